import type { Requirement, RequirementId } from '@quarterdeck/contract/entities/requirement';
import { marketplaceFor, readWanted, wantedOf } from '@quarterdeck/contract/rules/getStartedAddress';
import { getStartedFor } from '@quarterdeck/contract/rules/getStartedFor';
import { takeTyped } from '@quarterdeck/contract/rules/invitations';
import en from '@quarterdeck/data/visit/suggested/translations/en.json';
import tr from '@quarterdeck/data/visit/suggested/translations/tr.json';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goalIds, suggestionId, suggestItems, type GoalId } from './goals';
import { emptyDraft, parseDraft, problemsOf, stepAt, withStart, type StartDraft } from './startDraft';

const seeds = join(import.meta.dirname, '../../../../../mocks/src/product/seeds/requirements.json');
const marketplace = (JSON.parse(readFileSync(seeds, 'utf8')) as Requirement[]).map((requirement) => ({
  ...requirement,
  dependsOn: requirement.dependsOn ?? [],
}));

const mondays = ['2026-11-23', '2026-11-30'];
const answered: StartDraft = { ...emptyDraft, name: 'Harbour CRM', startDate: '2026-11-30' };

describe('GS-1 the project', () => {
  it.each([
    ['', ['nameMissing']],
    ['   ', ['nameMissing']],
    ['x', ['nameLength']],
    ['  x ', ['nameLength']],
    ['x'.repeat(61), ['nameLength']],
    ['CR', []],
    [` ${'x'.repeat(60)} `, []],
  ])('has a name of 2 to 60 characters after trimming: %j', (name, keys) => {
    expect(problemsOf('project', { ...answered, name }, mondays).map(({ key }) => key)).toEqual(keys);
  });

  it('starts on one of the next Mondays', () => {
    expect(problemsOf('project', { ...answered, startDate: '2026-11-23' }, mondays)).toEqual([]);
    expect(problemsOf('project', { ...answered, startDate: '2026-11-16' }, mondays)).toEqual([
      { field: 'startDate', key: 'datePast' },
    ]);
  });

  it('starts on the soonest Monday until another is chosen: a name is enough', () => {
    const named = withStart({ ...emptyDraft, name: 'Harbour CRM' }, mondays);
    expect(named.startDate).toBe('2026-11-23');
    expect(problemsOf('project', named, mondays)).toEqual([]);
    expect(withStart(answered, mondays).startDate).toBe('2026-11-30');
    expect(withStart({ ...answered, startDate: '2026-11-16' }, mondays).startDate).toBe('2026-11-16');
  });

  it('is asked for before what follows', () => {
    expect(stepAt('3', emptyDraft, mondays)).toBe('project');
    expect(stepAt('3', answered, mondays)).toBe('goals');
    expect([null, '0', 'x', '-1', '1.5'].map((text) => stepAt(text, answered, mondays))).toEqual(
      Array.from({ length: 5 }, () => 'project'),
    );
    expect(stepAt('99', answered, mondays)).toBe('backlog');
  });
});

describe('GS-1 the people', () => {
  const deniz = { email: 'deniz@harbour.example', role: 'admin' } as const;

  it('are invited as they are typed, several at once and nobody twice', () => {
    const typed = { email: 'a@b.example; A@B.example,\n DENIZ@harbour.example c@d.example ', role: 'viewer' } as const;
    expect(takeTyped({ ...typed, invitations: [deniz] })).toEqual({
      known: ['DENIZ@harbour.example'],
      invitations: [deniz, { email: 'a@b.example', role: 'viewer' }, { email: 'c@d.example', role: 'viewer' }],
      addedCount: 2,
      wrong: [],
      repeated: ['A@B.example'],
      beyond: [],
    });
  });

  it('keep what is no address apart, and at most 50', () => {
    const typed = { email: 'nobody a@b.example @', role: 'member', invitations: [] } as const;
    expect(takeTyped(typed)).toMatchObject({ addedCount: 1, wrong: ['nobody', '@'] });
    const full = Array.from({ length: 50 }, (_, index) => ({ ...deniz, email: `d${index}@harbour.example` }));
    expect(takeTyped({ ...typed, email: 'a@b.example', invitations: full })).toMatchObject({
      addedCount: 0,
      beyond: ['a@b.example'],
    });
  });

  it('are never dropped in silence', () => {
    const listed = Array.from({ length: 51 }, (_, index) => `Person ${index} <d${index}@harbour.example>`).join('\n');
    const typed = {
      email: `${listed}\nd50@harbour.example, d1@harbour.example`,
      role: 'member',
      invitations: [],
    } as const;
    expect(takeTyped(typed)).toMatchObject({
      addedCount: 50,
      wrong: [],
      known: [],
      repeated: ['d1@harbour.example'],
      beyond: ['d50@harbour.example'],
    });
  });

  it('are asked for before what follows while something else is typed', () => {
    expect(stepAt('4', { ...answered, email: 'nobody' }, mondays)).toBe('people');
    expect(stepAt('4', { ...answered, email: 'a@b.example' }, mondays)).toBe('backlog');
    const full = Array.from({ length: 50 }, (_, index) => ({ ...deniz, email: `d${index}@harbour.example` }));
    expect(stepAt('4', { ...answered, email: 'a@b.example', invitations: full }, mondays)).toBe('people');
  });
});

