import type { BacklogItem, BacklogItemId, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { beginVisit } from '@quarterdeck/data/visit/testing/beginVisit';
import { announced, type Canvas } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { BacklogBoard } from '../components/board/BacklogBoard';
import { useAdded } from '../components/useArrival';
import { BacklogStage } from './testing/BacklogStage';

interface BoardProps {
  onOpen: (id: BacklogItemId) => void;
  onEdit: (id: BacklogItemId) => void;
  /** Width of the place that the screen gives it, in CSS pixels. */
  width?: number;
  /** What it shows of the backlog. Without it all of it. */
  show?: (items: readonly BacklogItem[]) => readonly BacklogItem[];
}

const everything = (items: readonly BacklogItem[]) => items;

function Board({ onOpen, onEdit, width, show = everything }: BoardProps) {
  const [draftIn, setDraftIn] = useState<BacklogStatus | null>(null);
  const { ids, mark } = useAdded();
  return (
    <BacklogStage {...(width === undefined ? {} : { width })}>
      {({ requirements }) => (
        <BacklogBoard
          items={show(requirements)}
          arrivedIds={ids}
          draftIn={draftIn}
          onDraftChange={setDraftIn}
          onAdded={mark}
          onOpen={onOpen}
          onEdit={onEdit}
        />
      )}
    </BacklogStage>
  );
}

const meta = preview.meta({
  title: 'Features/backlog/BacklogBoard',
  component: Board,
  globals: { viewport: { value: 'desktop' } },
  args: { onOpen: fn(), onEdit: fn() },
  beforeEach: () => beginVisit(),
});

const findLane = (canvas: Canvas, name: string) => canvas.findByRole('region', { name });
const titlesIn = (lane: HTMLElement) =>
  within(lane)
    .queryAllByRole('link')
    .map((link) => link.textContent);

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const now = await findLane(canvas, 'Now');
    await expect(titlesIn(now)).toEqual([
      'Card checkout',
      'In-app notifications',
      'Two languages',
      'Import contacts from CSV',
    ]);
    await expect(now).toHaveTextContent('4.5 weeks');
    const [checkout] = within(now).getAllByRole('listitem');
    if (!checkout) throw new Error('There is no card');
    await expect(checkout).toHaveTextContent('$2,350');
    await expect(within(checkout).getByRole('img', { name: 'paid' })).toBeVisible();
    await userEvent.click(within(now).getByRole('link', { name: 'Two languages' }));
    await expect(args.onOpen).toHaveBeenCalledWith('item-03');
  },
});

/** What the screen leaves of 1440 beside the navigation. */
export const FourLanes = meta.story({
  args: { width: 1016 },
  play: async ({ canvas }) => {
    const board = await canvas.findByRole('group', { name: 'Board' });
    await expect(board.scrollWidth).toBeLessThanOrEqual(board.clientWidth);
  },
});

export const ByKeys = meta.story({
  name: 'BK-1 By keys',
  play: async ({ canvas, args, userEvent }) => {
    const now = await findLane(canvas, 'Now');
    const next = await findLane(canvas, 'Next');
    within(now).getByRole('link', { name: 'Card checkout' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(now).getByRole('link', { name: 'In-app notifications' })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(titlesIn(now).slice(0, 2)).toEqual(['In-app notifications', 'Card checkout']));
    await waitFor(() => expect(announced()).toHaveTextContent('In-app notifications moved to Now, 1 of 4.'));
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(within(next).getByRole('link', { name: 'In-app notifications' })).toHaveFocus());
    await expect(titlesIn(next)[0]).toBe('In-app notifications');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(now).getByRole('link', { name: 'Card checkout' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('item-01');
  },
});

export const AddsInALane = meta.story({
  name: 'BK-1 Adds in a lane',
  play: async ({ canvas, userEvent, step }) => {
    const later = await findLane(canvas, 'Later');
    const before = titlesIn(later);
    await step('a new card is written where it will stand', async () => {
      await userEvent.click(within(later).getByRole('button', { name: 'Add item to Later' }));
      const field = within(later).getByRole('textbox', { name: 'Title of the new item' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('Weather mast{Enter}');
      await waitFor(() => expect(titlesIn(later)).toEqual([...before, 'Weather mast']));
      const card = within(later).getByRole('link', { name: 'Weather mast' }).closest('[data-card]');
      await expect(card).toHaveAttribute('data-arrived');
      await expect(card?.getBoundingClientRect().bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top);
      await expect(field).toHaveFocus();
    });
    await step('Escape gives the focus back to the lane', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(within(later).getByRole('button', { name: 'Add item to Later' })).toHaveFocus();
    });
  },
});

/** What is refused stays in its field; the button of its lane leads back to it. */
export const BackToARefusedText = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const next = within(await findLane(canvas, 'Next'));
    const add = next.getByRole('button', { name: 'Add item to Next' });
    await userEvent.click(add);
    const field = next.getByRole('textbox', { name: 'Title of the new item' });
    await userEvent.paste('a'.repeat(600));
    await userEvent.click(add);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('a'.repeat(600));
    await userEvent.clear(field);
  },
});

