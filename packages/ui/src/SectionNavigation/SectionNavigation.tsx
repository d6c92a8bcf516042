import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FilterLink, FilterList } from '../FilterList';
import { opensElsewhere } from '../router';
import { goToSection, useCurrentSection } from '../TableOfContents';
import { Text } from '../Text';
import { token } from '../tokens';
import { useIsFrom } from '../viewport';
import { SectionSelect, type SectionItem } from './SectionSelect';

export interface SectionNavigationProps extends Omit<ComponentProps<'nav'>, 'onChange'> {
  /** Stands above the list and names it, such as "Groups". */
  label: string;
  /** In the order of the page. */
  items: readonly SectionItem[];
  /** Below the list, where it is one. */
  children?: ReactNode;
}

/** The sections of a page with the one that is read marked: a list beside them, and a select where there is no room. */
export function SectionNavigation({ label, items, children, ...rest }: SectionNavigationProps) {
  const [current, setCurrent] = useCurrentSection(items.map(({ id }) => id));
  const isWide = useIsFrom('md');
  const goTo = (id: string) => {
    setCurrent(id);
    goToSection(id);
  };
  if (!isWide) return <SectionSelect label={label} items={items} current={current} onChange={goTo} />;
  return (
    <Rail aria-label={label} {...rest}>
      <Text as="p" variant="overline" tone="secondary" aria-hidden>
        {label}
      </Text>
      <FilterList>
        {items.map(({ id, title, count }) => (
          <FilterLink
            key={id}
            to={`#${id}`}
            isCurrent={id === current}
            count={count ?? ''}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              goTo(id);
            }}
          >
            {title}
          </FilterLink>
        ))}
      </FilterList>
      {children}
    </Rail>
  );
}

const Rail = styled.nav`
  position: sticky;
  inset-block-start: 40px;
  padding-inline: ${token('space.2-5')};
  & > p {
    margin-block-end: ${token('space.2')};
  }
`;
