import { Trash2, X } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { css, keyframes, styled } from 'styled-components';
import { Button } from '../Button';
import { docked } from '../dock';
import { IconButton } from '../IconButton';
import { numberFormat } from '../intlFormats';
import { useFocusLeftBehind } from '../keptFocus';
import { useKitMessages } from '../messages';
import { fillRef } from '../refs';
import { below, token, type } from '../tokens';
import { Toolbar, type ToolbarProps } from '../Toolbar';

export interface BulkBarProps extends Omit<ToolbarProps, 'children'> {
  /** Names the toolbar, such as "Selected tasks". */
  label: string;
  /** How many are selected. */
  count: number;
  deleteLabel: string;
  onDelete: () => void;
  clearLabel: string;
  onClear: () => void;
  /** What else can be done with the selection: buttons and menus. */
  children?: ReactNode;
  /**
   * Over the end of a `pane`, which is its container and scrolls inside, or of a `page` that scrolls as a whole.
   * @default 'pane'
   */
  placement?: 'pane' | 'page';
}

/** What can be done with everything that is selected in a list. */
export function BulkBar({
  ref: outer,
  label,
  count,
  deleteLabel,
  onDelete,
  clearLabel,
  onClear,
  children,
  placement = 'pane',
  ...rest
}: BulkBarProps) {
  const messages = useKitMessages();
  const { locale } = useLocale();
  useFocusLeftBehind();
  const ref = useCallback(
    (bar: HTMLDivElement) => {
      const letGo = fillRef(outer, bar);
      const release = docked(bar);
      return () => {
        release?.();
        letGo();
      };
    },
    [outer],
  );
  return (
    <Bar ref={ref} label={label} $placement={placement} {...rest}>
      <b>{messages.selected(numberFormat(locale).format(Number.isNaN(count) ? 0 : count))}</b>
      {children}
      <Button size="sm" variant="danger-ghost" icon={Trash2} onPress={onDelete}>
        {deleteLabel}
      </Button>
      <IconButton size="sm" icon={X} label={clearLabel} onPress={onClear} data-part="clear" />
    </Bar>
  );
}

const rise = keyframes`from { translate: 0 16px; opacity: 0; }`;

/** Two rows of a bar of actions on what is selected: the count and the way out above, the actions below, in one row where they all fit. */
const rows = css`
  & > b {
    order: -3;
    flex: 1;
  }
  & > [data-part='clear'] {
    order: -2;
  }
  &::before {
    /* Ends the first line. */
    content: '';
    order: -1;
    inline-size: 100%;
  }
  & > button:not([data-part='clear']) {
    /* Room for its label first, then a share of what is left: equal shares break the longest word. */
    flex: 1 1 auto;
    flex-direction: column;
    gap: ${token('space.1')};
    min-inline-size: 0;
    min-block-size: 52px;
    padding-inline: ${token('space.1')};
    ${type('caption-medium')}
    /* One that is wider than the whole bar takes several lines. */
    & > [data-part='label'] {
      max-inline-size: 100%;
      white-space: normal;
      overflow-wrap: anywhere;
      text-align: center;
    }
  }
`;

/** Where there is little room the bar has the whole width, and as many rows as it takes. */
const filling = css`
  flex-wrap: wrap;
  justify-content: space-between;
  inline-size: auto;
  max-inline-size: none;
  border-radius: 0;
  border-block-start: 1px solid ${token('border.default')};
  box-shadow: none;
  ${rows}
`;

const placements = {
  pane: css`
    position: absolute;
    inset-inline: 0;
    max-inline-size: calc(100% - 32px);
    margin-inline: auto;
    padding: ${token('space.1-5')} ${token('space.2')};
    @container (max-width: 640px) {
      ${filling}
      position: static;
      flex: none;
      margin: 0;
      padding: ${token('space.2')} ${token('space.2')} calc(${token('space.2')} + env(safe-area-inset-bottom));
    }
  `,
  page: css`
    position: sticky;
    max-inline-size: 100%;
    /* Lies over the room that the list leaves for it, and takes none itself. */
    box-sizing: border-box;
    block-size: 52px;
    margin: -64px auto 12px;
    padding: 0 ${token('space.2')};
    ${below('sm')} {
      ${filling}
      inset-block-end: calc(var(--qd-bottom-bar, 0px) + env(safe-area-inset-bottom));
      block-size: auto;
      margin: 0 calc(-1 * ${token('page.gutter')});
      padding: ${token('space.2')};
    }
  `,
};

const Bar = styled(Toolbar)<{ $placement: keyof typeof placements }>`
  z-index: ${token('layer.sticky')};
  inset-block-end: ${token('space.4')};
  inline-size: fit-content;
  flex-wrap: nowrap;
  gap: ${token('space.1')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  box-shadow: ${token('elevation.4')};
  animation: ${rise} ${token('duration.moderate')} ${token('easing.enter')};
  & > b {
    ${type('body-medium')}
    padding-inline: ${token('space.2')};
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  ${({ $placement }) => placements[$placement]}
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  [data-motion='reduce'] & {
    animation: none;
  }
`;
