import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import { beginVisit, offered, storedIds } from '@quarterdeck/data/visit/testing/beginVisit';
import { visit } from '@quarterdeck/data/visit/visit';
import preview from '@quarterdeck/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findCards, findVoyage, shownTitles, marketplaceStage } from './testing/marketplaceStage';

const meta = preview.meta({
  title: 'Screens/marketplace/MarketplacePhone',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', feature: marketplaceStage, address: '/marketplace' },
  beforeEach: () => beginVisit([offered.gallery, offered.signIn, offered.roles]),
});

export const Phone = meta.story({
  play: async ({ canvas }) => {
    await findCards(canvas);
    const voyage = within(await findVoyage(canvas));
    await expect(voyage.getByText(/\$1,540$/)).toBeVisible();
    await waitFor(() => expect(voyage.getByText(/^3 selected, 12\.5 of 12 weeks$/)).toBeVisible());
    // The first card is whole above what lies over the page.
    const [first] = canvas.getAllByRole('article');
    const edge = voyage.getByRole('button', { name: 'Check out' }).getBoundingClientRect().top;
    await expect(first?.getBoundingClientRect().bottom ?? 0).toBeLessThan(edge);
    await expect(voyage.getByRole('button', { name: 'Check out' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Marketplace', current: 'page' })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** MK-4: where the selection is not in sight a message offers what is needed. */
export const OffersWhatIsNeeded = meta.story({
  parameters: { address: '/marketplace?q=roles+and' },
  beforeEach: () => beginVisit([]),
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Roles and permissions' }));
    await waitFor(() =>
      expect(screen.getByText('Roles and permissions needs Sign in with email and password')).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add both' }));
    await waitFor(() => expect(storedIds()).toEqual(['QD-015', 'QD-011']));
  },
});

export const Voyage = meta.story({
  globals: { scheme: 'dark', locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const voyage = within(await canvas.findByRole('region', { name: 'Seferiniz' }));
    voyage.getByRole('button', { name: /boyut/i }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(voyage.getByRole('list', { name: 'Seçili gereksinimler' })).toBeVisible());
    await waitFor(() => expect(voyage.getByRole('button', { name: 'Satın almaya geç' })).toBeVisible());
    await userEvent.click(voyage.getByRole('button', { name: 'Seçili gereksinimleri bırak' }));
    await waitFor(() => expect(voyage.getByText('Henüz seçim yok')).toBeVisible());
  },
});

/** The message goes when the selection comes into sight, which says the same. */
export const SaysOnceWhatIsNeeded = meta.story({
  parameters: { address: '/marketplace?q=roles+and' },
  beforeEach: () => beginVisit([]),
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Roles and permissions' }));
    await screen.findByRole('button', { name: 'Add both' });
    const voyage = within(await findVoyage(canvas));
    voyage.getByRole('button', { name: /^Size of the sheet/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(voyage.getByRole('button', { name: 'Add it' })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add both' })).toBeNull());
  },
});

/** What was pressed goes with what it emptied: the focus stays on the page, whichever way the selection is emptied. */
export const KeepsFocusWhenEmptied = meta.story({
  beforeEach: () => beginVisit([offered.gallery]),
  play: async ({ canvas, userEvent, step }) => {
    await findCards(canvas);
    const voyage = within(await findVoyage(canvas));
    voyage.getByRole('button', { name: /^Size of the sheet/ }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    for (const name of ['Remove Image gallery with crop from the selection', 'Discard selected requirements']) {
      await step(name, async () => {
        (await voyage.findByRole('button', { name })).focus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(voyage.queryByRole('list', { name: 'Selected requirements' })).toBeNull());
        await waitFor(() => expect(document.body).not.toHaveFocus());
        visit.add([{ id: 'QD-007' as RequirementId, price: 560 }]);
      });
    }
  },
});

export const Filters = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await sheet.findByRole('radio', { name: 'Free' }));
    await userEvent.click(sheet.getByRole('link', { name: /Accounts and access/ }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 2 requirements' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(shownTitles(canvas)).toEqual(['Sign in with email and password', 'Password reset']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter 2 active' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: /Accounts and access/, pressed: true })).toBeInTheDocument();
  },
});

export const Detail = meta.story({
  globals: { locale: 'tr' },
  parameters: { address: '/marketplace/QD-014' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Tek oturum açma' }));
    await waitFor(() => expect(drawer.getByRole('heading', { name: 'Gerekenler' })).toBeVisible());
  },
});
