import type { SearchContext } from '@quarterdeck/contract';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { visit } from '@quarterdeck/data/visit/visit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { find } from './search';

const item = { id: 'item-1', key: 'HC-101', title: 'Invoice archive', status: 'now', requirementId: null };

const context: SearchContext = {
  t: (key) => key,
  read: <T>() => Promise.resolve({ goals: [], requirements: [item] } as T),
};

beforeEach(() => visit.keepProject({ id: 'project-01' as ProjectId, name: 'Harbour CRM', currency: 'USD' }));
afterEach(visit.forget);

it('says beside each item its key and its status', async () => {
  const [backlog] = await find('invoice', context);
  expect(backlog?.hits).toMatchObject([{ label: 'Invoice archive', hint: 'HC-101 · backlog.status.now' }]);
});

it('fails where the API does not answer', async () => {
  const failing: SearchContext = { ...context, read: () => Promise.reject(new Error('Offline')) };
  await expect(find('invoice', failing)).rejects.toThrow('Offline');
});

it('finds nothing without a project', async () => {
  visit.forget();
  await expect(find('invoice', context)).resolves.toEqual([]);
});
