import { paths } from '@quarterdeck/contract';
import type { Canvas } from '@quarterdeck/storybook/expectations';
import { site } from '@quarterdeck/storybook/site';
import { waitFor, within } from 'storybook/test';

/** Where a way out of the marketplace ends in its stories: an empty page in the same frame. */
const endAt = (path: string) => ({
  id: path,
  path,
  screen: path,
  layout: 'centered' as const,
  load: () => Promise.resolve({ default: () => null }),
  titleKey: 'marketplace.title',
});

/** The site, with ends for the ways that lead out of the marketplace. */
export const marketplaceStage = {
  ...site,
  routes: [...site.routes, endAt(paths.backlog.pattern), endAt(paths.payment.pattern)],
};

/** The list of cards, once it shows what the API answered and the tools that come after it are there. */
export async function findCards(canvas: Canvas): Promise<HTMLElement> {
  await waitFor(() => within(canvas.getByRole('list', { name: 'Requirements' })).getAllByRole('article'));
  await canvas.findByRole('button', { name: /Sort by/ });
  return canvas.getByRole('list', { name: 'Requirements' });
}

/** The voyage beside the list. */
export const findVoyage = (canvas: Canvas) => canvas.findByRole('region', { name: 'Your voyage' });

/** Titles of the cards or rows in sight, from the first to the last. */
export const shownTitles = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Requirements' }))
    .getAllByRole('article')
    .map((card) => card.querySelector('[data-part="card-link"]')?.textContent);
