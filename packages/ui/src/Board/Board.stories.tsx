import { announced } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { Calendar, CircleCheck, CircleDashed, CircleDot, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar';
import { BoardSkeleton } from '../BoardSkeleton';
import { Button } from '../Button';
import { DraftRow } from '../DraftRow';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { LiveRegion } from '../LiveRegion';
import { Tag } from '../Tag';
import { Board, type BoardProps } from './Board';
import type { BoardCardParts } from './BoardCard';
import { boardLaneTones } from './Board.styles';
import type { BoardLaneData } from './BoardLane';
import { withCardAt } from './boardPlaces';

interface Card {
  id: string;
  title: string;
  label?: string;
  due?: string;
  member?: string;
}

type Lane = BoardLaneData<Card>;

const cardsOf = (...titles: string[]): Card[] =>
  titles.map((title, index) => ({
    id: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    title,
    ...(index % 3 === 1 ? {} : { label: index % 2 === 0 ? 'Research' : 'Design' }),
    ...(index % 2 === 0 ? { due: 'Mar 21', member: 'Deniz Kaya' } : {}),
  }));

const fourLanes: Lane[] = [
  {
    id: 'todo',
    title: 'To do',
    icon: CircleDashed,
    cards: cardsOf(
      'Second morning round with Callum in Greywater',
      'Empty pontoon',
      'Decide what happens when two masters move the same boat',
    ),
  },
  {
    id: 'doing',
    title: 'In progress',
    icon: CircleDot,
    tone: 'info',
    cards: cardsOf('Pontoon C is drawn upside down', 'Keep the plan when the network drops'),
  },
  { id: 'review', title: 'In review', icon: CircleDot, cards: [] },
  {
    id: 'done',
    title: 'Completed',
    icon: CircleCheck,
    tone: 'success',
    cards: cardsOf('Agree on six states of a berth', 'Choose a tablet that can get wet'),
  },
];

const hrefOf = ({ id }: Card) => `/boards/1/cards/${id}`;

function renderCard({ label, due, member }: Card, { title, menu }: BoardCardParts) {
  return (
    <>
      {label === undefined && !menu ? null : (
        <header>
          {label === undefined ? null : (
            <Tag variant="dot" hue={label === 'Design' ? 'amber' : 'green'}>
              {label}
            </Tag>
          )}
          {menu}
        </header>
      )}
      {title}
      {due === undefined ? null : (
        <footer>
          <Icon icon={Calendar} size="xs" />
          <small>{due}</small>
          {member === undefined ? null : (
            <Avatar size="sm" id={member} name={member} style={{ marginInlineStart: 'auto' }} />
          )}
        </footer>
      )}
    </>
  );
}

type DemoProps = Omit<Partial<BoardProps<Card>>, 'lanes' | 'onMove'> & {
  lanes?: Lane[];
  onMove?: (id: string, lane: string, index: number, before: string | undefined) => void;
  /** Nothing that is moved is saved. */
  isRefused?: boolean;
};

function Demo({ lanes: first = fourLanes, onMove, isRefused = false, ...rest }: DemoProps) {
  const [lanes, setLanes] = useState(first);
  return (
    <Board<Card>
      aria-label="Berth plan"
      style={{ blockSize: 480 }}
      emptyText="Nothing here yet"
      renderCard={renderCard}
      getHref={hrefOf}
      onOpen={() => {}}
      {...rest}
      lanes={lanes}
      onMove={({ id }, { lane, index, before }) => {
        onMove?.(id, lane, index, before?.id);
        if (isRefused) return Promise.resolve(false);
        setLanes((now) => withCardAt(now, id, { lane, index }));
        return Promise.resolve(true);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Data display/Board',
  component: Demo,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    covers: ['component:@quarterdeck/ui/Board', 'component:@quarterdeck/ui/BoardSkeleton'],
    // As high as its lanes.
    docs: { story: { height: '480px' } },
  },
  args: { onMove: fn(), onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 8 }}>
        <LiveRegion />
        <Story />
      </div>
    ),
  ],
});

const titlesIn = (lane: HTMLElement) =>
  within(lane)
    .queryAllByRole('link')
    .map((link) => link.textContent);

