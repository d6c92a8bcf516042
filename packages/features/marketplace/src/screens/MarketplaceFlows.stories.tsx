import { beginVisit, offered, storedIds } from '@quarterdeck/data/visit/testing/beginVisit';
import { announced } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findCards, findVoyage, shownTitles, marketplaceStage } from './testing/marketplaceStage';

const meta = preview.meta({
  title: 'Screens/marketplace/MarketplaceFlows',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: marketplaceStage, address: '/marketplace' },
  beforeEach: () => beginVisit(),
});

/** MK-1: all of it is in the address, which every card carries along. */
export const FindsAndSorts = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findCards(canvas);
    await step('a category, counted', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Data and reports 8' }));
      await waitFor(() => expect(canvas.getByText('8 requirements')).toBeVisible());
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: 'Data and reports 8', current: true })).toBeVisible(),
      );
    });
    await step('what costs something, the dearest first', async () => {
      await userEvent.click(await canvas.findByText('Paid'));
      await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Price, high to low' }));
      await waitFor(() => expect(shownTitles(canvas)[0]).toBe('Finance dashboard'));
    });
    await step('a text, whatever its case', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search requirements' }), 'REPORTS');
      await waitFor(() =>
        expect(shownTitles(canvas)).toEqual([
          'Finance dashboard',
          'Usage analytics without cookies',
          'Scheduled reports',
        ]),
      );
    });
    await step('and each card leads on with the same view', async () => {
      await expect(canvas.getByRole('link', { name: 'Scheduled reports' })).toHaveAttribute(
        'href',
        '/marketplace/QD-044?q=REPORTS&category=data&cost=paid&sort=-price',
      );
    });
  },
});

export const ReadsTheAddress = meta.story({
  parameters: { address: '/marketplace?sort=title&view=list&page=3&from=x&cost=cheap' },
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await expect(canvas.getByText('49–60 of 60')).toBeVisible();
    await expect(shownTitles(canvas)).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await waitFor(() => expect(shownTitles(canvas)[0]).toBe('Accessibility review'));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Requirements' })).toHaveFocus());
    // In a picture of the whole page, the header would lie where the page was scrolled to.
    window.scrollTo(0, 0);
  },
});

/** MK-2, MK-3: written at once, counted once, added up in cents. */
export const Selects = meta.story({
  parameters: { address: '/marketplace?q=invoices' },
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Credit notes' }));
    await expect(storedIds()).toEqual(['QD-046']);
    const voyage = within(await findVoyage(canvas));
    await expect(voyage.getAllByText(/\$419\.90$/)).toHaveLength(2);
    await waitFor(() =>
      expect(announced()).toHaveTextContent(/^1 requirement selected, 11 of 12 weeks, .*\$419\.90\.$/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Selected Credit notes', pressed: true }));
    await expect(storedIds()).toEqual([]);
  },
});

export const MarksWhatTheProjectHas = meta.story({
  parameters: { address: '/marketplace?q=card+checkout' },
  play: async ({ canvas }) => {
    await findCards(canvas);
    const card = within(canvas.getByRole('article', { name: 'Card checkout' }));
    await waitFor(() => expect(card.getByText('In your project')).toBeVisible());
    await expect(card.queryByRole('button')).toBeNull();
  },
});

export const TakesOutWhatTheProjectHas = meta.story({
  beforeEach: () => beginVisit([['QD-027', 2350], offered.gallery]),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('Card checkout is already in your project, so we deselected it')).toBeVisible(),
    );
    await expect(storedIds()).toEqual(['QD-007']);
  },
});

/** MK-4 */
export const OffersWhatIsNeeded = meta.story({
  parameters: { address: '/marketplace?q=roles+and' },
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    const card = canvas.getByRole('article', { name: 'Roles and permissions' });
    const height = card.offsetHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Add Roles and permissions' }));
    const needs = await canvas.findByRole('alert');
    await expect(needs).toHaveTextContent('Your selection needs Sign in with email and password.');
    // It is said once, and no card moves for it.
    await expect(screen.getAllByText(/needs Sign in with email/i)).toHaveLength(1);
    await expect(card.offsetHeight).toBe(height);
    await userEvent.click(within(needs).getByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(storedIds()).toEqual(['QD-015', 'QD-011']));
    await expect(canvas.queryByText(/needs Sign in with email/i)).toBeNull();
  },
});

export const AddsBothFromTheDetail = meta.story({
  parameters: { address: '/marketplace/QD-012' },
  play: async ({ userEvent, step }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Password reset' }));
    await step('the requirement and what it needs', async () => {
      await userEvent.click(await drawer.findByRole('button', { name: 'Add both' }));
      await expect(storedIds()).toEqual(['QD-011', 'QD-012']);
      await waitFor(() => expect(drawer.getByRole('button', { name: 'Selected', pressed: true })).toBeVisible());
    });
    await step('and goes on to the next one', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Next requirement' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Password reset' })).toBeNull());
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    });
    await step('Escape leads back to the list', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const DiscardsAndBringsBack = meta.story({
  beforeEach: () => beginVisit([offered.gallery, offered.darkTheme]),
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    const voyage = within(await findVoyage(canvas));
    await userEvent.click(voyage.getByRole('button', { name: 'Discard selected requirements' }));
    await waitFor(() => expect(voyage.getByText('Nothing selected yet')).toBeVisible());
    await expect(storedIds()).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(voyage.getByText('Dark theme')).toBeVisible());
    await expect(storedIds()).toEqual(['QD-007', 'QD-002']);
  },
});

export const AddsForNothing = meta.story({
  beforeEach: () => beginVisit([offered.darkTheme, offered.legalPages]),
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    const voyage = within(await findVoyage(canvas));
    await userEvent.click(voyage.getByRole('button', { name: 'Add to project' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Backlog 20 items', current: 'page' })).toBeVisible());
    await expect(storedIds()).toEqual([]);
    await expect(screen.queryByText(/already in your project/)).toBeNull();
  },
});

export const AddingFails = meta.story({
  globals: { mix: { 'product.requirements.add': 'error' } },
  parameters: { expectedProblems: [/could not be added/, /500/] },
  beforeEach: () => beginVisit([offered.darkTheme]),
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    const voyage = within(await findVoyage(canvas));
    await userEvent.click(voyage.getByRole('button', { name: 'Add to project' }));
    const alert = within(await voyage.findByRole('alert'));
    await waitFor(() => expect(alert.getByText('Nothing was added')).toBeVisible());
    await waitFor(() => expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(storedIds()).toEqual(['QD-002']);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Choose what we build next' })).toBeVisible(),
    );
  },
});

export const ByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await userEvent.keyboard('jj');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Guided empty states' })).toHaveFocus());
    await userEvent.keyboard('x');
    await expect(storedIds()).toEqual(['QD-022']);
    await userEvent.keyboard('k');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Legal pages' })).toHaveFocus());
    await userEvent.keyboard('/');
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search requirements' })).toHaveFocus());
  },
});
