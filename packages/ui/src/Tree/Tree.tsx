import { ChevronRight } from 'lucide-react';
import { useMemo, useRef, useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { TreeItemContent, type Key, type TreeProps as AriaTreeProps } from 'react-aria-components/Tree';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { Icon } from '../Icon';
import { useFilledCollection } from '../List/useFilledCollection';
import { useKitMessages } from '../messages';
import { useJoinedRef } from '../refs';
import { Spinner } from '../Spinner';
import { Chevron, Line, Root, Row } from './Tree.styles';
import type { TreeNode, TreeRow } from './treeRows';
import { useLazyChildren, type LoadChildren } from './useLazyChildren';

export interface TreeProps extends Omit<
  AriaTreeProps<TreeRow>,
  | 'children'
  | 'className'
  | 'style'
  | 'items'
  | 'dependencies'
  | 'renderEmptyState'
  | 'dragAndDropHooks'
  // A node says so itself.
  | 'disabledKeys'
  | 'disabledBehavior'
> {
  ref?: Ref<HTMLDivElement>;
  className?: string;
  style?: CSSProperties;
  /** Names the tree. */
  'aria-label': string;
  /** The first level, in its order. */
  items: readonly TreeNode[];
  /**
   * Loads the children of a row when it is opened for the first time; a row says so, and offers another attempt when it
   * fails. What has come stays; for other data give the tree another `key`. Without it `hasChildren` has no effect.
   */
  loadChildren?: LoadChildren;
  /** Stands in the place of the rows when there are none. */
  emptyText?: ReactNode;
}

/**
 * Rows within rows. Up and down go from row to row, right opens a row and left closes it or goes to the one above, typing
 * goes to a name. With `selectionMode="multiple"` each row has a box. Rows are indented up to the sixth level. All open
 * rows are drawn, so it is for some hundred of them.
 */
export function Tree({
  items,
  loadChildren,
  emptyText,
  selectionMode = 'none',
  selectionBehavior = 'toggle',
  expandedKeys,
  defaultExpandedKeys = [],
  onExpandedChange,
  ref: outer,
  ...rest
}: TreeProps) {
  useFilledCollection();
  const messages = useKitMessages();
  const tree = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<Key>>(() => new Set(defaultExpandedKeys));
  const [given, setGiven] = useState<ReadonlySet<Key>>();
  // An array that is written in place would be a new one with each render.
  const wanted = useMemo(() => (expandedKeys === undefined ? undefined : new Set(expandedKeys)), [expandedKeys]);
  if (wanted !== undefined && !isSameSet(given, wanted)) setGiven(wanted);
  const expanded = wanted === undefined ? opened : (given ?? opened);
  const { rows, retry } = useLazyChildren(tree, items, expanded, loadChildren);
  const ref = useJoinedRef(tree, outer);
  const hasBoxes = selectionMode === 'multiple' && selectionBehavior === 'toggle';

  const renderRow = (row: TreeRow) => {
    const { id, node, status, children } = row;
    if (status !== undefined)
      return (
        <Row id={id} textValue={status === 'loading' ? messages.loading : messages.failed} isDisabled>
          <TreeItemContent>
            <Line data-status={status}>
              <span data-part="leaf">{status === 'loading' ? <Spinner size="sm" /> : null}</span>
              <span data-part="name">{status === 'loading' ? messages.loading : messages.failed}</span>
              {status === 'failed' ? (
                <Button size="xs" variant="secondary" onPress={() => retry(node.id)}>
                  {messages.retry}
                </Button>
              ) : null}
            </Line>
          </TreeItemContent>
        </Row>
      );
    return (
      <Row
        id={id}
        textValue={node.name.trim() === '' ? id : node.name}
        isDisabled={node.isDisabled === true}
        data-muted={(node.isDisabled && selectionMode !== 'none') || undefined}
      >
        <TreeItemContent>
          {({ hasChildItems }) => (
            <Line>
              {hasChildItems ? (
                <Chevron slot="chevron">
                  <span>
                    <Icon icon={ChevronRight} size="sm" isDirectional />
                  </span>
                </Chevron>
              ) : (
                <span data-part="leaf" />
              )}
              {hasBoxes ? <Checkbox slot="selection" /> : null}
              {node.icon === undefined ? null : <span data-part="icon">{node.icon}</span>}
              <span data-part="name" dir="auto">
                {node.name}
              </span>
              {node.meta === undefined ? null : <span data-part="meta">{node.meta}</span>}
            </Line>
          )}
        </TreeItemContent>
        <Collection items={children}>{renderRow}</Collection>
      </Row>
    );
  };

  return (
    <Root
      // What is switched off cannot be chosen, and can be reached and opened.
      disabledBehavior="selection"
      selectionMode={selectionMode}
      selectionBehavior={selectionBehavior}
      {...rest}
      ref={ref}
      items={rows}
      dependencies={[hasBoxes, selectionMode, messages, retry]}
      expandedKeys={expanded}
      onExpandedChange={(keys) => {
        setOpened(keys);
        onExpandedChange?.(keys);
      }}
      renderEmptyState={() => emptyText}
    >
      {renderRow}
    </Root>
  );
}

function isSameSet(known: ReadonlySet<Key> | undefined, wanted: ReadonlySet<Key>): boolean {
  return known?.size === wanted.size && [...wanted].every((key) => known.has(key));
}