export const CardMenu = meta.story({
  name: 'BK-1 Menu of a card',
  play: async ({ canvas, args, userEvent, step }) => {
    const now = await findLane(canvas, 'Now');
    const later = await findLane(canvas, 'Later');
    await step('moves the card, and the focus goes along', async () => {
      await userEvent.click(within(now).getByRole('button', { name: 'Actions for Two languages' }));
      await expect(args.onOpen).not.toHaveBeenCalled();
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Later' }));
      await waitFor(() => expect(within(later).getByRole('link', { name: 'Two languages' })).toHaveFocus());
    });
    await step('x selects, e edits, Escape clears', async () => {
      await userEvent.keyboard('x');
      const card = within(later).getByRole('link', { name: 'Two languages' });
      await waitFor(() => expect(card).toHaveAccessibleDescription('Selected'));
      await waitFor(() => expect(canvas.getByRole('toolbar', { name: 'Selected items' })).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('toolbar', { name: 'Selected items' })).toBeNull());
      await expect(card).toHaveFocus();
      await userEvent.keyboard('e');
      await expect(args.onEdit).toHaveBeenCalledWith('item-03');
    });
    await step('Delete takes the card away, and the next one has the focus', async () => {
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(within(later).queryByRole('link', { name: 'Two languages' })).toBeNull());
      await waitFor(() => expect(later).toContainElement(document.activeElement as HTMLElement));
    });
  },
});

export const ByPointer = meta.story({
  name: 'BK-1 By pointer',
  // The browser captures only pointers that exist, and that of a story is invented.
  beforeEach: () => void spyOn(document.body, 'setPointerCapture').mockImplementation(() => {}),
  play: async ({ canvas, args, userEvent }) => {
    const now = await findLane(canvas, 'Now');
    const done = await findLane(canvas, 'Done');
    const card = within(now).getByRole('link', { name: 'Two languages' });
    const from = card.getBoundingClientRect();
    const first = within(done).getAllByRole('link')[0]?.getBoundingClientRect();
    if (!first) throw new Error('There is nothing done');
    const at = (x: number, y: number) => ({ clientX: x, clientY: y });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: card, coords: at(from.x + 10, from.y + 10) },
      { target: card, coords: at(from.x + 30, from.y + 20) },
    ]);
    await waitFor(() => expect(now.querySelector('[data-dragging]')).not.toBeNull());
    await userEvent.pointer([{ target: card, coords: at(first.x + 42, first.y - 20) }]);
    await waitFor(() => expect(done.querySelector('[data-part="drop"]')).not.toBeNull());
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: card, coords: at(first.x + 42, first.y - 20) }]);
    await waitFor(() => expect(titlesIn(done)[0]).toBe('Two languages'));
    await expect(args.onOpen).not.toHaveBeenCalled();
    // The keys go on where the pointer has left the card.
    await waitFor(() => expect(within(done).getByRole('link', { name: 'Two languages' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('item-03');
  },
});

export const MoveFails = meta.story({
  globals: { mix: { 'product.project.update': 'error' } },
  play: async ({ canvas, userEvent }) => {
    const now = await findLane(canvas, 'Now');
    within(now).getByRole('link', { name: 'Card checkout' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(titlesIn(now)[0]).toBe('Card checkout'));
  },
});

export const Large = meta.story({
  globals: { scenario: 'large' },
  play: async ({ canvas, canvasElement }) => {
    const now = await findLane(canvas, 'Now');
    await waitFor(() => expect(within(now).getAllByRole('link').length).toBeGreaterThan(3));
    // Only what is in sight is mounted.
    await expect(canvasElement.querySelectorAll('[data-card]').length).toBeLessThan(100);
  },
});

export const Empty = meta.story({
  args: { show: () => [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No items')).toHaveLength(4);
  },
});

export const LongContent = meta.story({
  args: {
    show: (items) => {
      const labels = ['Hafenmeistereiliegeplatzvergabe', 'Liegeplatzvergabeverordnung'];
      return items.map((item) => ({ ...item, title: `${item.title} `.repeat(6), labels }));
    },
  },
  play: async ({ canvas }) => {
    const now = await findLane(canvas, 'Now');
    const [card] = now.querySelectorAll('[data-card]');
    const effort = card?.querySelector('[data-part="effort"]');
    // What is cut off are titles and labels, never the figure.
    await expect(effort?.getBoundingClientRect().right).toBeLessThan(card?.getBoundingClientRect().right ?? 0);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => void (await canvas.findByRole('group', { name: 'Pano' })),
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findLane(canvas, 'Now')),
});
