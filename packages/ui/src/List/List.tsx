import { GripVertical } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import {
  Collection,
  Text,
  type GridListItemProps,
  type GridListProps,
  type GridListSectionProps,
} from 'react-aria-components/GridList';
import { Checkbox } from '../Checkbox';
import { Icon } from '../Icon';
import { Handle, Head, Line, Root, Row, Section } from './List.styles';
import { useFilledCollection } from './useFilledCollection';

export interface ListProps<T> extends Omit<GridListProps<T>, 'className' | 'style' | 'layout' | 'renderEmptyState'> {
  ref?: Ref<HTMLDivElement>;
  className?: string;
  style?: CSSProperties;
  /** Names the list. */
  'aria-label': string;
  /** Stands in the place of the rows when there are none. */
  empty?: ReactNode;
}

/**
 * Rows with their own height: people, files, settings. Arrows go from row to row and into its controls, Enter runs
 * `onAction`, and with `selectionMode` rows are chosen; `useListReorder` lets them be moved. All rows are drawn, so it is
 * for up to some 300. Thousands of rows of one height, with open, move and single-letter keys, are a `VirtualList`; rows
 * that only lead to other pages are a `RowList`.
 */
export function List<T extends object>({ empty, ...rest }: ListProps<T>) {
  useFilledCollection();
  return <Root {...rest} renderEmptyState={() => empty} />;
}

export interface ListSectionProps<T> extends Omit<GridListSectionProps<T>, 'className' | 'style' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  className?: string;
  style?: CSSProperties;
  /** Its head, which stays in sight while its rows scroll. */
  title: ReactNode;
  /** How many rows there are, after the title. */
  count?: ReactNode;
  /** `ListItem` elements, or what makes one of an item. */
  children: ReactNode | ((item: T) => ReactNode);
}

/** Rows with a head. A list with sections cannot be reordered. */
export function ListSection<T extends object>({ title, count, children, items, ...rest }: ListSectionProps<T>) {
  return (
    <Section {...rest}>
      <Head>
        <span data-part="section-title">{title}</span>
        {count === undefined ? null : <span data-part="count">{count}</span>}
      </Head>
      {typeof children === 'function' ? <Collection {...(items ? { items } : {})}>{children}</Collection> : children}
    </Section>
  );
}

export interface ListItemProps extends Omit<
  GridListItemProps,
  'className' | 'style' | 'children' | 'id' | 'textValue' | 'title' | 'value'
> {
  ref?: Ref<HTMLDivElement>;
  className?: string;
  style?: CSSProperties;
  /** Unique in the list. */
  id: string;
  /** First line; a text, or give `textValue` too. */
  title: ReactNode;
  /** Name of the row: typing its beginning goes there. @default the title */
  textValue?: string;
  /** Second line; it makes the row 64 high at least. */
  text?: ReactNode;
  /** Before the lines: an avatar, an icon. */
  media?: ReactNode;
  /** At the end: a time, tags. */
  meta?: ReactNode;
  /** Buttons at the end, in sight while the row is hovered or has the focus, and always where there is no mouse. */
  actions?: ReactNode;
}

export function ListItem({ title, id, textValue, text, media, meta, actions, ...rest }: ListItemProps) {
  const named = textValue ?? (typeof title === 'string' ? title : '');
  return (
    <Row
      id={id}
      textValue={named.trim() === '' ? id : named}
      data-two-lines={text === undefined ? undefined : true}
      {...rest}
    >
      {({ selectionMode, selectionBehavior, allowsDragging }) => (
        <Line>
          {allowsDragging ? (
            <Handle slot="drag" data-part="handle">
              <Icon icon={GripVertical} size="sm" />
            </Handle>
          ) : null}
          {selectionMode === 'multiple' && selectionBehavior === 'toggle' ? <Checkbox slot="selection" /> : null}
          {media === undefined ? null : <span data-part="media">{media}</span>}
          <div data-part="body">
            <div data-part="texts">
              <span data-part="title">{title}</span>
              {text === undefined ? null : (
                <Text slot="description" data-part="text">
                  {text}
                </Text>
              )}
            </div>
            {meta === undefined ? null : <span data-part="meta">{meta}</span>}
          </div>
          {actions === undefined ? null : <span data-part="actions">{actions}</span>}
        </Line>
      )}
    </Row>
  );
}
