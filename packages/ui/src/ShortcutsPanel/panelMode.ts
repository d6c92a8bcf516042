/** What the panel shows. `T` is what an item is. */
export type PanelMode<T> =
  | { name: 'view' }
  | { name: 'modify' }
  | { name: 'add'; from: 'view' | 'modify' }
  | { name: 'edit'; item: T };

export type PanelEvent<T> =
  | { name: 'enterEdit' }
  | { name: 'exitEdit' }
  | { name: 'add' }
  | { name: 'edit'; item: T }
  | { name: 'cancel' }
  | { name: 'save' }
  | { name: 'delete' };

/** The mode that an event leads to; what a mode has no event for leaves it as it is. */
export function nextMode<T>(mode: PanelMode<T>, event: PanelEvent<T>): PanelMode<T> {
  switch (mode.name) {
    case 'view':
      if (event.name === 'enterEdit') return { name: 'modify' };
      return event.name === 'add' ? { name: 'add', from: 'view' } : mode;
    case 'modify':
      if (event.name === 'exitEdit') return { name: 'view' };
      if (event.name === 'edit') return { name: 'edit', item: event.item };
      return event.name === 'add' ? { name: 'add', from: 'modify' } : mode;
    case 'add':
      if (event.name === 'cancel') return { name: mode.from };
      return event.name === 'save' ? { name: 'modify' } : mode;
    default:
      return event.name === 'cancel' || event.name === 'save' || event.name === 'delete' ? { name: 'modify' } : mode;
  }
}
