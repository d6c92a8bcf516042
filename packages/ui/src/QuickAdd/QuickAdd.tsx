import { Plus } from 'lucide-react';
import { useCallback, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { docked } from '../dock';
import { Icon } from '../Icon';
import { fillRef } from '../refs';
import { below, token, type } from '../tokens';
import { quickAddRow } from '../VirtualList';

export interface QuickAddProps extends ComponentProps<'button'> {
  /**
   * Below the list of a `pane` that scrolls inside, or over the end of a `page` that scrolls as a whole.
   * @default 'pane'
   */
  placement?: 'pane' | 'page';
}

/** On phones the way to add a row lies at the thumb, below the list; wider windows have it in the head of the list. */
export function QuickAdd({ ref: outer, placement = 'pane', children, ...rest }: QuickAddProps) {
  const ref = useCallback(
    (line: HTMLButtonElement) => {
      const letGo = fillRef(outer, line);
      const release = docked(line);
      return () => {
        release?.();
        letGo();
      };
    },
    [outer],
  );
  return (
    <Line ref={ref} type="button" data-part="quick-add" data-placement={placement} {...rest}>
      <Icon icon={Plus} />
      {children}
    </Line>
  );
}

const Line = styled.button`
  ${quickAddRow}
  ${below('sm')} {
    &[data-placement='pane'] {
      min-block-size: calc(52px + env(safe-area-inset-bottom));
      padding-block-end: env(safe-area-inset-bottom);
    }
    &[data-placement='page'] {
      position: sticky;
      inset-block-end: calc(var(--qd-bottom-bar, 0px) + env(safe-area-inset-bottom));
      z-index: ${token('layer.sticky')};
      margin-inline: calc(-1 * ${token('page.gutter')});
      border-block-end: 1px solid ${token('border.default')};
      ${type('body-medium')}
    }
  }
`;
