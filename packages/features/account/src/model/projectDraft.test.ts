import { describe, expect, it } from 'vitest';
import { parseProjectDraft } from './projectDetails';

describe('SG-1 changes that are not saved yet', () => {
  it('come back as they were typed, also while they are wrong', () => {
    const draft = { name: ' Pier ', summary: '', startDate: '2026-01-19', currency: 'TRY', goals: ['Sell', '', ' '] };
    expect(parseProjectDraft(draft)).toEqual(draft);
    expect(parseProjectDraft({ name: '' })).toEqual({ name: '' });
  });

  it('leave out what cannot be read', () => {
    expect(
      parseProjectDraft({ name: 7, summary: 'x'.repeat(999), startDate: '2026-01-20', currency: 'XXX', goals: 'Sell' }),
    ).toEqual({ summary: 'x'.repeat(200) });
    expect(parseProjectDraft({ goals: ['Sell', 7] })).toEqual({ goals: ['Sell', '', ''] });
  });

  it.each([null, [], 'text', 7])('are none in %j', (value) => {
    expect(parseProjectDraft(value)).toBeUndefined();
  });
});
