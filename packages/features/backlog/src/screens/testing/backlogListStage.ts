import { request } from '@quarterdeck/contract';
import { getProject, updateProject } from '@quarterdeck/contract/endpoints/project';
import type { BacklogItem, BacklogItemPatch } from '@quarterdeck/contract/entities/backlogItem';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { beginVisit } from '@quarterdeck/data/visit/testing/beginVisit';
import type { Canvas } from '@quarterdeck/storybook/expectations';
import { screen, waitFor, within } from 'storybook/test';

/** The list, once it shows what the API answered. */
export async function findList(canvas: Canvas): Promise<HTMLElement> {
  const list = await canvas.findByRole('grid', { name: /Backlog items|İş listesindeki işler/ });
  await waitFor(() => within(list).getAllByRole('link'));
  return list;
}

/** The row of an item or of a group. */
export const rowOf = (canvas: Canvas, name: RegExp) => canvas.getByRole('row', { name });

/** Titles of the rows in sight, heads of groups in capitals. */
export const shownRows = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .map(
      (row: HTMLElement) =>
        row.querySelector('a')?.textContent ??
        row.querySelector('[data-part="fold"]')?.firstChild?.textContent?.toUpperCase(),
    );

/** Begins the visit of the demo project with more work in its backlog. @returns takes the visit back. */
export async function beginVisitWith(...items: BacklogItemPatch[]): Promise<() => void> {
  const end = beginVisit();
  const params = { projectId: 'project-01' as ProjectId };
  await request(updateProject, { params, body: { project: { requirements: items } } });
  return end;
}

/** The item as the API has it. */
export async function savedItem(id: string): Promise<BacklogItem> {
  const { requirements } = await request(getProject, { params: { projectId: 'project-01' } });
  const item = requirements.find((one) => one.id === id);
  if (item === undefined) throw new Error(`The backlog has no ${id}`);
  return item;
}

/** Presses Undo in the message with this text. */
export async function findUndo(text: string): Promise<HTMLElement> {
  const message = (await screen.findByText(text)).closest<HTMLElement>('[role="alertdialog"]');
  if (message === null) throw new Error(`Nothing offers to take “${text}” back`);
  return within(message).getByRole('button', { name: 'Undo' });
}