describe('GS-1 a reload', () => {
  it('brings all answers back', () => {
    const draft: StartDraft = {
      ...answered,
      summary: 'One place for every guest.',
      currency: 'TRY',
      invitations: [{ email: 'deniz@harbour.example', role: 'member' }],
      email: 'elif@harb',
      role: 'viewer',
      goals: ['sell', 'steer'],
      own: ['Import guests'],
    };
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('keeps what can be read of a broken draft', () => {
    const broken = {
      name: 5,
      summary: 'x'.repeat(9000),
      startDate: '2026-11-24',
      currency: 'XXX',
      invitations: [{ email: 'nobody', role: 'member' }, { email: 'a@b.example', role: 'admin' }, null],
      goals: ['sell', 'sell', 'fly', 'serve', 'team', 'reach'],
      own: ['', 7, 'Mine'],
      typedItem: { title: 'x' },
    };
    expect(parseDraft(broken)).toMatchObject({
      name: '',
      startDate: null,
      currency: 'USD',
      invitations: [{ email: 'a@b.example', role: 'admin' }],
      goals: ['sell', 'serve', 'team'],
      own: ['Mine'],
      typedItem: '',
    });
    expect(parseDraft([])).toBeUndefined();
    expect(parseDraft(null)).toBeUndefined();
  });
});

describe('GS-1 the first backlog', () => {
  it('suggests six requirements that cost nothing where no goal was chosen, and what they need before them', () => {
    const suggested = suggestItems(marketplace, []).filter((one) => typeof one !== 'string');
    expect(suggested).toHaveLength(6);
    expect(suggested.every(({ price }) => price === 0)).toBe(true);
    for (const [index, { dependsOn }] of suggested.entries()) {
      const before = suggested.slice(0, index).map(({ id }) => id);
      expect(dependsOn.filter((id) => !before.includes(id))).toEqual([]);
    }
  });

  const idsFor = (...goals: GoalId[]) => suggestItems(marketplace, goals).map(suggestionId);

  it.each(goalIds)('suggests six that serve %s, and other goals get others', (goal) => {
    const ids = idsFor(goal);
    expect(ids).toHaveLength(6);
    expect(ids.filter((id) => id.startsWith(`${goal}.`))).toHaveLength(4);
    for (const other of goalIds.filter((one) => one !== goal)) {
      expect(idsFor(other).filter((id) => ids.includes(id)).length).toBeLessThanOrEqual(2);
    }
  });

  it('takes turns between the goals', () => {
    const ids = idsFor('sell', 'steer', 'launch');
    expect(ids).toHaveLength(6);
    expect(ids[0]).toBe('sell.catalog');
    for (const goal of ['sell', 'steer', 'launch']) expect(ids.some((id) => id.startsWith(`${goal}.`))).toBe(true);
  });

  it.each(['en', 'tr'])('has words for every one of them (%s)', (language) => {
    const words: Record<string, Record<string, string>> = (language === 'en' ? en : tr).suggested.starter;
    const missing = goalIds
      .flatMap((goal) => idsFor(goal).filter((id) => id.includes('.')))
      .filter((id) => {
        const [goal = '', name = ''] = id.split('.');
        return words[goal]?.[name] === undefined;
      });
    expect(missing).toEqual([]);
  });
});

describe('GS-2 what a visitor was after', () => {
  const written = (address: string) => readWanted(new URL(address, 'https://quarterdeck.example').searchParams);
  const leadsTo = (address: string) => marketplaceFor(wantedOf(written(address), marketplace));

  it('is read from the address that was written', () => {
    const requirement = 'QD-011' as RequirementId;
    expect(written(getStartedFor(requirement))).toBe(requirement);
    expect(written(getStartedFor('marketplace'))).toBe('marketplace');
    expect(written(getStartedFor(undefined))).toBeUndefined();
    expect(leadsTo(getStartedFor(requirement))).toBe('/marketplace/QD-011');
    expect(leadsTo(getStartedFor('marketplace'))).toBe('/marketplace');
    expect(leadsTo(getStartedFor(undefined))).toBe('/marketplace');
  });

  it.each(['QD-999', 'quote', '..', '//elsewhere.example', '%20', '', 'x'.repeat(200)])(
    'is the whole marketplace where it has no such requirement: %j',
    (text) => expect(leadsTo(`/getstarted?for=${text}`)).toBe('/marketplace'),
  );
});
