import { describe, expect, it } from 'vitest';
import type { Requirement, RequirementId } from '../entities/requirement';
import { summarizeSelection } from './selection';
import { buildRequirement } from './testing/buildRequirement';

const id = (text: string) => text as RequirementId;
const requirement = (name: string, price: number, estimateDays = 5) => buildRequirement(name, { price, estimateDays });
const shop = (...list: Requirement[]) => new Map(list.map((one) => [one.id, one]));

describe('MK-3 the total of a selection', () => {
  it('is added in minor units, so that 0.1 and 0.2 are 30 cents', () => {
    const { totalMinor } = summarizeSelection(
      [
        { id: id('A'), price: 0.1 },
        { id: id('B'), price: 0.2 },
      ],
      undefined,
      'USD',
    );
    expect(totalMinor).toBe(30);
  });

  it.each([
    ['USD', 123_450],
    ['EUR', 123_450],
    ['TRY', 123_450],
    ['JPY', 1_235],
  ])('follows the minor units of %s', (currency, wanted) => {
    expect(summarizeSelection([{ id: id('A'), price: 1234.5 }], undefined, currency).totalMinor).toBe(wanted);
  });

  it('is 0 for free ones', () => {
    expect(summarizeSelection([{ id: id('A'), price: 0 }], shop(requirement('A', 0)), 'USD').totalMinor).toBe(0);
  });

  it('takes the price of the marketplace over the stored one, also for a missing one', () => {
    const offered = shop(requirement('A', 100), requirement('B', 50));
    const selection = [
      { id: id('A'), price: 1 },
      { id: id('B'), price: null },
    ];
    const { totalMinor, hasUnpriced } = summarizeSelection(selection, offered, 'USD');
    expect({ totalMinor, hasUnpriced }).toEqual({ totalMinor: 15_000, hasUnpriced: false });
  });

  it('leaves out what has no price and says so, and is never NaN', () => {
    const { lines, totalMinor, hasUnpriced } = summarizeSelection(
      [
        { id: id('gone'), price: 10 },
        { id: id('A'), price: null },
      ],
      shop(requirement('A', 20)),
      'USD',
    );
    expect(lines.map(({ price }) => price)).toEqual([null, 20]);
    expect({ totalMinor, hasUnpriced }).toEqual({ totalMinor: 2_000, hasUnpriced: true });
  });
});

describe('BK-2 the weeks of a selection', () => {
  const offered = shop(requirement('A', 1, 40), requirement('B', 1, 30));
  const daysOf = (ids: readonly string[], backlogDays?: number) => {
    const selection = ids.map((name) => ({ id: id(name), price: 1 }));
    const { selectedDays, plannedDays, overDays } = summarizeSelection(selection, offered, 'USD', backlogDays);
    return { selectedDays, plannedDays, overDays };
  };

  it('are the sum of the estimates, and what is above sixty days is over', () => {
    expect(daysOf(['A', 'B'], 0)).toEqual({ selectedDays: 70, plannedDays: 70, overDays: 10 });
  });

  it('come on top of what the backlog has planned', () => {
    expect(daysOf(['B'], 52.5)).toEqual({ selectedDays: 30, plannedDays: 82.5, overDays: 22.5 });
    expect(daysOf([], 52.5)).toEqual({ selectedDays: 0, plannedDays: 52.5, overDays: 0 });
  });

  it('are not known while the backlog is not', () => {
    expect(daysOf(['B'])).toEqual({ selectedDays: 30, plannedDays: null, overDays: 0 });
  });
});
