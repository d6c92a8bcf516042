import { expect, waitFor, type userEvent, type within } from 'storybook/test';

/** What stories of several screens look for, and how a person finds it. */
export type Canvas = ReturnType<typeof within>;
export type UserEvent = ReturnType<typeof userEvent.setup>;

/** An area whose calls fail offers to try again. */
export async function expectFailure({ canvas }: { canvas: Canvas }): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
}

/** Without a connection the area names it. */
export async function expectOffline({ canvas }: { canvas: Canvas }): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /offline|connection/i })).toBeVisible());
}

/** The page does not scroll sideways. */
export const expectNoSideways = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** The way to the backlog, with the number of its items once that is known. */
export const findBacklogLink = (canvas: Canvas): Promise<HTMLElement> =>
  canvas.findByRole('link', { name: /^Backlog \d/ });

/** Where announcements are spoken. */
export const announced = () => document.querySelector('[data-part="live-region"]');
