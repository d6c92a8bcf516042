import preview from '@quarterdeck/storybook/preview';
import { useRef, useState, type KeyboardEvent } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Card } from '../Card';
import { Link } from '../Link';
import { Masonry } from './Masonry';

interface Photo {
  id: string;
  title: string;
  text: string;
}

const sentences = [
  'Three tins of white, the harbour blue is not mixed yet.',
  'The brass lamp from the chandler at the end of the quay, second shelf.',
  'Rope.',
  'Ask about the winch before anybody sails on Saturday. If it slips again the whole weekend is gone, and so is the deposit.',
];
const photosOf = (count: number): Photo[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `photo-${index + 1}`,
    title: `Card ${index + 1}`,
    text: sentences.slice(0, (index * 7) % 5).join(' ') || 'Short.',
  }));

const getKey = (photo: Photo) => photo.id;
const estimateHeight = ({ text }: Photo, width: number) => 64 + Math.ceil((text.length * 7) / (width - 32)) * 20;
const renderItem = ({ id, title, text }: Photo) => (
  <Card style={{ padding: 16 }} data-card={id}>
    <Link href={`#${id}`} variant="quiet" data-part="card-link" style={{ overflowWrap: 'anywhere' }}>
      {title}
    </Link>
    <p style={{ overflowWrap: 'anywhere' }} dir="auto">
      {text}
    </p>
  </Card>
);

interface DemoProps {
  photos: readonly Photo[];
  minColumnWidth: number;
  onCard: (key: string, id: string) => void;
}

/** Keeps the list as its owner would: Delete takes a card off, and the button adds one on top. */
function Demo({ photos: first, minColumnWidth, onCard }: DemoProps) {
  const [photos, setPhotos] = useState(first);
  const scroller = useRef<HTMLDivElement>(null);
  const handleCardKeyDown = (event: KeyboardEvent, { id }: Photo) => {
    onCard(event.key, id);
    if (event.key !== 'Delete') return;
    event.preventDefault();
    setPhotos(photos.filter((photo) => photo.id !== id));
  };
  return (
    <main ref={scroller} tabIndex={-1} style={{ blockSize: 480, overflow: 'auto', padding: 16 }}>
      <Button onPress={() => setPhotos([{ id: 'new', title: 'New card', text: 'On top.' }, ...photos])}>Add</Button>
      <Masonry
        aria-label="Cards"
        items={photos}
        {...{ getKey, estimateHeight, renderItem, minColumnWidth, scroller }}
        onCardKeyDown={handleCardKeyDown}
        style={{ marginBlockStart: 16 }}
      />
    </main>
  );
}

const meta = preview.meta({
  title: 'Components/Data display/Masonry',
  component: Demo,
  args: { photos: photosOf(24), minColumnWidth: 240, onCard: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/Masonry'] },
});

type Canvas = ReturnType<typeof within>;

const cardsIn = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Cards' })).getAllByRole('listitem');
const titled = (canvas: Canvas, name: string) => canvas.findByRole('link', { name });

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await titled(canvas, 'Card 1');
    await step('cards stand in reading order, and none over another', async () => {
      await waitFor(() => {
        const boxes = cardsIn(canvas).map((card) => card.getBoundingClientRect());
        const tops = boxes.map(({ top }) => Math.round(top));
        void expect(tops).toEqual(tops.toSorted((a, b) => a - b));
        for (const [index, box] of boxes.entries())
          for (const other of boxes.slice(index + 1)) {
            const isApart = other.left >= box.right || box.left >= other.right || other.top >= box.bottom;
            void expect(isApart).toBe(true);
          }
      });
    });
  },
});

/** Narrow columns, as for pictures. */
export const Variants = meta.story({
  args: { minColumnWidth: 140 },
  play: async ({ canvas }) => {
    await titled(canvas, 'Card 1');
  },
});

/** One card. */
export const States = meta.story({
  args: { photos: photosOf(1) },
  play: async ({ canvas }) => {
    await titled(canvas, 'Card 1');
  },
});

export const LongContent = meta.story({
  args: {
    photos: [
      { id: 'endless', title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(3), text: 'x'.repeat(2_000) },
      { id: 'rtl', title: 'ملاحظة', text: 'اكتب ما لا تريد أن تنساه في هذا المكان. '.repeat(6) },
      { id: 'markup', title: '<b>bold</b>', text: '<img src=x onerror=alert(1)>' },
      ...photosOf(5),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Donau/ });
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    (await titled(canvas, 'Card 1')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(async () => expect(await titled(canvas, 'Card 2')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await titled(canvas, 'Card 1')).toHaveFocus());
  },
});

export const OneThousandCards = meta.story({
  args: { photos: photosOf(1_000) },
  play: async ({ canvas, userEvent, step }) => {
    (await titled(canvas, 'Card 1')).focus();
    await expect(cardsIn(canvas)[0]).toHaveAttribute('aria-setsize', '1000');
    await expect(cardsIn(canvas).length).toBeLessThan(60);
    await step('the keys reach the last card and come back', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(async () => expect(await titled(canvas, 'Card 1000')).toHaveFocus());
      await expect(cardsIn(canvas).length).toBeLessThan(60);
      await userEvent.keyboard('{Home}');
      await waitFor(async () => expect(await titled(canvas, 'Card 1')).toHaveFocus());
    });
  },
});

export const IsWalkedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    (await titled(canvas, 'Card 1')).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(async () => expect(await titled(canvas, 'Card 3')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
    await waitFor(async () => expect(await titled(canvas, 'Card 1')).toHaveFocus());
    await userEvent.keyboard('q');
    await expect(args.onCard).toHaveBeenCalledWith('q', 'photo-1');
    await expect(args.onCard).toHaveBeenCalledOnce();
  },
});

export const ACardThatGoesPassesTheFocusOn = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { photos: photosOf(3) },
  play: async ({ canvas, userEvent }) => {
    (await titled(canvas, 'Card 2')).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(async () => expect(await titled(canvas, 'Card 3')).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(async () => expect(await titled(canvas, 'Card 1')).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await titled(canvas, 'New card');
  },
});

/** Every card moves, and none changes its order. */
export const ACardIsAddedOnTop = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await titled(canvas, 'Card 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await titled(canvas, 'New card');
    const tops = () => cardsIn(canvas).map((card) => Math.round(card.getBoundingClientRect().top));
    await waitFor(() => expect(tops()).toEqual(tops().toSorted((a, b) => a - b)));
    await expect(cardsIn(canvas)[0]).toHaveTextContent('New card');
  },
});
