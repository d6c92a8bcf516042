import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { opensElsewhere } from '../router';
import { token, type } from '../tokens';
import { goToSection } from './goToSection';
import { useCurrentSection } from './useCurrentSection';

export interface ContentsItem {
  /** Id of the heading or the section on the page. */
  id: string;
  label: string;
}

export interface TableOfContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Stands above the list and names it, such as "On this page". */
  label: string;
  /** In the order of the page. */
  items: readonly ContentsItem[];
}

/** The places of a long page, with the one that is being read marked. */
export function TableOfContents({ label, items, ...rest }: TableOfContentsProps) {
  const [current, setCurrent] = useCurrentSection(items.map(({ id }) => id));
  const handleClick = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    if (opensElsewhere(event) || document.getElementById(id) === null) return;
    event.preventDefault();
    setCurrent(id);
    goToSection(id);
  };
  return (
    <Frame aria-label={label} {...rest}>
      <p aria-hidden>{label}</p>
      <ol>
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${item.id}`}
              aria-current={item.id === current ? 'location' : undefined}
              onClick={(event) => handleClick(event, item.id)}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

const Frame = styled.nav`
  & > p {
    ${type('overline')}
    text-transform: uppercase;
    color: ${token('text.secondary')};
  }
  & > ol {
    margin-block-start: ${token('space.3')};
    padding: 0;
    list-style: none;
    border-inline-start: 1px solid ${token('border.default')};
  }
  & a {
    display: block;
    margin-inline-start: -1px;
    padding: ${token('space.1')} ${token('space.4')};
    border-inline-start: 2px solid transparent;
    border-radius: 0 ${token('radius.xs')} ${token('radius.xs')} 0;
    color: ${token('text.secondary')};
    ${type('small')}
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover {
    color: ${token('text.primary')};
  }
  & a[aria-current] {
    border-color: ${token('accent.indicator')};
    color: ${token('accent.text')};
    font-weight: ${token('weight.medium')};
  }
  @media (pointer: coarse) {
    & a {
      padding-block: ${token('space.3')};
    }
  }
`;
