import type { BacklogItem, BacklogItemId, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import type { useRowMenu } from '@quarterdeck/ui/VirtualList';
import { ItemBulkBar, ItemMenu } from './backlogParts';
import type { ItemBulkBarProps } from './ItemBulkBar';

interface ItemActionsProps extends Omit<ItemBulkBarProps, 'onDelete'> {
  rowMenu: ReturnType<typeof useRowMenu<BacklogItem>>;
  canMove: boolean;
  onOpen: (id: BacklogItemId) => void;
  /** The item of the menu becomes one of those that are selected. */
  onSelect: (id: BacklogItemId) => void;
  onDelete: (items: readonly BacklogItem[]) => void;
  /** The item of the menu goes to another group, where it may be another element. */
  onMoved?: (item: BacklogItem, status: BacklogStatus) => void;
}

/** The bar of what is selected and the menu of one item, the same for rows and cards; both load when they are asked for. */
export function ItemActions({ rowMenu, canMove, selected, onClear, ...actions }: ItemActionsProps) {
  const { onOpen, onSelect, onDelete, onMoved } = actions;
  const { menu, close, afterwards } = rowMenu;
  return (
    <>
      <PartBoundary shownFor={selected.length > 0}>
        {selected.length > 0 ? (
          <ItemBulkBar selected={selected} onClear={onClear} onDelete={() => onDelete(selected)} />
        ) : null}
      </PartBoundary>
      {/* One of its own: a menu that closes while the bar loads would else be hidden first, and lose the focus. */}
      <PartBoundary shownFor={menu} onFailure={close}>
        {menu ? (
          <ItemMenu
            {...menu}
            canMove={canMove}
            onClose={close}
            onOpen={() => afterwards(() => onOpen(menu.item.id))}
            onDelete={() => afterwards(() => onDelete([menu.item]))}
            onSelect={() => onSelect(menu.item.id)}
            onMoved={(status) => {
              if (!onMoved) return;
              afterwards(() => onMoved(menu.item, status));
              close();
            }}
          />
        ) : null}
      </PartBoundary>
    </>
  );
}
