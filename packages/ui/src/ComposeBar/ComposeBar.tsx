import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { Kbd } from '../Kbd';
import { usePreferences } from '../preferences';
import { below, token, type } from '../tokens';

export interface ComposeBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is written, such as "Write a note…". */
  label: string;
  /** @default a plus */
  icon?: IconComponent;
  /** Opens the editor. */
  onPress: () => void;
  /** The key that does the same; hidden where single keys are off. */
  shortcut?: string;
  /** Other ways to begin, and what the new record will have. */
  children?: ReactNode;
}

/**
 * The way to a new record above a list of cards: it looks like a field and opens an editor. Phones have a
 * `FloatingActionButton` instead.
 */
export function ComposeBar({ label, icon = Plus, onPress, shortcut, children, ...rest }: ComposeBarProps) {
  const { hasSingleKeys } = usePreferences();
  return (
    <Bar {...rest}>
      <button type="button" onClick={() => onPress()} data-part="write">
        <Icon icon={icon} />
        {label}
      </button>
      {children}
      {shortcut !== undefined && hasSingleKeys ? <Kbd keys={shortcut} data-part="key" /> : null}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  min-block-size: 48px;
  padding-inline: ${token('space.4')} ${token('space.3')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  & > [data-part='write'] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${token('space.3')};
    min-inline-size: 0;
    min-block-size: 46px;
    border: 0;
    padding: 0;
    background: none;
    color: ${token('text.secondary')};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: text;
    outline: none;
    ${type('body')}
  }
  &:has([data-part='write']:focus-visible) {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  & > [data-part='key'] {
    margin-inline-start: ${token('space.2')};
  }
  ${below('sm')} {
    display: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
