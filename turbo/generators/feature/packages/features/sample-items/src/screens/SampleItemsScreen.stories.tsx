import preview from '@quarterdeck/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sampleItems } from '../manifest';

const meta = preview.meta({
  title: 'Screens/sample-items/SampleItemsScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: sampleItems,
    address: '/apps/sample-items',
    covers: ['route:sample-items.list', 'route:sample-items.detail'],
  },
});

const detail = '/apps/sample-items/sample-item-02';
type Canvas = ReturnType<typeof within>;
const findList = (canvas: Canvas) => canvas.findByRole('grid', { name: 'Sample items' });
const findPanel = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Sample item' }));

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await findList(canvas)).toHaveAttribute('aria-rowcount', '12');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sample items' })).toBeVisible();
  },
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No sample items yet' })).toBeVisible());
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  parameters: { address: detail },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Sample items' })).toBeVisible());
    await expect(canvas.queryByRole('row')).toBeNull();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

export const Large = meta.story({
  globals: { scenario: 'large' },
  play: async ({ canvas }) => {
    await expect(await findList(canvas)).toHaveAttribute('aria-rowcount', '10000');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
  },
});

export const Detail = meta.story({
  parameters: { address: detail },
  play: async ({ canvas }) => {
    await findList(canvas);
    const panel = await findPanel(canvas);
    await expect(await panel.findByRole('textbox', { name: 'Title' })).toHaveValue('Bravo');
  },
});

export const DetailMissing = meta.story({
  parameters: { address: '/apps/sample-items/sample-item-of-yesterday' },
  play: async ({ canvas, userEvent }) => {
    const panel = await findPanel(canvas);
    await userEvent.click(await panel.findByRole('link', { name: 'Back to sample items' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Sample item' })).toBeNull());
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Örnek öğeler' })).toBeVisible();
  },
});

export const Adds = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await findList(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add sample item' }));
    const field = canvas.getByRole('textbox', { name: 'New sample item' });
    await userEvent.type(field, 'Zulu{Enter}');
    await waitFor(() => expect(within(list).getAllByRole('row')[0]).toHaveTextContent('Zulu'));
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await waitFor(() => expect(within(list).getAllByRole('row')[0]).toHaveFocus());
  },
});

export const RenamesAndDeletes = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const list = within(await findList(canvas));
    await step('the title saves itself', async () => {
      await userEvent.click(list.getByRole('link', { name: 'Bravo' }));
      const panel = await findPanel(canvas);
      const title = panel.getByRole('textbox', { name: 'Title' });
      await userEvent.clear(title);
      await userEvent.type(title, 'Zulu');
      await waitFor(() => expect(panel.getByText('Saved')).toBeVisible());
      await expect(list.getByRole('link', { name: 'Zulu' })).toBeVisible();
    });
    await step('a deleted one is gone with its panel', async () => {
      await userEvent.click((await findPanel(canvas)).getByRole('button', { name: 'Delete sample item' }));
      await waitFor(() => expect(list.queryByRole('link', { name: 'Zulu' })).toBeNull());
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Sample item' })).toBeNull());
      await waitFor(() => expect(list.getAllByRole('row')[1]).toHaveFocus());
    });
    await step('undo restores it at its place', async () => {
      const message = await screen.findByText('Zulu deleted');
      const toast = within(message.closest('[role="alertdialog"]') as HTMLElement);
      await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(list.getAllByRole('row')[1]).toHaveTextContent('Zulu'));
    });
  },
});
