import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Roadmap, type RoadmapProps } from './Roadmap';

const look: Omit<RoadmapProps, 'items'> = {
  'aria-label': 'Roadmap',
  listLabel: 'Items in the order they are built',
  startDate: '2026-03-16',
  weeks: 4,
  daysPerWeek: 5,
  today: '2026-03-25',
  noPlaceText: 'No estimate',
  beyondText: 'After week 4',
  onOpen: () => undefined,
  height: '142px',
  style: { inlineSize: '100%' },
};

export const docs: ComponentDocs = {
  use: [
    {
      text: 'To show in which weeks work is done, in order, and what ends too late. It can be read for up to 26 weeks.',
      picture: () => (
        <Roadmap
          {...look}
          items={[
            { id: '1', title: 'Card checkout', from: 0, to: 8, label: '8 days', tone: 'solid', description: 'Now' },
            { id: '2', title: 'Two languages', from: 8, to: 18, label: '2 weeks', description: 'Next' },
          ]}
        />
      ),
    },
  ],
  avoid: [
    {
      text: 'For work that nobody has estimated. Without days there are no bars.',
      instead: 'RecordList',
      picture: () => (
        <Roadmap
          {...look}
          items={[
            { id: '1', title: 'Card checkout', from: null, to: null, description: 'No estimate' },
            { id: '2', title: 'Two languages', from: null, to: null, description: 'No estimate' },
          ]}
        />
      ),
    },
    { text: 'To plan by dragging. Bars are a picture; order and estimates are changed elsewhere.', instead: 'Board' },
    { text: 'For what has happened, by day.', instead: 'Timeline' },
  ],
  parts: {
    name: 'The code and the title of a row.',
    note: 'Stands in place of the bar of an item without a place.',
    title: 'The title.',
    bar: 'The bar.',
    beyond: 'Stands in place of a bar that would begin after the last week.',
  },
  states: ['beyond', 'current', 'tone', 'words'],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Go from row to row.', story: 'ArrowsHomeAndEndGoThroughTheRows' },
    { keys: ['Home', 'End'], does: 'Go to the first and to the last row.', story: 'ArrowsHomeAndEndGoThroughTheRows' },
    { keys: ['Enter'], does: 'Opens the row.', story: 'Default' },
  ],
  accessibility: [
    'A grid named by `listLabel`, in which each row is an item. Weeks and bars are pictures and are not read.',
    '`description` of an item says what its bar shows: state, weeks, and that it ends too late. Without it nobody hears of the bar.',
  ],
};
