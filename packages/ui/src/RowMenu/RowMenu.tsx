import { ArrowDown, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useFocusLeftBehind } from '../keptFocus';
import { Menu, MenuItem, type MenuItemProps, type MenuProps } from '../Menu';
import { usePreferences } from '../preferences';
import { useIsFrom } from '../viewport';

export interface RowMenuProps extends Omit<
  MenuProps<object>,
  'aria-label' | 'triggerRef' | 'isOpen' | 'onOpenChange' | 'onClose'
> {
  /** Names the menu, such as "Actions for Paint the hull". */
  'aria-label': string;
  /** The button that it belongs to, as `useRowMenu` has it. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** Everything that can be done with one row of a list, also what keys, dragging and swiping do. */
export function RowMenu({ anchor, onClose, ...rest }: RowMenuProps) {
  useFocusLeftBehind();
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  // The button is a plain element of the row, which knows nothing of its menu.
  useEffect(() => {
    anchor.setAttribute('aria-expanded', 'true');
    return () => anchor.removeAttribute('aria-expanded');
  }, [anchor]);
  return (
    <Menu
      placement="bottom end"
      {...rest}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onClose={onClose}
    />
  );
}

export interface RowMenuItemProps extends Omit<MenuItemProps, 'hint'> {
  /** The key that does the same in the list, such as "Alt ↑"; phones show none. */
  keys?: string;
  /** A single letter or sign, which does nothing for those who have switched such keys off. */
  letter?: string;
}

/** An entry that says which key does the same. */
export function RowMenuItem({ keys, letter, ...rest }: RowMenuItemProps) {
  // Keys are no use to a thumb.
  const hasKeys = useIsFrom('sm');
  const hasLetters = usePreferences((preferences) => preferences.hasSingleKeys);
  const hint = keys ?? (hasLetters ? letter : undefined);
  return <MenuItem {...(hasKeys && hint !== undefined ? { hint } : {})} {...rest} />;
}

export interface MoveItemsProps {
  words: { up: string; down: string; top: string };
  /** Place of the row among those that it moves among, from 0; -1 where it is none of them. */
  place: number;
  /** How many there are. */
  count: number;
  /** Whether the neighbours are known, which they are not where a filter leaves some out. @default true */
  canStep?: boolean;
  /** Gets the place that the row is to have in the resulting list. */
  onMove: (to: number) => void;
}

/** Entries that move the row one up, one down and to the top. */
export function MoveItems({ words, place, count, canStep = true, onMove }: MoveItemsProps) {
  return (
    <>
      <RowMenuItem icon={ArrowUp} keys="Alt ↑" isDisabled={!canStep || place <= 0} onAction={() => onMove(place - 1)}>
        {words.up}
      </RowMenuItem>
      <RowMenuItem
        icon={ArrowDown}
        keys="Alt ↓"
        isDisabled={!canStep || place >= count - 1}
        onAction={() => onMove(place + 1)}
      >
        {words.down}
      </RowMenuItem>
      <RowMenuItem icon={ArrowUpToLine} isDisabled={place <= 0} onAction={() => onMove(0)}>
        {words.top}
      </RowMenuItem>
    </>
  );
}
