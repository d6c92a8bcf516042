import { addRequirements, restoreProjectRequirements } from '@quarterdeck/contract/endpoints/project';
import { projectIdSchema } from '@quarterdeck/contract/entities/project';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import {
  clientWithBacklog,
  itemId,
  projectId,
  readBacklog,
  removeItem,
  requirementIds,
  sendItems,
  sessionId,
} from '../testing/productCalls';

const restore = ({ call }: MockClient, ids: readonly string[], id: string = projectId) =>
  call(restoreProjectRequirements, { params: { projectId: id }, body: { ids: ids.map(itemId) } });

describe('product.project.requirements.restore', () => {
  it('brings back the same items with ids, keys and comments, at their places', async () => {
    const client = testClient();
    const before = await readBacklog(client);
    expect(before.some(({ comments }) => comments.length > 0)).toBe(true);
    const ids = before.map(({ id }) => id);
    for (const id of ids) await removeItem(client, id);
    expect(await readBacklog(client)).toEqual([]);
    const { body } = await restore(client, ids);
    expect(body.requirements).toEqual(before);
    expect(await readBacklog(client)).toEqual(before);
  });

  it('finds its key free: a new item does not get that of a deleted one', async () => {
    const client = await clientWithBacklog('a', 'b');
    const { id: project, requirements } = client.project;
    const last = requirements[1]?.id ?? '';
    await removeItem(client, last, project);
    await sendItems(client, project, [{ title: 'c' }]);
    const { body } = await restore(client, [last], project);
    expect(body.requirements.map(({ key, title }) => `${key} ${title}`)).toEqual(['LT-001 a', 'LT-002 b', 'LT-003 c']);
  });

  it('leaves out a requirement that was added again', async () => {
    const client = testClient();
    const item = (await readBacklog(client)).find(({ requirementId, payment }) => requirementId && payment === 'none');
    await removeItem(client, item?.id ?? '');
    const again = requirementIds(item?.requirementId ?? '');
    await client.call(addRequirements, { params: { projectId }, body: { sessionId, requirementIds: again } });
    const between = await readBacklog(client);
    const { body } = await restore(client, [item?.id ?? '']);
    expect(body.requirements).toEqual(between);
  });

  it('knows only what was deleted from this project', async () => {
    const client = await clientWithBacklog('a');
    await removeItem(client, 'item-04');
    const other = z.parse(projectIdSchema, client.project.id);
    await expect(restore(client, ['item-04'], other)).resolves.toMatchObject({ status: 404 });
  });
});
