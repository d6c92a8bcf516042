import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** What the buttons have in common. */
  label: string;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** Joins secondary buttons that belong together; each stays a Tab stop of its own. */
export function ButtonGroup({ label, orientation = 'horizontal', ...rest }: ButtonGroupProps) {
  return <Frame role="group" aria-label={label} data-orientation={orientation} {...rest} />;
}

const Frame = styled.div`
  display: inline-flex;
  border-radius: ${token('radius.md')};
  isolation: isolate;
  &[data-orientation='vertical'] {
    flex-direction: column;
  }
  & > button {
    border-radius: 0;
  }
  /* The ring of one button stays above its neighbours. */
  & > button:is(:focus-visible, :hover, :active) {
    z-index: 1;
  }
  &[data-orientation='horizontal'] > button + button {
    border-inline-start: 1px solid ${token('border.default')};
  }
  &[data-orientation='horizontal'] > button:first-child {
    border-start-start-radius: ${token('radius.md')};
    border-end-start-radius: ${token('radius.md')};
  }
  &[data-orientation='horizontal'] > button:last-child {
    border-start-end-radius: ${token('radius.md')};
    border-end-end-radius: ${token('radius.md')};
  }
  &[data-orientation='vertical'] > button + button {
    border-block-start: 1px solid ${token('border.default')};
  }
  &[data-orientation='vertical'] > button:first-child {
    border-start-start-radius: ${token('radius.md')};
    border-start-end-radius: ${token('radius.md')};
  }
  &[data-orientation='vertical'] > button:last-child {
    border-end-start-radius: ${token('radius.md')};
    border-end-end-radius: ${token('radius.md')};
  }
`;
