import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { CircleCheck, CircleDot } from 'lucide-react';
import { Board, type BoardProps } from '.';

type Card = { id: string; title: string };

const cardsOf = (...titles: string[]): Card[] => titles.map((title) => ({ id: title, title }));
const nothing = () => undefined;
const board: Omit<BoardProps<Card>, 'aria-label' | 'lanes'> = {
  emptyText: 'Nothing here yet',
  renderCard: (_card, { title }) => title,
  getHref: ({ id }) => `#${id}`,
  onOpen: nothing,
  onMove: nothing,
  headingLevel: 4,
  layout: 'fill',
  style: { inlineSize: '100%', minBlockSize: 0 },
};

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For work that goes through three to six states, where moving a card is what changes its state.',
      picture: () => (
        <Board
          {...board}
          aria-label="Berth plan"
          lanes={[
            { id: 'doing', title: 'In progress', icon: CircleDot, tone: 'info', cards: cardsOf('Empty pontoon') },
            { id: 'done', title: 'Completed', icon: CircleCheck, tone: 'success', cards: cardsOf('Pick a tablet') },
          ]}
        />
      ),
    },
    { text: 'For thousands of cards too: give all of them one `cardHeight`, and only those in sight are mounted.' },
  ],
  avoid: [
    {
      text: 'For one list in the order of its priority. A row has more room for its words.',
      instead: 'RecordList',
      picture: () => (
        <Board
          {...board}
          aria-label="Backlog"
          lanes={[
            { id: 'backlog', title: 'Backlog', cards: cardsOf('Empty pontoon', 'Pick a tablet', 'Weather mast') },
          ]}
        />
      ),
    },
    { text: 'To compare many fields of records, or to sort by them.', instead: 'Table' },
    { text: 'To show when work is done, and what will be late.', instead: 'Roadmap' },
  ],
  parts: {
    'lane-title': 'The heading of a lane.',
    note: 'What stands at the end of the head of a lane, such as a sum.',
    empty: 'The text of a lane without cards.',
    drop: 'The line where a dragged card would be dropped.',
    menu: 'The button of a card’s menu.',
    title: 'The title of a card, which is the link that covers it.',
    draft: 'The form of a new card (`DraftRow`).',
    add: 'The button of a lane that adds a card.',
    scroller: 'What scrolls in a lane.',
  },
  states: [
    'arrived',
    'card',
    'carried',
    'dragging',
    'heights',
    'lane',
    'layout',
    'lifted',
    'selected',
    'selecting',
    'tone',
    'windowed',
  ],
  keyboard: [
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      does: 'Go from card to card and from lane to lane.',
      story: 'ArrowsAndLettersGoFromCardToCard',
    },
    {
      keys: ['j', 'k'],
      does: 'Go down and up too, unless single keys are turned off.',
      story: 'ArrowsAndLettersGoFromCardToCard',
    },
    { keys: ['Enter'], does: 'Opens the card.', story: 'EnterOpensTheCard' },
    {
      keys: ['Alt+ArrowUp', 'Alt+ArrowRight'],
      does: 'As with every arrow, move the card that way at once; the focus goes along.',
      story: 'ByKeys',
    },
    { keys: ['Space'], does: 'Lifts the card, and puts it down where it was carried.', story: 'LiftedByKeys' },
    { keys: ['ArrowDown', 'ArrowRight'], does: 'Carry a lifted card, as all arrows do.', story: 'LiftedByKeys' },
    { keys: ['Escape', 'Tab'], does: 'Put a lifted card back where it was.', story: 'LiftedByKeys' },
    { keys: ['Shift+ArrowUp'], does: 'Selects the next card too, where the page has `onExtend`.', story: 'OwnKeys' },
  ],
  accessibility: [
    'Lanes are regions with headings, and cards say their place, such as 2 of 5. What is lifted, carried and moved is announced.',
    'The keys are read when the board is reached. Offer the same moves in the menu of a card, for those who can use neither keys nor dragging.',
    'Where `onMove` returns false nothing is announced: the page says why the card was not moved.',
  ],
};