/** Four lanes of cards that are as high as what is in them. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const todo = canvas.getByRole('region', { name: 'To do' });
    await expect(within(todo).getByRole('heading', { level: 2, name: 'To do' })).toBeVisible();
    await expect(within(todo).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(todo).getByRole('link', { name: 'Empty pontoon' })).toHaveAttribute(
      'href',
      '/boards/1/cards/empty-pontoon',
    );
    await userEvent.click(within(todo).getByRole('link', { name: 'Empty pontoon' }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'empty-pontoon' }));
    await expect(within(canvas.getByRole('region', { name: 'In review' })).getByText('Nothing here yet')).toBeVisible();
  },
});

/** Lanes that share the width with cards of one height, and lanes with notes, actions and a foot. */
export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Demo layout="fill" cardHeight={112} style={{ blockSize: 420 }} />
      <Demo
        aria-label="Tones"
        style={{ blockSize: 344 }}
        lanes={boardLaneTones.map((tone) => ({
          id: tone,
          title: tone,
          icon: CircleDot,
          tone,
          note: '4.5 weeks',
          actions: <IconButton size="sm" icon={Ellipsis} label={`Actions for ${tone}`} />,
          cards: cardsOf(`Card of ${tone}`),
          footer: (
            <Button variant="ghost" size="sm">
              Add a card
            </Button>
          ),
        }))}
      >
        <div style={{ alignSelf: 'start' }}>
          <Button>Add another list</Button>
        </div>
      </Demo>
    </div>
  ),
});

/** Loading; selected cards, one that has just been added, and a board without cards. */
export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <BoardSkeleton style={{ blockSize: 344 }} />
      <Demo
        aria-label="Selected"
        layout="fill"
        style={{ blockSize: 420 }}
        selectedIds={new Set(['empty-pontoon', 'pontoon-c-is-drawn-upside-down'])}
        arrivedIds={new Set(['agree-on-six-states-of-a-berth'])}
      />
      <Demo
        aria-label="Empty"
        layout="fill"
        style={{ blockSize: 344 }}
        lanes={['Ideas', 'Plans', 'Work'].map((title) => ({ id: title, title, cards: [] }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole('group', { name: 'Selected' }));
    await expect(board.getByRole('link', { name: 'Empty pontoon' })).toHaveAccessibleDescription('Selected');
    await expect(board.getByRole('link', { name: 'Keep the plan when the network drops' })).not.toHaveAttribute(
      'aria-describedby',
    );
  },
});

export const LongContent = meta.story({
  render: () => (
    <Demo
      lanes={[
        {
          id: 'long',
          title: 'Liegeplatzvergabeverordnung '.repeat(6),
          icon: CircleDot,
          note: '10,000 weeks',
          cards: [
            { id: 'long', title: 'Two guests can book the last place '.repeat(300) },
            { id: 'word', title: 'Hafenmeisterei'.repeat(40), label: 'Design', due: 'Mar 21', member: 'Deniz Kaya' },
            { id: 'markup', title: '<img src=x onerror="globalThis.hostile=1"> & "quotes"' },
            { id: 'rtl', title: 'مخطط الرصيف' },
          ],
        },
        { id: 'none', title: 'No', cards: [] },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    // A title is cut off after two lines.
    const [card] = canvas.getAllByRole('article');
    await expect(card?.getBoundingClientRect().height).toBeLessThan(120);
  },
});

/** Arrows go from card to card, Alt and an arrow moves the card; the focus goes along. */
export const ByKeys = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const [todo, doing] = [
      canvas.getByRole('region', { name: 'To do' }),
      canvas.getByRole('region', { name: 'In progress' }),
    ];
    const empty = within(todo).getByRole('link', { name: 'Empty pontoon' });
    empty.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(titlesIn(todo)[0]).toBe('Empty pontoon'));
    await waitFor(() => expect(announced()).toHaveTextContent('Empty pontoon moved to To do, 1 of 3.'));
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(within(doing).getByRole('link', { name: 'Empty pontoon' })).toHaveFocus());
    await expect(args.onMove).toHaveBeenLastCalledWith('empty-pontoon', 'doing', 0, 'pontoon-c-is-drawn-upside-down');
    // The lane beside has no cards: the next one that has some.
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(within(canvas.getByRole('region', { name: 'Completed' })).getAllByRole('link')[0]).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Choose a tablet that can get wet' })).toHaveFocus());
  },
});

