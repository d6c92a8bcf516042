import { getIconSet } from '@quarterdeck/contract/endpoints/icons';
import { iconSetNames } from '@quarterdeck/contract/entities/iconSet';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';

const iconSet = async (set: string) => testClient().call(getIconSet, { params: { set } });

describe('ui.icons', () => {
  it.each(iconSetNames)('answers namespace, name, grid and the names of the icons of %s', async (set) => {
    const { status, body } = await iconSet(set);
    expect({ status, namespace: body.namespace }).toEqual({ status: 200, namespace: set });
    expect(body.grid).toBe(set === 'heroicons-mini' ? '20' : '24');
    expect(body.list.length).toBeGreaterThanOrEqual(100);
    expect(body.list).toEqual([...new Set(body.list)].toSorted());
  });

  it('calls each set by a name of its own', async () => {
    const names = await Promise.all(iconSetNames.map(async (set) => (await iconSet(set)).body.name));
    expect(new Set(names).size).toBe(iconSetNames.length);
  });

  it('answers with a base address in front as well', async () => {
    const { send } = testClient();
    await expect(send('GET', 'api/api/ui/icons/feather')).resolves.toEqual(await send('GET', 'api/ui/icons/feather'));
  });

  it.each(['lucide', 'Feather', 'constructor'])('answers 404 for the unknown set %s', async (set) => {
    await expect(iconSet(set)).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: `No icon set ${set}` } },
    });
  });
});
