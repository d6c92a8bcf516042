import { beginVisit } from '@quarterdeck/data/visit/testing/beginVisit';
import preview from '@quarterdeck/storybook/preview';
import { site } from '@quarterdeck/storybook/site';
import { expect, screen, waitFor } from 'storybook/test';
import { findList, rowOf, shownRows } from './testing/backlogListStage';

const meta = preview.meta({
  title: 'Screens/backlog/BacklogListPhone',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', feature: site, address: '/backlog' },
  beforeEach: () => beginVisit(),
});

export const Phone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Add item' }));
    await userEvent.keyboard('Count the berths{Enter}');
    await waitFor(() => expect(canvas.getByText(/^19 items,/)).toBeVisible());
  },
});

export const Views = meta.story({
  globals: { locale: 'tr', scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Diğer' }));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Liste', checked: true })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Yol haritası' })).toBeVisible());
  },
});

export const Filters = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('link', { name: 'In this voyage 16' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'In this voyage 16', current: true })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('16 items')).toBeVisible());
  },
});

/** What a finger does on a row, from its middle on. */
function fingerOn(row: HTMLElement) {
  const surface = row.querySelector('[data-part="name"]');
  const { left, top, width } = row.getBoundingClientRect();
  const from = { clientX: left + width / 2, clientY: top + 20 };
  const send = (type: string, byX = 0, byY = 0) =>
    surface?.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerType: 'touch',
        clientX: from.clientX + byX,
        clientY: from.clientY + byY,
      }),
    );
  return {
    down: () => send('pointerdown'),
    move: (x: number, y = 0) => send('pointermove', x, y),
    up: (x: number, y = 0) => send('pointerup', x, y),
  };
}

/** Draws a row by so many CSS pixels towards its end. */
function swipe(row: HTMLElement, by: number) {
  const finger = fingerOn(row);
  finger.down();
  finger.move(by);
  finger.up(by);
}

export const Swipes = meta.story({
  play: async ({ canvas, step }) => {
    await findList(canvas);
    await step('towards the end a row is done', async () => {
      swipe(rowOf(canvas, /QD-027/), 120);
      await waitFor(() => expect(shownRows(canvas)[1]).toBe('In-app notifications'));
    });
    await step('towards the start it opens its actions', async () => {
      swipe(rowOf(canvas, /QD-031/), -120);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible());
    });
  },
});

export const LiftsByLongPress = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await findList(canvas);
    const finger = fingerOn(rowOf(canvas, /QD-027/));
    finger.down();
    await waitFor(() => expect(canvasElement.querySelector('[data-lifted]')).not.toBeNull());
    finger.move(0, 108);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    finger.up(0, 108);
    await waitFor(() => expect(shownRows(canvas).slice(1, 3)).toEqual(['In-app notifications', 'Card checkout']));
  },
});
