import { ArrowUpRight, GripVertical, Pencil } from 'lucide-react';
import { useEffect, useRef, type Ref } from 'react';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { useListReorder } from '../List';
import { Handle } from '../List/List.styles';
import { NavigationIcon } from '../NavigationIcon';
import { parseUrl, RouterLink } from '../router';
import { truncateForSpeech } from '../truncate';
import { VisuallyHidden } from '../VisuallyHidden';
import type { ShortcutItem, ShortcutsPanelWords } from './ShortcutItem';
import { MovableTile, MovableTiles, Tile, Tiles } from './ShortcutsPanel.styles';

interface LinkGridProps {
  items: readonly ShortcutItem[];
  words: Pick<ShortcutsPanelWords, 'title' | 'opensElsewhere'>;
  /** The first thing in it that can take the focus. */
  firstRef: Ref<HTMLAnchorElement>;
  onFollow: (id: string) => void;
}

/** The shortcuts as links. */
export function LinkGrid({ items, words, firstRef, onFollow }: LinkGridProps) {
  const firstId = items.find(isFollowable)?.id;
  return (
    <Tiles aria-label={words.title} data-part="grid">
      {items.map((item) => (
        <li key={item.id}>
          <LinkTile
            item={item}
            opensElsewhere={words.opensElsewhere}
            {...(item.id === firstId ? { ref: firstRef } : {})}
            onFollow={() => onFollow(item.id)}
          />
        </li>
      ))}
    </Tiles>
  );
}

interface LinkTileProps {
  ref?: Ref<HTMLAnchorElement>;
  item: ShortcutItem;
  opensElsewhere: string;
  onFollow: () => void;
}

function LinkTile({ ref, item, opensElsewhere, onFollow }: LinkTileProps) {
  if (!isFollowable(item))
    return (
      <Tile as="div" data-part="tile" data-unreachable="">
        <TileFace item={item} />
      </Tile>
    );
  const rest = { onClick: onFollow, 'data-part': 'tile', ...(ref === undefined ? {} : { ref }) };
  if (item.isInternal)
    return (
      <Tile as={RouterLink} to={item.link} {...rest}>
        <TileFace item={item} />
      </Tile>
    );
  return (
    <Tile href={item.link} target="_blank" rel="noopener noreferrer" {...rest}>
      <TileFace item={item} />
      <VisuallyHidden>{opensElsewhere}</VisuallyHidden>
      <Icon icon={ArrowUpRight} size="xs" isDirectional data-part="external" />
    </Tile>
  );
}

interface ModifyGridProps {
  items: readonly ShortcutItem[];
  words: Pick<ShortcutsPanelWords, 'modifyTitle' | 'edit'>;
  onEdit: (item: ShortcutItem) => void;
  onMove: (id: string, to: number) => void;
}

/** The shortcuts to be moved and changed. */
export function ModifyGrid({ items, words, onEdit, onMove }: ModifyGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const dragAndDropHooks = useListReorder(
    items.map(({ id, label }) => ({ id, name: label })),
    ([id], to) => void (id !== undefined && onMove(id, to)),
  );
  const count = useRef(items.length);
  useEffect(() => {
    const hasGrown = items.length > count.current;
    count.current = items.length;
    if (!hasGrown) return undefined;
    // What is new is last, and would be out of sight. The list draws its items a moment after it has them.
    const frame = requestAnimationFrame(() => grid.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [items.length]);
  return (
    <MovableTiles
      ref={grid}
      layout="grid"
      aria-label={words.modifyTitle}
      dragAndDropHooks={dragAndDropHooks}
      data-part="grid"
    >
      {items.map((item) => (
        <MovableTile key={item.id} id={item.id} textValue={item.label} onAction={() => onEdit(item)} data-part="tile">
          <TileFace item={item} />
          <span data-part="tools">
            <Handle slot="drag" data-part="handle">
              <Icon icon={GripVertical} size="sm" />
            </Handle>
            <IconButton
              size="xs"
              icon={Pencil}
              label={words.edit(truncateForSpeech(item.label))}
              onPress={() => onEdit(item)}
              data-part="edit"
            />
          </span>
        </MovableTile>
      ))}
    </MovableTiles>
  );
}

function TileFace({ item: { icon, label, description } }: { item: ShortcutItem }) {
  return (
    <>
      <NavigationIcon name={icon} size="lg" data-part="icon" />
      <span data-part="label">{label}</span>
      {description === '' ? null : <span data-part="description">{description}</span>}
    </>
  );
}

/** Outside of the app only pages of the web are opened: an address may come from anybody. */
const isFollowable = ({ link, isInternal, isReachable = true }: ShortcutItem): boolean =>
  isReachable && (isInternal ? /^\/(?![/\\])[^\s\\]*$/.test(link) : /^https?:$/.test(parseUrl(link)?.protocol ?? ''));
