import type { Project } from '@quarterdeck/contract/entities/project';
import type { Receipt } from '@quarterdeck/contract/entities/receipt';
import { describe, expect, it } from 'vitest';
import { sectionAt, settingsSections } from '../components/settings/sections';
import { collectData } from './collectData';
import { changesOf, detailsOf, nameProblemOf, startChoices } from './projectDetails';

const project = {
  name: 'Harbour CRM',
  summary: 'One place for every guest.',
  startDate: '2026-01-12',
  currency: 'USD',
  goals: ['Take payments', 'Answer faster'],
} as Project;
const details = detailsOf(project);

describe('SG-1 the project', () => {
  it('offers a field for each goal that it can have', () => {
    expect(details.goals).toEqual(['Take payments', 'Answer faster', '']);
  });

  it('is as it was until something differs, spaces around it aside', () => {
    expect(changesOf(project, details)).toEqual({});
    expect(
      changesOf(project, { ...details, name: ' Harbour CRM ', goals: ['Take payments', '', 'Answer faster '] }),
    ).toEqual({});
  });

  it('sends what differs and nothing else', () => {
    expect(changesOf(project, { ...details, name: ' Pier ', currency: 'TRY' })).toEqual({
      name: 'Pier',
      currency: 'TRY',
    });
    expect(changesOf(project, { ...details, summary: ' ', startDate: '2026-01-19' })).toEqual({
      summary: '',
      startDate: '2026-01-19',
    });
    expect(changesOf(project, { ...details, goals: ['Answer faster', 'Take payments', ' '] })).toEqual({
      goals: ['Answer faster', 'Take payments'],
    });
    expect(changesOf(project, { ...details, goals: ['', '', ''] })).toEqual({ goals: [] });
  });

  it.each([
    ['', 'nameMissing'],
    ['  ', 'nameMissing'],
    [' x ', 'nameLength'],
    ['x'.repeat(61), 'nameLength'],
    ['CR', undefined],
    [` ${'x'.repeat(60)} `, undefined],
  ])('has a name of 2 to 60 characters after trimming: %j', (name, problem) => {
    expect(nameProblemOf(name)).toBe(problem);
  });

  it('can keep a start that has passed, or take one of the next Mondays', () => {
    const mondays = ['2026-01-19', '2026-01-26'];
    expect(startChoices('2026-01-12', mondays)).toEqual(['2026-01-12', ...mondays]);
    expect(startChoices('2026-01-26', mondays)).toEqual(mondays);
    expect(startChoices('2026-03-02', mondays)).toEqual([...mondays, '2026-03-02']);
  });
});

describe('SG-1 the part in the address', () => {
  it('is one that there is, or none', () => {
    expect(['receipts', 'project', 'x', '', null].map((name) => sectionAt(name, settingsSections))).toEqual([
      'receipts',
      'project',
      null,
      null,
      null,
    ]);
  });
});

describe('SG-1 export', () => {
  const now = new Date('2026-01-15T09:30:00Z');

  it('holds the project, its receipts and what the browser keeps', () => {
    const receipts = [{ id: 'receipt-01' } as Receipt];
    const stored = { goMarketplace: 'true', projectRequirements: '[{"id":"QD-007","price":560}]', project: null };
    expect(collectData({ now, stored, project, receipts })).toEqual({
      format: 'quarterdeck',
      version: 1,
      exportedAt: '2026-01-15T09:30:00.000Z',
      browser: { goMarketplace: true, projectRequirements: [{ id: 'QD-007', price: 560 }] },
      project,
      receipts,
    });
  });

  it('takes text that is no JSON as it is', () => {
    const { browser } = collectData({
      now,
      stored: { sessionId: 'session-01', project: '{oops' },
      project: null,
      receipts: [],
    });
    expect(browser).toEqual({ sessionId: 'session-01', project: '{oops' });
  });
});
