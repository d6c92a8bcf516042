import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { LayoutGrid, List } from 'lucide-react';
import { Segment, SegmentedControl } from './SegmentedControl';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For two to five views or modes of the same content, named by a word each. One is always on, and a press acts at once.',
      picture: () => (
        <SegmentedControl label="View" defaultValue="board">
          <Segment id="list" label="List" />
          <Segment id="board" label="Board" />
          <Segment id="roadmap" label="Roadmap" />
        </SegmentedControl>
      ),
    },
    {
      text: 'With icons alone in a narrow toolbar, where the icons are usual ones.',
      picture: () => (
        <SegmentedControl label="View" defaultValue="grid" size="sm">
          <Segment id="grid" label="Grid" icon={LayoutGrid} isIconOnly />
          <Segment id="rows" label="Rows" icon={List} isIconOnly />
        </SegmentedControl>
      ),
    },
  ],
  avoid: [
    {
      text: 'For more than five, or for words that are long. It does not wrap and runs out of a narrow page.',
      instead: 'Select',
      picture: () => (
        <SegmentedControl label="Day" defaultValue="Mon" size="sm">
          {days.map((day) => (
            <Segment key={day} id={day} label={day} />
          ))}
        </SegmentedControl>
      ),
    },
    {
      text: 'For parts of a page that each have a panel of their own.',
      instead: 'Tabs',
      picture: () => (
        <SegmentedControl label="Card checkout" defaultValue="details">
          <Segment id="details" label="Details" />
          <Segment id="comments" label="Comments" />
          <Segment id="history" label="History" />
        </SegmentedControl>
      ),
    },
    {
      text: 'To switch one thing on and off.',
      instead: 'Switch',
      picture: () => (
        <SegmentedControl label="Notifications" defaultValue="off">
          <Segment id="off" label="Off" />
          <Segment id="on" label="On" />
        </SegmentedControl>
      ),
    },
  ],
  parts: {
    icon: 'The icon of a segment.',
    label: 'The words of a segment.',
  },
  states: ['full-width', 'size'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the chosen segment, leaves from it, and changes nothing.',
      story: 'TabComesInOnWhatIsChosenAndChangesNothing',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Go to the next and to the previous segment and choose it. Disabled ones are passed.',
      story: 'ArrowsPassASegmentThatIsDisabled',
    },
  ],
  accessibility: [
    'A radio group named by `label`; each segment is a radio button.',
    'Arrows choose at once, so what it changes must not take the focus away.',
    'A segment with an icon alone has its label as name and tooltip.',
  ],
};
