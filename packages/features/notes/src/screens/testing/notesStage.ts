import { screen, within } from 'storybook/test';

/** What stories of the notes share: how a person finds the cards and the editor. */
export type Canvas = ReturnType<typeof within>;

/** The cards, once there are some. */
export async function findCards(canvas: Canvas, name = 'Notes'): Promise<HTMLElement> {
  await canvas.findAllByRole('article');
  // The name of a label may come after its notes.
  return canvas.findByRole('list', { name });
}

/** Titles of the cards that are mounted, in reading order. */
export const titlesIn = (cards: HTMLElement): string[] =>
  within(cards)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent);

export const findEditor = async () => within(await screen.findByRole('dialog', { name: 'Note' }));

/** What is offered of a new note that could not be saved. */
export const findOffer = (canvas: Canvas, title: string) =>
  within(canvas.getByRole('group', { name: `A note wasn’t saved: “${title}”` }));
