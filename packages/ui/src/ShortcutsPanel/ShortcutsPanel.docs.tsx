import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { EmptyState } from '../EmptyState';
import type { ShortcutItem } from './ShortcutItem';
import { ShortcutsPanel } from './ShortcutsPanel';
import { icons, shortcuts, words } from '../testing/shortcutExamples';

const ignore = () => undefined;
const panelOf = (data: readonly ShortcutItem[]) => (
  <ShortcutsPanel
    result={{ data, error: null, isPending: false, isFetching: false, refetch: ignore }}
    words={words}
    icons={icons}
    maxLengths={{ label: 60, description: 200, link: 2_000 }}
    empty={<EmptyState size="sm" headingLevel={3} title="No shortcuts" />}
    refuseLink={ignore}
    onAdd={ignore}
    onChange={ignore}
    onDelete={ignore}
    onMove={ignore}
    onFollow={ignore}
  />
);

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For places that somebody chose themselves, put in order and gave an icon.',
      picture: () => panelOf(shortcuts.slice(0, 4)),
    },
    { text: 'In a `Popover` below its button. On phones as its sheet, with `onClose`.' },
    { text: 'With every change shown at once; offer Undo for what is deleted or moved.' },
    { text: 'With `refuseLink` for links that lead nowhere. It says what is wrong with them.' },
  ],
  avoid: [
    {
      text: 'For the main navigation. What everybody needs is not found behind a button.',
      instead: 'VerticalNavigation',
      picture: () => panelOf([]),
    },
    { text: 'For records that are moved between columns.', instead: 'Board' },
  ],
  parts: {
    'head-actions': 'Around the two buttons of the head; not in the form.',
    mode: 'The button that enters and leaves the edit mode.',
    add: 'The button that opens the form for a new shortcut.',
    close: 'Closes the panel; only on phones.',
    content: 'Around the grid, its skeleton, the empty state or the failure; it scrolls.',
    grid: 'The tiles, in two columns.',
    tile: 'A shortcut.',
    icon: 'The icon of a tile.',
    label: 'The label of a tile.',
    description: 'The description of a tile.',
    external: 'Marks a tile whose link leaves the app.',
    tools: 'The buttons of a tile, in the edit mode.',
    handle: 'Moves a tile, with a pointer or with keys.',
    edit: 'Opens the form of a tile.',
    form: 'The form of a new shortcut or of one that exists.',
    fields: 'Around the fields; they scroll.',
    icons: 'The icons to choose from.',
    needs: 'Says what the form needs before it can be saved.',
    delete: 'Deletes the shortcut; only in the form of one that exists.',
    cancel: 'Leaves the form without saving.',
    save: 'Saves the form; disabled while something is missing or wrong.',
  },
  states: ['dragging', 'drop-target', 'focus-visible', 'hovered', 'mode', 'selected', 'unreachable'],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'Follows a link; on a handle it takes the tile up, and drops it.',
      story: 'TilesMoveByKeys',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: 'Goes between tiles in the edit mode, chooses the place of one that was taken up, and chooses an icon.',
      story: 'TilesMoveByKeys',
    },
    { keys: ['Escape'], does: 'Leaves the form, as Cancel does.', story: 'EscapeGoesBackToTheEditMode' },
  ],
  accessibility: [
    'It is a region named by its title, which says the mode.',
    'A change of mode takes the focus along: to the label of the form, back to the tile or the button it came from, and after deleting to the next tile.',
    'What the form needs is said as it changes, and describes the button that cannot be pressed yet.',
    'Moves are announced, and a link that leaves the app says so.',
  ],
};
