import { Link2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { opensElsewhere } from '../router';
import { goToSection } from '../TableOfContents';
import { from, token } from '../tokens';

export interface HeadingAnchorProps extends Omit<ComponentProps<'a'>, 'children' | 'href' | 'onClick'> {
  /** Id of the heading it stands in. */
  target: string;
  /** Names it, such as "Link to “Import”". */
  label: string;
}

/** A link to a heading, the first thing in it: it appears before the heading on hover and focus, where there is room. */
export function HeadingAnchor({ target, label, ...rest }: HeadingAnchorProps) {
  return (
    <Anchor
      href={`#${target}`}
      aria-label={label}
      data-part="anchor"
      {...rest}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        goToSection(target);
      }}
    >
      <Icon icon={Link2} size="sm" />
    </Anchor>
  );
}

const Anchor = styled.a`
  position: absolute;
  inset-inline-start: -32px;
  inset-block-start: 2px;
  display: none;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: ${token('radius.sm')};
  color: ${token('text.secondary')};
  opacity: 0;
  ${from('md')} {
    display: grid;
  }
  :is(h1, h2, h3, h4, h5, h6):has(> &) {
    position: relative;
    outline: none;
    scroll-margin-block-start: 24px;
  }
  :is(h1, h2, h3, h4, h5, h6):hover > &,
  &:focus-visible {
    opacity: 1;
  }
`;
