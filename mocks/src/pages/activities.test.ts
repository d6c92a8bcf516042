import { listActivities } from '@quarterdeck/contract/endpoints/activities';
import { describe, expect, it } from 'vitest';
import type { ScenarioName } from '../core/scenarios';
import { testClient } from '../testing/clientOf';

const activities = async (scenario: ScenarioName) => (await testClient({ scenario }).call(listActivities, {})).body;

describe('pages.activities', () => {
  it.each([
    ['success', 28],
    ['large', 10_000],
  ] as const)('lists what happened, newest first, under %s', async (scenario, count) => {
    const dates = (await activities(scenario)).map(({ date }) => date);
    expect(dates).toHaveLength(count);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('lists nothing where nothing has happened yet', async () => {
    expect(await activities('empty')).toEqual([]);
  });
});
