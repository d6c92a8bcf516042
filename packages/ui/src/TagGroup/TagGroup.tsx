import { Check, X } from 'lucide-react';
import { useEffect, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Label, Tag as AriaTag, type TagGroupProps as AriaTagGroupProps } from 'react-aria-components/TagGroup';
import { Icon } from '../Icon';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';
import { Remove, type TagSize } from '../Tag/Tag.styles';
import { Item, List, Note, Root, type TagGroupItem, type TagGroupVariant } from './TagGroup.styles';

export interface TagGroupProps extends Omit<AriaTagGroupProps, 'children' | 'className' | 'style'> {
  ref?: Ref<HTMLDivElement>;
  className?: string;
  style?: CSSProperties;
  /** Stands above the tags. Without one give `aria-label`. */
  label?: ReactNode;
  /** In this order. */
  items: readonly TagGroupItem[];
  /** As a `Tag`; `chip` are filters, 32 high. @default 'tint', and 'chip' where tags can be chosen */
  variant?: TagGroupVariant;
  /** 20, 24 or 32 px high; chips have one height. @default 'md' */
  size?: TagSize;
  /** Explains the group, below it. */
  description?: ReactNode;
  /** What is wrong, below it. */
  errorMessage?: ReactNode;
  /** Stands in the place of the tags when there are none. */
  emptyText?: ReactNode;
}

/**
 * Several tags as one group: Tab comes to one of them, arrows go from tag to tag. With `onRemove` each has a button, Delete
 * and Backspace remove too, the focus moves to the next tag and what is gone is announced. With `selectionMode` they are
 * filters that are on or off. A tag that only says something is a `Tag`, one filter alone is a `FilterChip`.
 */
export function TagGroup({
  label,
  items,
  selectionMode = 'none',
  variant = selectionMode === 'none' ? 'tint' : 'chip',
  size = 'md',
  description,
  errorMessage,
  emptyText,
  onRemove,
  ...rest
}: TagGroupProps) {
  const isSelectable = selectionMode !== 'none';
  const noteRemoval = useRemovalAnnouncement(items);
  return (
    <Root
      selectionMode={selectionMode}
      {...rest}
      {...(onRemove
        ? {
            onRemove: (keys) => {
              noteRemoval(keys);
              onRemove(keys);
            },
          }
        : {})}
    >
      {label === undefined ? null : <Label data-part="label">{label}</Label>}
      <List
        items={items}
        // A tag is drawn again when one of these changes, and not only its item.
        dependencies={[variant, size, isSelectable]}
        renderEmptyState={() => emptyText}
        data-variant={variant}
        data-size={size}
      >
        {({ id, name, hue, icon, count, isDisabled = false }) => (
          <Item
            as={AriaTag}
            id={id}
            textValue={nameOf(name, count, id)}
            isDisabled={isDisabled}
            data-variant={variant}
            data-size={size}
            data-hue={hue}
          >
            {({ isSelected, allowsRemoving }: { isSelected: boolean; allowsRemoving: boolean }) => (
              <>
                {isSelected ? <Icon icon={Check} size="xs" data-part="check" /> : icon}
                <span data-part="label" title={name}>
                  {name}
                </span>
                {count === undefined ? null : <span data-part="count">{String(count)}</span>}
                {allowsRemoving ? (
                  <Remove as={Button} slot="remove" data-part="remove">
                    <Icon icon={X} size="xs" />
                  </Remove>
                ) : null}
              </>
            )}
          </Item>
        )}
      </List>
      {description === undefined ? null : <Note slot="description">{description}</Note>}
      {errorMessage === undefined ? null : <Note slot="errorMessage">{errorMessage}</Note>}
    </Root>
  );
}

/** Announces tags that were to be removed once they have gone: whoever owns them may keep one, or ask first. */
function useRemovalAnnouncement(items: readonly TagGroupItem[]) {
  const messages = useKitMessages();
  const { locale } = useLocale();
  const asked = useRef(new Map<unknown, string>());
  useEffect(() => {
    const kept = new Set<unknown>(items.map((item) => item.id));
    const gone = [...asked.current].filter(([key]) => !kept.has(key));
    if (gone.length === 0) return;
    for (const [key] of gone) asked.current.delete(key);
    announce(messages.removed(new Intl.ListFormat(locale).format(gone.map(([, name]) => name))));
  }, [items, messages, locale]);
  return (keys: ReadonlySet<unknown>) => {
    for (const { id, name } of items) if (keys.has(id)) asked.current.set(id, name);
  };
}

/** What a screen reader says; a tag without a name still has one. */
const nameOf = (name: string, count: number | string | undefined, id: string) =>
  [name.trim() === '' ? id : name, ...(count === undefined ? [] : [String(count)])].join(' ');