/** Space lifts a card, arrows carry it, each step is said; Space puts it down and Escape where it was. */
export const LiftedByKeys = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const doing = canvas.getByRole('region', { name: 'In progress' });
    const review = canvas.getByRole('region', { name: 'In review' });
    await step('Escape puts it back', async () => {
      within(doing).getByRole('link', { name: 'Pontoon C is drawn upside down' }).focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(announced()).toHaveTextContent('lifted. 1 of 2 in In progress.'));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(announced()).toHaveTextContent('2 of 2 in In progress.'));
      await expect(titlesIn(doing)[1]).toBe('Pontoon C is drawn upside down');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(titlesIn(doing)[0]).toBe('Pontoon C is drawn upside down'));
      await waitFor(() => expect(announced()).toHaveTextContent('Pontoon C is drawn upside down put back.'));
      await expect(args.onMove).not.toHaveBeenCalled();
    });
    await step('Space puts it down, in one move', async () => {
      await userEvent.keyboard(' {ArrowRight}');
      await waitFor(() => expect(announced()).toHaveTextContent('1 of 1 in In review.'));
      const card = within(review).getByRole('link', { name: 'Pontoon C is drawn upside down' });
      await waitFor(() => expect(card).toHaveFocus());
      await userEvent.keyboard(' ');
      await expect(args.onMove).toHaveBeenCalledOnce();
      await expect(args.onMove).toHaveBeenCalledWith('pontoon-c-is-drawn-upside-down', 'review', 0, undefined);
      await waitFor(() => expect(announced()).toHaveTextContent('moved to In review, 1 of 1.'));
      await expect(card).toHaveFocus();
    });
    await step('what is carried stays where it was when the focus leaves', async () => {
      await userEvent.keyboard(' {ArrowRight}');
      await waitFor(() => expect(titlesIn(review)).toEqual([]));
      await userEvent.tab();
      await waitFor(() => expect(titlesIn(review)).toEqual(['Pontoon C is drawn upside down']));
      await expect(args.onMove).toHaveBeenCalledOnce();
    });
  },
});

export const ByPointer = meta.story({
  // The browser captures only pointers that exist, and that of a story is invented.
  beforeEach: () => void spyOn(document.body, 'setPointerCapture').mockImplementation(() => {}),
  play: async ({ canvas, args, userEvent }) => {
    const done = canvas.getByRole('region', { name: 'Completed' });
    const card = canvas.getByRole('link', { name: 'Empty pontoon' });
    const from = card.getBoundingClientRect();
    const second = within(done).getAllByRole('article')[1]?.getBoundingClientRect();
    if (!second) throw new Error('There is nothing done');
    const at = (x: number, y: number) => ({ clientX: x, clientY: y });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: card, coords: at(from.x + 10, from.y + 10) },
      { target: card, coords: at(from.x + 30, from.y + 20) },
    ]);
    await waitFor(() => expect(canvas.getByRole('group').querySelector('[data-dragging]')).not.toBeNull());
    await userEvent.pointer([{ target: card, coords: at(second.x + 40, second.y + 6) }]);
    await waitFor(() => expect(done.querySelector('[data-part="drop"]')).not.toBeNull());
    // The lane that the card is over; the link under the pointer goes when the card changes its lane.
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: done, coords: at(second.x + 40, second.y + 6) }]);
    await waitFor(() => expect(titlesIn(done)[1]).toBe('Empty pontoon'));
    await expect(args.onMove).toHaveBeenCalledWith('empty-pontoon', 'done', 1, 'choose-a-tablet-that-can-get-wet');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await waitFor(() => expect(within(done).getByRole('link', { name: 'Empty pontoon' })).toHaveFocus());
  },
});

/** What was not saved is not announced. */
export const MoveFails = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isRefused: true },
  play: async ({ canvas, args, userEvent }) => {
    const todo = canvas.getByRole('region', { name: 'To do' });
    const before = titlesIn(todo);
    within(todo).getByRole('link', { name: 'Empty pontoon' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(titlesIn(todo)).toEqual(before);
    // Its place, as the story before may still be heard.
    await expect(document.body).not.toHaveTextContent('Empty pontoon moved to To do');
  },
});

/** The owner's keys come first: Space selects here, Shift and an arrow takes the next card along. */
export const OwnKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  // No mock: it would show the event, and with it the whole window, in the panel of actions.
  args: { onCardKeyDown: (event) => event.key === ' ', onExtend: fn(), onMenu: fn() },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('link', { name: 'Empty pontoon' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('group').querySelector('[data-carried]')).toBeNull();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onExtend).toHaveBeenCalledOnce();
    await expect(args.onExtend).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'empty-pontoon' }),
      expect.objectContaining({ id: 'second-morning-round-with-callum-in-greywater' }),
    );
    const [menu] = canvas.getAllByRole('button', { name: 'More' });
    if (!menu) throw new Error('There is no menu');
    await userEvent.click(menu);
    await expect(args.onMenu).toHaveBeenCalledWith(expect.anything(), menu);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});

