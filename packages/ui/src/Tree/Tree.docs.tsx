import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { File, Folder } from 'lucide-react';
import { Icon } from '../Icon';
import { Tree } from './Tree';
import type { TreeNode } from './treeRows';

const file = <Icon icon={File} size="sm" />;

const lease: TreeNode = { id: 'lease', name: 'Berth lease.pdf', icon: file, meta: '240 kB' };
const notes: TreeNode = { id: 'notes', name: 'Notes.md', icon: file, meta: '2 kB' };

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For things inside things, such as files in folders, of which people open a few and leave the others closed.',
      picture: () => (
        <Tree
          aria-label="Files"
          items={[
            { id: 'contracts', name: 'Contracts', icon: <Icon icon={Folder} size="sm" />, children: [lease] },
            notes,
          ]}
          defaultExpandedKeys={['contracts']}
          style={{ inlineSize: '100%' }}
        />
      ),
    },
    {
      text: 'Where the children of a row come from a server: with `loadChildren` they are loaded when it is first opened, and tried again when that fails.',
    },
  ],
  avoid: [
    {
      text: 'For a flat list. No row opens, and each one keeps room for a chevron that never comes.',
      instead: 'List',
      picture: () => <Tree aria-label="Files" items={[lease, notes]} style={{ inlineSize: '100%' }} />,
    },
    {
      text: 'For the pages of a site. Its rows are not links, so nobody can open one in a new tab.',
      instead: 'VerticalNavigation',
    },
  ],
  parts: {
    leaf: 'Takes the place of the chevron in a row without children; holds the spinner while they are loading.',
    icon: 'The icon before the name.',
    name: 'The name.',
    meta: 'The text at the end, such as a size or a count.',
  },
  states: [
    'empty',
    'expanded',
    'focus-visible',
    'has-child-items',
    'hovered',
    'muted',
    'pressed',
    'selected',
    'selection-mode',
    'status',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to one row of the tree.', story: 'ArrowsWalkTheTree' },
    { keys: ['ArrowDown'], does: 'Goes to the next row that is shown.', story: 'ArrowsWalkTheTree' },
    { keys: ['ArrowUp'], does: 'Goes to the row before.', story: 'KeysReachTheEndsAndRunTheAction' },
    { keys: ['ArrowRight'], does: 'Opens a row.', story: 'ArrowsWalkTheTree' },
    {
      keys: ['ArrowRight'],
      does: 'Where children did not load: goes to the button that tries again.',
      story: 'ChildrenAreLoadedAndTriedAgain',
    },
    { keys: ['ArrowLeft'], does: 'Closes an open row, or goes to the row that it is in.', story: 'ArrowsWalkTheTree' },
    {
      keys: ['Home', 'End'],
      does: 'Goes to the first row, or to the last one shown.',
      story: 'KeysReachTheEndsAndRunTheAction',
    },
    { keys: ['p i c'], does: 'Goes to the row whose name begins with what is typed.', story: 'ArrowsWalkTheTree' },
    { keys: ['Enter'], does: 'Runs the action of the row.', story: 'KeysReachTheEndsAndRunTheAction' },
    { keys: ['Space'], does: 'Selects the row.', story: 'RowsAreChosenByKey' },
    { keys: ['Shift+ArrowDown'], does: 'Selects on to the next row.', story: 'RowsAreChosenByKey' },
    { keys: ['$mod+a'], does: 'Selects all rows, also those that are shown later.', story: 'RowsAreChosenByKey' },
    { keys: ['Escape'], does: 'Clears the selection.', story: 'RowsAreChosenByKey' },
  ],
  accessibility: [
    'A treegrid named by `aria-label`. Rows say their level and whether they are open.',
    'Loading and failing are announced, with the name of the row. The page needs a `LiveRegion` for that.',
    'The focus is never lost: where the loading row had it, it goes to the row above once the children are there.',
    'A disabled row cannot be selected, but it can be reached and opened.',
  ],
};
