import { Pencil, PencilOff, Plus } from 'lucide-react';
import { useEffect, useId, useReducer, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { AsyncContent, type AsyncResult } from '../AsyncContent';
import { CloseButton } from '../CloseButton';
import { IconButton } from '../IconButton';
import { useJoinedRef } from '../refs';
import { Skeleton } from '../Skeleton';
import { nextMode, type PanelEvent, type PanelMode } from './panelMode';
import { ShortcutForm, type ShortcutFormProps } from './ShortcutForm';
import { LinkGrid, ModifyGrid } from './ShortcutGrid';
import type { ShortcutItem, ShortcutsPanelWords, ShortcutValues } from './ShortcutItem';
import { Frame, Tiles } from './ShortcutsPanel.styles';

export interface ShortcutsPanelProps
  extends
    Omit<ComponentProps<'section'>, 'children' | 'onChange'>,
    Pick<ShortcutFormProps, 'icons' | 'maxLengths' | 'refuseLink'> {
  /** What is known of the shortcuts, in order. */
  result: AsyncResult<readonly ShortcutItem[]>;
  words: ShortcutsPanelWords;
  /** Stands in the place of the grid when there is nothing. */
  empty: ReactNode;
  onAdd: (values: ShortcutValues) => void;
  onChange: (id: string, values: ShortcutValues) => void;
  onDelete: (id: string) => void;
  /** One is to stand at `to`, an index in the resulting list. */
  onMove: (id: string, to: number) => void;
  /** A shortcut was followed; links lead on by themselves. */
  onFollow: (id: string) => void;
  /** Shows a button that closes the panel on phones, where it fills the screen. */
  onClose?: () => void;
  /** The form appears or goes: what is around must not close by a press elsewhere while something is typed there. */
  onFormChange?: (isOpen: boolean) => void;
  /**
   * The first shortcut takes the focus as soon as it is there, for a panel that has just opened; not from somebody who
   * is in another place by then. @default false
   */
  takesFocus?: boolean;
}

const addButton = '[data-part="add"]';
const tileOf = (id: string) => `[data-part="tile"][data-key="${CSS.escape(id)}"]`;
const skeletonTiles = Array.from({ length: 8 }, (_, index) => index);

/**
 * A grid of shortcuts that can be followed, put in order, added, changed and deleted. The form stands in the panel; the
 * focus goes with every change of mode.
 */
export function ShortcutsPanel({
  ref: outer,
  result,
  words,
  empty,
  icons,
  maxLengths,
  refuseLink,
  onAdd,
  onChange,
  onDelete,
  onMove,
  onFollow,
  onClose,
  onFormChange,
  takesFocus = false,
  ...rest
}: ShortcutsPanelProps) {
  const headingId = useId();
  const frame = useRef<HTMLElement>(null);
  const ref = useJoinedRef(frame, outer);
  const [mode, send] = useReducer(nextMode<ShortcutItem>, { name: 'view' });
  /** What had the focus when the panel was opened. */
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  const wantsFocus = useRef(takesFocus);
  // The grid may come a moment after its items: a skeleton that is shown stays for a while.
  const handleFirst = (link: HTMLElement | null) => {
    if (link === null || !wantsFocus.current) return;
    wantsFocus.current = false;
    const focused = document.activeElement;
    // Meanwhile the dialog around may have taken the focus itself.
    if (focused === opener || focused?.contains(frame.current)) link.focus();
  };
  /** What takes the focus when the form has gone: a selector. */
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    frame.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = null;
  });
  const go = (event: PanelEvent<ShortcutItem>, focus: string | null = null) => {
    wantsFocus.current = false;
    focusNext.current = focus;
    send(event);
  };

  const isForm = mode.name === 'add' || mode.name === 'edit';
  useEffect(() => onFormChange?.(isForm), [isForm, onFormChange]);
  const cancel = () => go({ name: 'cancel' }, mode.name === 'edit' ? tileOf(mode.item.id) : addButton);
  const save = (values: ShortcutValues) => {
    if (mode.name === 'edit') {
      onChange(mode.item.id, values);
      go({ name: 'save' }, tileOf(mode.item.id));
    } else {
      onAdd(values);
      go({ name: 'save' }, addButton);
    }
  };
  const remove = () => {
    if (mode.name !== 'edit') return;
    const items = result.data ?? [];
    const at = items.findIndex(({ id }) => id === mode.item.id);
    const neighbour = items[at + 1] ?? items[at - 1];
    onDelete(mode.item.id);
    go({ name: 'delete' }, neighbour === undefined ? addButton : tileOf(neighbour.id));
  };

  return (
    <Frame aria-labelledby={headingId} data-mode={mode.name} {...rest} ref={ref}>
      <header>
        <h2 id={headingId}>{titleOf(mode, words)}</h2>
        {isForm ? null : (
          <span data-part="head-actions">
            <IconButton
              size="sm"
              icon={mode.name === 'modify' ? PencilOff : Pencil}
              label={mode.name === 'modify' ? words.exitEdit : words.enterEdit}
              onPress={() => go({ name: mode.name === 'modify' ? 'exitEdit' : 'enterEdit' })}
              data-part="mode"
            />
            <IconButton size="sm" icon={Plus} label={words.add} onPress={() => go({ name: 'add' })} data-part="add" />
          </span>
        )}
        {onClose === undefined ? null : <CloseButton onPress={onClose} data-part="close" />}
      </header>
      {mode.name === 'add' || mode.name === 'edit' ? (
        <ShortcutForm
          item={mode.name === 'edit' ? mode.item : undefined}
          words={words.form}
          {...{ icons, maxLengths, refuseLink }}
          onSave={save}
          onDelete={remove}
          onCancel={cancel}
        />
      ) : null}
      {/* Behind the form it stays, with its place and with what takes the focus next. */}
      <AsyncContent
        hidden={isForm}
        result={result}
        size="sm"
        data-part="content"
        skeleton={<GridSkeleton />}
        empty={empty}
      >
        {(items) =>
          mode.name === 'view' || (mode.name === 'add' && mode.from === 'view') ? (
            <LinkGrid items={items} words={words} firstRef={handleFirst} onFollow={onFollow} />
          ) : (
            <ModifyGrid items={items} words={words} onEdit={(item) => go({ name: 'edit', item })} onMove={onMove} />
          )
        }
      </AsyncContent>
    </Frame>
  );
}

function titleOf(mode: PanelMode<ShortcutItem>, words: ShortcutsPanelWords): string {
  const titles = { view: words.title, modify: words.modifyTitle, add: words.add, edit: words.editTitle };
  return titles[mode.name];
}

const GridSkeleton = () => (
  <Tiles as="div">
    {skeletonTiles.map((tile) => (
      <Skeleton key={tile} shape="box" height="96px" />
    ))}
  </Tiles>
);
