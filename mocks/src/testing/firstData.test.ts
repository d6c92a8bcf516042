import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { defineTable } from '../core/table';
import { faultsOf } from './firstData';

it('names what misses the schema, and how many ids are shared, also among the copies', async () => {
  const boatSchema = z.object({ id: z.string(), name: z.string() });
  const tableOf = (vary: (copy: z.infer<typeof boatSchema>) => z.infer<typeof boatSchema>) =>
    defineTable({
      name: 'harbour.boats',
      schema: boatSchema,
      seed: async () => [{ id: 'a', name: 'Ada' }],
      list: { largeSize: 3, vary },
    });
  await expect(faultsOf(tableOf((copy) => copy))).resolves.toEqual([]);
  await expect(faultsOf(tableOf((copy) => ({ ...copy, id: 'a', name: 4 as never })))).resolves.toEqual([
    expect.stringMatching(/^harbour\.boats misses its schema: .*\[1\]\.name/s),
    'harbour.boats has 2 records with an id of another',
  ]);
});
