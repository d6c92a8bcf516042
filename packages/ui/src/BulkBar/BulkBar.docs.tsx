import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { CircleCheck, Plus } from 'lucide-react';
import { Button } from '../Button';
import { BulkBar } from './BulkBar';

const nothing = () => undefined;
const actions = { deleteLabel: 'Delete', onDelete: nothing, clearLabel: 'Clear the selection', onClear: nothing };
/** The bar is laid out by the width of its pane. */
const pane = { inlineSize: '100%', containerType: 'inline-size' } as const;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'While rows of a list are selected: how many they are, what can be done with all of them, and the way out.',
      picture: () => (
        <div style={pane}>
          <BulkBar label="Selected berths" count={3} {...actions}>
            <Button size="sm" variant="ghost" icon={CircleCheck}>
              Complete
            </Button>
          </BulkBar>
        </div>
      ),
    },
  ],
  avoid: [
    {
      text: 'For actions that need no selection, such as adding. Nothing shows the bar while nothing is selected.',
      instead: 'Toolbar',
      picture: () => (
        <div style={pane}>
          <BulkBar label="Berths" count={0} {...actions}>
            <Button size="sm" variant="ghost" icon={Plus}>
              Add a berth
            </Button>
          </BulkBar>
        </div>
      ),
    },
    { text: 'For what can be done with one row. Selecting it first is a press too many.', instead: 'RowMenu' },
  ],
  parts: {
    label: 'The words of an action; wider than the bar of a phone, they take several lines.',
    clear: 'The button that clears the selection.',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the first action; the next press leaves the bar.',
      story: 'IsOneTabStopWalkedByArrows',
    },
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Go from action to action.', story: 'IsOneTabStopWalkedByArrows' },
    { keys: ['Enter'], does: 'Does it.', story: 'IsOneTabStopWalkedByArrows' },
  ],
  accessibility: [
    'A toolbar named by `label`, such as “Selected berths”. How many are selected is the first thing in it.',
    'The page mounts it while something is selected. It does not take the focus when it comes.',
    'When it goes with the focus in it, the focus goes to the content of the page.',
  ],
};
