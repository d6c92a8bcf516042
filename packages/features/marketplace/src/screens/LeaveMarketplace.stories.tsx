import { beginVisit, offered, storedIds } from '@quarterdeck/data/visit/testing/beginVisit';
import { findBacklogLink, type Canvas } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { readText } from '@quarterdeck/ui/storage';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findCards, marketplaceStage } from './testing/marketplaceStage';

const meta = preview.meta({
  title: 'Screens/marketplace/LeaveMarketplace',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: marketplaceStage, address: '/marketplace' },
  beforeEach: () => beginVisit([offered.darkTheme, offered.legalPages]),
});

const findQuestion = async () => within(await screen.findByRole('dialog', { name: 'Leave the Marketplace?' }));

/** Where the visitor is, by the header. */
const expectBacklog = async (canvas: Canvas, name: RegExp) =>
  expect(await canvas.findByRole('link', { name, current: 'page' })).toBeVisible();

/** LV-1, LV-6 */
export const Asks = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findCards(canvas);
    const link = await findBacklogLink(canvas);
    await userEvent.click(link);
    const question = await findQuestion();
    await expect(
      question.getByText('You are about to leave the marketplace with selected requirements. What do you want to do?'),
    ).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Check out' })).toBeVisible());
    await waitFor(() => expect(question.getByRole('button', { name: 'Discard selected requirements' })).toBeVisible());
    await step('Escape changes nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(storedIds()).toEqual(['QD-002', 'QD-004']);
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1, name: 'Choose what we build next' })).toBeVisible(),
      );
      await waitFor(() => expect(link).toHaveFocus());
    });
    await step('it asks again, by key', async () => {
      await userEvent.keyboard('{Enter}');
      await findQuestion();
    });
  },
});

export const AsksOnPhones = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(await canvas.findByRole('link', { name: /^İş listesi/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Pazardan ayrılıyor musunuz?' })).toBeVisible());
  },
});

/** LV-2 */
export const ChecksOutForNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await userEvent.click(await findBacklogLink(canvas));
    await userEvent.click((await findQuestion()).getByRole('button', { name: 'Check out' }));
    await expectBacklog(canvas, /^Backlog 20/);
    await expect(storedIds()).toEqual([]);
  },
});

/** LV-2 when it fails: in the console, in a message that blocks nothing, and nothing else has changed. */
export const CheckOutFails = meta.story({
  globals: { mix: { 'product.requirements.add': 'error' } },
  parameters: { expectedProblems: [/could not be added/, /500/] },
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await userEvent.click(await findBacklogLink(canvas));
    await userEvent.click((await findQuestion()).getByRole('button', { name: 'Check out' }));
    await waitFor(() => expect(screen.getByText('Nothing was added')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Choose what we build next' })).toBeVisible(),
    );
    await expect(storedIds()).toEqual(['QD-002', 'QD-004']);
  },
});

/** LV-3 */
export const ChecksOutForMoney = meta.story({
  beforeEach: () => beginVisit([offered.gallery]),
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await userEvent.click(await findBacklogLink(canvas));
    await userEvent.click((await findQuestion()).getByRole('button', { name: 'Check out' }));
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { level: 1, name: 'Choose what we build next' })).toBeNull(),
    );
    await expect(canvas.queryByRole('link', { name: /^Backlog/, current: 'page' })).toBeNull();
    await expect(storedIds()).toEqual(['QD-007']);
  },
});

/** LV-4, LV-7 */
export const Discards = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findCards(canvas);
    await userEvent.click(await findBacklogLink(canvas));
    await userEvent.click((await findQuestion()).getByRole('button', { name: 'Discard selected requirements' }));
    await expectBacklog(canvas, /^Backlog 18/);
    await expect(readText('projectRequirements')).toBe('[]');
    await expect(readText('goMarketplace')).toBeNull();
    await step('Undo brings it back', async () => {
      await waitFor(() => expect(screen.getByText('2 requirements discarded')).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(storedIds()).toEqual(['QD-002', 'QD-004']));
    });
  },
});

/** LV-5 */
export const LeavesAtOnce = meta.story({
  beforeEach: () => beginVisit(),
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await userEvent.click(await findBacklogLink(canvas));
    await expectBacklog(canvas, /^Backlog 18/);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