/** A card is written where it will stand. */
export const Adding = meta.story({
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: function Render() {
    const [lanes, setLanes] = useState(fourLanes);
    const [draftIn, setDraftIn] = useState<string | null>(null);
    return (
      <Board<Card>
        aria-label="Berth plan"
        style={{ blockSize: 480 }}
        emptyText="Nothing here yet"
        renderCard={renderCard}
        getHref={hrefOf}
        onOpen={() => {}}
        onMove={() => true}
        onAdd={setDraftIn}
        addLabel={(title) => `Add a card to ${title}`}
        lanes={lanes.map((lane) => ({
          ...lane,
          draft:
            lane.id === draftIn ? (
              <DraftRow
                variant="card"
                draftKey="qd:story:board"
                label="Title of the card"
                onEnd={() => setDraftIn(null)}
                onAdd={(title) => {
                  const card = { id: title, title };
                  setLanes((now) =>
                    now.map((one) => (one.id === draftIn ? { ...one, cards: [...one.cards, card] } : one)),
                  );
                  return Promise.resolve(true);
                }}
              />
            ) : null,
        }))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const review = canvas.getByRole('region', { name: 'In review' });
    await userEvent.click(within(review).getByRole('button', { name: 'Add a card to In review' }));
    const field = within(review).getByRole('textbox', { name: 'Title of the card' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Weather mast{Enter}');
    await waitFor(() => expect(titlesIn(review)).toEqual(['Weather mast']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(review).queryByRole('textbox')).toBeNull());
  },
});

const many = Array.from({ length: 2_500 }, (_, index) => ({ id: `card-${index}`, title: `Card ${index + 1}` }));

/** Of 2,500 cards of one height only those in sight are mounted; keys reach all of them. */
export const ManyCards = meta.story({
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    cardHeight: 112,
    lanes: [
      { id: 'todo', title: 'To do', cards: many },
      { id: 'done', title: 'Completed', cards: [] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '2500');
    canvas.getByRole('link', { name: 'Card 1' }).focus();
    await userEvent.keyboard('{ArrowDown}'.repeat(20));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Card 21' })).toHaveFocus());
  },
});

/** One lane at a time, and the edge of the next. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const board = canvas.getByRole('group', { name: 'Berth plan' });
    const lane = canvas.getByRole('region', { name: 'To do' }).getBoundingClientRect();
    await expect(lane.width).toBeGreaterThan(board.clientWidth * 0.8);
    await expect(lane.width).toBeLessThan(board.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: {
    'aria-label': 'Pano',
    emptyText: 'Burada henüz kart yok',
    lanes: [
      {
        id: 'todo',
        title: 'Yapılacak',
        cards: [
          { id: 'a', title: 'Rıhtım planı' },
          { id: 'b', title: 'İskele C' },
        ],
      },
      { id: 'done', title: 'Bitti', cards: [] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Rıhtım planı' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(announced()).toHaveTextContent('Rıhtım planı taşındı: Bitti, 1 / 1.'));
  },
});

/** The arrow keys follow the direction of the page. */
export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Empty pontoon' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Keep the plan when the network drops' })).toHaveFocus(),
    );
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  args: { selectedIds: new Set(['empty-pontoon']) },
});

/** J and K go down and up as arrows do. */
export const ArrowsAndLettersGoFromCardToCard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    const hasFocus = (name: string) => waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus());
    canvas.getByRole('link', { name: 'Second morning round with Callum in Greywater' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Empty pontoon');
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus('Second morning round with Callum in Greywater');
    await userEvent.keyboard('{ArrowRight}');
    await hasFocus('Pontoon C is drawn upside down');
    await userEvent.keyboard('{ArrowLeft}');
    await hasFocus('Second morning round with Callum in Greywater');
    await userEvent.keyboard('j');
    await hasFocus('Empty pontoon');
    await userEvent.keyboard('k');
    await hasFocus('Second morning round with Callum in Greywater');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
});

export const EnterOpensTheCard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('link', { name: 'Empty pontoon' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'empty-pontoon' }));
  },
});
