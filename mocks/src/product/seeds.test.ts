import { requirementCategories, type Requirement } from '@quarterdeck/contract/entities/requirement';
import { isMonday } from '@quarterdeck/contract/rules/calendar';
import { planItems } from '@quarterdeck/contract/rules/capacity';
import { findCycle } from '@quarterdeck/contract/rules/dependencies';
import { sumMinor, toMinor } from '@quarterdeck/contract/rules/money';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contactTable } from '../contacts/contactTable';
import { faultsOf, idsOf, seed } from '../testing/firstData';
import { buildBacklogItem, buildProject } from './buildProject';
import { buildReceipt } from './buildReceipt';
import { buildRequirement } from './buildRequirement';
import { requirementTextsSchema } from './openMarketplace';
import { checkoutTable, receiptTable } from './paymentTables';
import { backlogTable, projectTable, sessionTable } from './projectTables';
import { requirementTable } from './requirementTable';
import turkish from './seeds/requirementTexts.tr.json';

describe('the first data of the product', () => {
  it('have ids of their own and fit their schemas, also enlarged', async () => {
    const faults = await Promise.all([
      faultsOf(requirementTable),
      faultsOf(projectTable),
      faultsOf(backlogTable),
      faultsOf(receiptTable),
      faultsOf(checkoutTable),
      faultsOf(sessionTable),
    ]);
    expect(faults.flat()).toEqual([]);
  });

  it('have 60 requirements in 8 categories, each with at least six', async () => {
    const requirements = await seed(requirementTable);
    expect(requirements).toHaveLength(60);
    expect(requirementCategories).toHaveLength(8);
    for (const category of requirementCategories) {
      expect(requirements.filter((one) => one.category === category).length).toBeGreaterThanOrEqual(6);
    }
    expect(new Set(requirements.map(({ title }) => title)).size).toBe(60);
  });

  it('have requirements with words, criteria, an estimate, and a price of whole minor units', async () => {
    for (const { id, summary, description, acceptanceCriteria, estimateDays, price, tags } of await seed(
      requirementTable,
    )) {
      expect({ id, length: summary.length }).toEqual({
        id,
        length: expect.toSatisfy((n: number) => n > 20 && n < 200),
      });
      expect(description).toMatch(/^<p>.+<\/p>/);
      expect(acceptanceCriteria.length).toBeGreaterThanOrEqual(2);
      expect(estimateDays).toBeGreaterThan(0);
      expect(toMinor(price, 'USD') / 100).toBe(price);
      expect(tags.length).toBeGreaterThan(0);
    }
  });

  it('have Turkish words for every requirement and tag, and no others, in the same pieces as the English', async () => {
    const requirements = await seed(requirementTable);
    const { tags, texts } = z.parse(requirementTextsSchema, turkish);
    expect(Object.keys(texts).toSorted()).toEqual(requirements.map(({ id }) => id).toSorted());
    expect(Object.keys(tags).toSorted()).toEqual([...new Set(requirements.flatMap((one) => one.tags))].toSorted());
    expect(new Set(Object.values(texts).map(({ title }) => title)).size).toBe(60);
    const piecesOf = ({
      description,
      acceptanceCriteria,
    }: Pick<Requirement, 'description' | 'acceptanceCriteria'>) => ({
      markup: description.match(/<[^>]+>/g),
      criteria: acceptanceCriteria.length,
    });
    for (const requirement of requirements) {
      const said = texts[requirement.id];
      expect(said && { id: requirement.id, ...piecesOf(said) }).toEqual({
        id: requirement.id,
        ...piecesOf(requirement),
      });
    }
  });

  it('have free ones and ones that cost something, some of them with cents', async () => {
    const prices = (await seed(requirementTable)).map(({ price }) => price);
    expect(prices.filter((price) => price === 0).length).toBeGreaterThanOrEqual(10);
    expect(prices.filter((price) => price > 2_000).length).toBeGreaterThanOrEqual(3);
    expect(prices.some((price) => !Number.isInteger(price))).toBe(true);
  });

  it('have dependencies on requirements there are, without a circle', async () => {
    const requirements = await seed(requirementTable);
    const known = new Map(requirements.map((requirement) => [requirement.id, requirement]));
    const needed = requirements.flatMap(({ dependsOn }) => dependsOn);
    expect(needed.filter((id) => !known.has(id))).toEqual([]);
    expect(needed.length).toBeGreaterThan(30);
    expect(findCycle(known)).toBeUndefined();
  });

  it('name nobody’s mail but that of examples', async () => {
    const [project] = await seed(projectTable);
    for (const { email } of project?.invitations ?? []) expect(email).toMatch(/^[a-z]+@harbour\.example$/);
  });

  it('have a project that began on a Monday of the past weeks, whatever the day', async () => {
    for (const day of [8, 9, 10, 15, 16]) {
      const [project] = await projectTable.seed(new Date(2026, 2, day, 12));
      expect(isMonday(project?.startDate ?? '')).toBe(true);
      expect((project?.startDate ?? '') < '2026-03-08').toBe(true);
    }
  });

  it('have a backlog of 10.5 planned weeks in all states, two items without an estimate', async () => {
    const items = await seed(backlogTable);
    const { plannedDays, unestimated } = planItems(items);
    expect(items).toHaveLength(18);
    expect({ plannedDays, unestimated: unestimated.length }).toEqual({ plannedDays: 52.5, unestimated: 2 });
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['now', 'next', 'later', 'done']));
    expect(new Set(items.map(({ key }) => key)).size).toBe(18);
  });

  it('name contacts that there are', async () => {
    const [items, contacts] = await Promise.all([seed(backlogTable), seed(contactTable)]);
    const known = idsOf(contacts);
    const named = items.flatMap(({ assigneeId, comments }) => [
      ...(assigneeId === null ? [] : [assigneeId]),
      ...comments.map(({ authorId }) => authorId),
    ]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });

  it('have receipts for exactly what the backlog says is paid, whose totals add up', async () => {
    const [items, receipts] = await Promise.all([seed(backlogTable), seed(receiptTable)]);
    const paid = items.filter(({ payment }) => payment === 'paid').map(({ requirementId }) => requirementId);
    const lines = receipts.flatMap((receipt) => receipt.lines);
    const bought = lines.flatMap(({ price, requirementId }) => (price > 0 ? [requirementId] : []));
    expect(new Set(paid)).toEqual(new Set(bought));
    expect(paid).toHaveLength(bought.length);
    for (const receipt of receipts) {
      const prices = receipt.lines.map(({ price }) => price);
      expect(toMinor(receipt.total, 'USD')).toBe(sumMinor(prices, 'USD'));
      expect(receipt.subtotal + receipt.tax).toBe(receipt.total);
    }
  });
});

describe('builders of the product', () => {
  it('make records of their schemas and take overrides', () => {
    expect(buildRequirement({ price: 0 })).toMatchObject({ price: 0, title: 'Tide table' });
    expect(buildProject({ name: 'Fener' })).toMatchObject({ name: 'Fener', requirements: [] });
    expect(buildBacklogItem({ status: 'done' })).toMatchObject({ status: 'done', payment: 'none' });
    expect(buildReceipt({ number: '2026-0009' })).toMatchObject({ number: '2026-0009', total: 480 });
  });

  it('refuse what no record could be', () => {
    expect(() => buildRequirement({ estimateDays: 0.3 })).toThrow(z.core.$ZodError);
    expect(() => buildProject({ startDate: '2026-03-17' })).toThrow(z.core.$ZodError);
    expect(() => buildBacklogItem({ title: ' ' })).toThrow(z.core.$ZodError);
    expect(() => buildReceipt({ id: '' })).toThrow(z.core.$ZodError);
  });
});
