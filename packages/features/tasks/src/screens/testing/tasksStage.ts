import { within } from 'storybook/test';

/** What stories of the screen share: how a person finds the list, its rows and the open task. */
export type Canvas = ReturnType<typeof within>;

/** Address and title of the task that stories open. */
export const detail = '/apps/tasks/task-05';
export const detailTitle = 'Plan capacity for the spring release';

/** The titles of the first rows, from top to bottom. */
export const firstTitles = (canvas: Canvas, count: number) =>
  canvas
    .getAllByRole('row')
    .slice(0, count)
    .map((row: HTMLElement) => row.querySelector('a, [data-part="title"]')?.textContent);

/** The list, once it shows what the API answered. */
export async function findList(canvas: Canvas): Promise<HTMLElement> {
  const list = await canvas.findByRole('grid', { name: 'Tasks' });
  await within(list).findByText('Send Marta Lindqvist the revised season calendar');
  return list;
}

export const findPanel = (canvas: Canvas, name = 'Task') => canvas.findByRole('region', { name });

/** What was announced last. */
export const announced = () => document.querySelector('[data-part="live-region"]');

/** Notes everything that is announced from now on. @returns what was said so far, and what ends it. */
export function hear() {
  const said: string[] = [];
  const region = announced();
  const hearing = new MutationObserver(() => said.push(region?.textContent ?? ''));
  if (region) hearing.observe(region, { childList: true, subtree: true, characterData: true });
  return { said, end: () => hearing.disconnect() };
}
