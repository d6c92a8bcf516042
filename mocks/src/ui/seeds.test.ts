import { iconSetNames, iconSetSchema } from '@quarterdeck/contract/entities/iconSet';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { loadIconSet } from './iconSets';

describe('the icon sets', () => {
  it.each(iconSetNames)('fit their schema and name icons as addresses may carry them: %s', async (name) => {
    const set = await loadIconSet(name);
    expect(z.safeParse(iconSetSchema, set).error).toBeUndefined();
    for (const icon of set?.list ?? []) expect(icon).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
