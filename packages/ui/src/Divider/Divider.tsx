import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { token, type } from '../tokens';

export interface DividerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In the line: "or", or the name of what follows. */
  label?: ReactNode;
  /** `overline` for names of groups, `text` for words such as "or". @default 'text' */
  labelVariant?: 'overline' | 'text';
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Leaves 16 px at both ends. @default false */
  isInset?: boolean;
  /** Whether it separates content rather than decorates; then it is read. @default false */
  isSeparator?: boolean;
}

/** A hairline between things. */
export function Divider({
  label,
  labelVariant = 'text',
  orientation = 'horizontal',
  isInset = false,
  isSeparator = false,
  ...rest
}: DividerProps) {
  const semantics = isSeparator ? { role: 'separator', 'aria-orientation': orientation } : {};
  return (
    <Line
      data-orientation={orientation}
      data-inset={isInset ? '' : undefined}
      data-label={label === undefined ? undefined : labelVariant}
      {...semantics}
      {...rest}
    >
      {label === undefined ? null : <span>{label}</span>}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  color: ${token('text.tertiary')};
  ${type('caption')}
  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: ${token('border.subtle')};
  }
  &:not([data-label])::after {
    display: none;
  }
  &[data-label='overline'] {
    text-transform: uppercase;
    ${type('overline')}
  }
  &[data-label='overline']::before {
    display: none;
  }
  &[data-inset] {
    margin-inline: ${token('space.4')};
  }
  &[data-orientation='vertical'] {
    align-self: stretch;
    flex-direction: column;
    flex: none;
  }
  &[data-orientation='vertical']::before,
  &[data-orientation='vertical']::after {
    inline-size: 1px;
    block-size: auto;
  }
  &[data-orientation='vertical'][data-inset] {
    margin: ${token('space.2')} 0;
  }
  @media (forced-colors: active) {
    &::before,
    &::after {
      background: CanvasText;
    }
  }
`;
