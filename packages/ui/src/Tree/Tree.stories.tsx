import preview from '@quarterdeck/storybook/preview';
import { File, Folder } from 'lucide-react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon';
import { LiveRegion } from '../LiveRegion';
import { Tree } from './Tree';
import type { TreeNode } from './treeRows';

const folder = <Icon icon={Folder} size="sm" />;
const file = <Icon icon={File} size="sm" />;

const files: readonly TreeNode[] = [
  {
    id: 'documents',
    name: 'Documents',
    icon: folder,
    meta: 3,
    children: [
      {
        id: 'contracts',
        name: 'Contracts',
        icon: folder,
        meta: 2,
        children: [
          { id: 'lease', name: 'Berth lease.pdf', icon: file, meta: '240 kB' },
          { id: 'crew', name: 'Crew agreement.pdf', icon: file, meta: '88 kB' },
        ],
      },
      { id: 'notes', name: 'Notes.md', icon: file, meta: '2 kB' },
    ],
  },
  { id: 'pictures', name: 'Pictures', icon: folder, children: [{ id: 'harbour', name: 'Harbour.jpg', icon: file }] },
  { id: 'todo', name: 'To do.txt', icon: file, meta: '1 kB' },
];

const deep = (level: number): TreeNode => ({
  id: `level-${level}`,
  name: `Level ${level}`,
  icon: folder,
  children: level === 8 ? [] : [deep(level + 1)],
});

const meta = preview.meta({
  title: 'Components/Data display/Tree',
  component: Tree,
  args: { 'aria-label': 'Files', items: files, defaultExpandedKeys: ['documents', 'contracts'] },
  parameters: { covers: ['component:@quarterdeck/ui/Tree'] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
        <LiveRegion />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('treegrid', { name: 'Files' });
    await expect(within(tree).getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getByRole('row', { name: 'Berth lease.pdf' })).toHaveAttribute('aria-level', '3');
    await expect(canvas.getByRole('row', { name: 'Pictures' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('row', { name: 'To do.txt' })).not.toHaveAttribute('aria-expanded');
  },
});

/** One row can be chosen, or several; eight levels, of which six are indented. */
export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Tree {...args} aria-label="One" selectionMode="single" defaultSelectedKeys={['lease']} />
      <Tree {...args} aria-label="Several" selectionMode="multiple" defaultSelectedKeys={['lease', 'notes']} />
      <Tree
        {...args}
        aria-label="Deep"
        items={[deep(1)]}
        defaultExpandedKeys={Array.from({ length: 8 }, (_, index) => `level-${index + 1}`)}
      />
    </div>
  ),
});

const lazyItems: readonly TreeNode[] = [
  { id: 'waiting', name: 'Waiting', icon: folder, hasChildren: true },
  { id: 'broken', name: 'Broken', icon: folder, hasChildren: true },
  { id: 'off', name: 'Cannot be chosen', icon: file, isDisabled: true },
];
const loadNever = (id: string) =>
  id === 'broken' ? Promise.reject(new Error('offline')) : new Promise<never>(() => {});

/** Children that are loading, that did not load; a row that cannot be chosen; no rows. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Tree
        {...args}
        aria-label="Lazy"
        items={lazyItems}
        defaultExpandedKeys={['waiting', 'broken']}
        loadChildren={loadNever}
        selectionMode="multiple"
      />
      <Tree {...args} aria-label="Empty" items={[]} emptyText="No files yet" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Loading' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    defaultExpandedKeys: ['long', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6', 'level-7'],
    items: [
      {
        id: 'long',
        name: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(12),
        icon: folder,
        meta: 'modified yesterday '.repeat(6),
        children: [
          { id: 'markup', name: '<img src=x onerror=alert(1)>', icon: file },
          { id: 'rtl', name: 'مدفوعات', icon: file },
          { id: 'nameless', name: '', icon: file },
        ],
      },
      deep(1),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: {
    'aria-label': 'Dosyalar',
    items: [{ id: 'belgeler', name: 'Belgeler', icon: folder, hasChildren: true }],
    defaultExpandedKeys: ['belgeler'],
    loadChildren: loadNever,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Yükleniyor' })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, args: { selectionMode: 'multiple' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { selectionMode: 'multiple' } });

export const ArrowsWalkTheTree = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultExpandedKeys: [] },
  play: async ({ canvas, userEvent }) => {
    const row = (name: string) => canvas.getByRole('row', { name });
    await userEvent.tab();
    await expect(row('Documents')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row('Documents')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(row('Contracts')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row('Documents')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByRole('row', { name: 'Contracts' })).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(row('To do.txt')).toHaveFocus();
    await userEvent.keyboard('pic');
    await expect(row('Pictures')).toHaveFocus();
  },
});

export const SeveralRowsAreChosen = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { selectionMode: 'multiple', onSelectionChange: fn() },
  play: async ({ canvas, userEvent }) => {
    const row = (name: string) => canvas.getByRole('row', { name });
    await userEvent.click(within(row('Notes.md')).getByRole('checkbox'));
    await expect(row('Notes.md')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp} ');
    await expect(row('Crew agreement.pdf')).toHaveAttribute('aria-selected', 'true');
    await expect(row('Notes.md')).toHaveAttribute('aria-selected', 'true');
    await expect(row('Documents')).toHaveAttribute('aria-selected', 'false');
  },
});

/** Each load is kept back until it is let go. */
const makeLoad = () => {
  const waiting: { resolve: (nodes: TreeNode[]) => void; reject: (reason: Error) => void }[] = [];
  const load = fn((_id: string) => new Promise<TreeNode[]>((resolve, reject) => waiting.push({ resolve, reject })));
  return { load, waiting };
};
const lazy = makeLoad();

export const ChildrenAreLoadedAndTriedAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { items: lazyItems, defaultExpandedKeys: [], loadChildren: lazy.load },
  beforeEach: () => {
    lazy.waiting.length = 0;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = canvasElement.querySelector('[data-part="live-region"]');
    const row = (name: string) => canvas.getByRole('row', { name });
    await userEvent.tab();
    await expect(lazy.load).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(row('Loading')).toHaveFocus();
    lazy.waiting[0]?.reject(new Error('offline'));
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(said).toHaveTextContent('Waiting: This didn’t load'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row('Loading')).toHaveFocus());
    await waitFor(() => expect(lazy.waiting).toHaveLength(2));
    lazy.waiting[1]?.resolve([{ id: 'deck', name: 'Deck plan.pdf', icon: file }]);
    await expect(await canvas.findByRole('row', { name: 'Deck plan.pdf' })).toBeVisible();
    await expect(row('Waiting')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(row('Deck plan.pdf')).toBeVisible();
    await expect(lazy.waiting).toHaveLength(2);
  },
});

export const KeysReachTheEndsAndRunTheAction = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { name: 'To do.txt' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('row', { name: 'Pictures' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('row', { name: 'Documents' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('documents');
  },
});

export const RowsAreChosenByKey = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { selectionMode: 'multiple' },
  play: async ({ canvas, userEvent }) => {
    const chosen = () => canvas.queryAllByRole('row', { selected: true });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(chosen()).toHaveLength(2);
    await expect(canvas.getByRole('row', { name: 'Contracts' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(chosen()).toHaveLength(canvas.getAllByRole('row').length);
    await userEvent.keyboard('{Escape}');
    await expect(chosen()).toHaveLength(0);
  },
});
