import type { SearchContext } from '@quarterdeck/contract';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { buildRequirement } from '@quarterdeck/contract/rules/testing/buildRequirement';
import { visit } from '@quarterdeck/data/visit/visit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { find } from './search';

const requirement = buildRequirement('QD-028', { title: 'Invoices as PDF' });

const context: SearchContext = { t: (key) => key, read: <T>() => Promise.resolve([requirement] as T) };

beforeEach(() => visit.keepProject({ id: 'project-01' as ProjectId, name: 'Harbour CRM', currency: 'USD' }));
afterEach(visit.forget);

it('says beside each requirement its id and its category', async () => {
  const [marketplace] = await find('invoice', context);
  expect(marketplace?.hits).toMatchObject([{ label: 'Invoices as PDF', hint: 'QD-028 · project.category.commerce' }]);
});

it('finds nothing for visitors who may not enter the marketplace', async () => {
  visit.forget();
  await expect(find('invoice', context)).resolves.toEqual([]);
});
