import type { SearchContext, SearchHit } from '@quarterdeck/contract';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildRequirement } from '../model/testing/buildRequirement';
import { projectQueries } from '../queries/projectQueries';
import { visit } from '../visit/visit';
import { find } from './searchProduct';

const item = { id: 'item-1', key: 'HC-101', title: 'Invoice archive', status: 'now', requirementId: null };
const requirement = buildRequirement('QD-028', { title: 'Invoices as PDF' });

const context: SearchContext = {
  t: (key) => (key === 'settings.receipts.title' ? 'Invoices and receipts' : key),
  read: <T>({ queryKey }: { queryKey: readonly unknown[] }) =>
    Promise.resolve(
      (queryKey[0] === projectQueries.requirements().queryKey[0]
        ? [requirement]
        : { goals: [], requirements: [item] }) as T,
    ),
};

const hitsFor = async (text: string): Promise<Record<string, readonly SearchHit[]>> =>
  Object.fromEntries((await find(text, context)).map(({ id, hits }) => [id, hits]));

beforeEach(() => visit.keepProject({ id: 'project-01' as ProjectId, name: 'Harbour CRM', currency: 'USD' }));
afterEach(visit.forget);

it('finds settings and answers also where the API does not answer', async () => {
  const failing: SearchContext = { ...context, read: () => Promise.reject(new Error('Offline')) };
  const sections = await find('invoice', failing);
  expect(sections.filter(({ hits }) => hits.length > 0).map(({ id }) => id)).toEqual(['settings']);
  await expect(find('nothing like it', failing)).rejects.toThrow('Offline');
});

it('says beside each result what it is: key and status, id and category, where a setting is, the topic', async () => {
  const { backlog, marketplace, settings } = await hitsFor('invoice');
  expect(backlog).toMatchObject([{ label: 'Invoice archive', hint: 'HC-101 · backlog.status.now' }]);
  expect(marketplace).toMatchObject([{ label: 'Invoices as PDF', hint: 'QD-028 · project.category.commerce' }]);
  expect(settings).toMatchObject([{ label: 'Invoices and receipts', hint: 'settings.title' }]);
  const { help } = await hitsFor('help.payment.refund.title');
  expect(help).toMatchObject([{ hint: 'help.topic.payment' }]);
});
