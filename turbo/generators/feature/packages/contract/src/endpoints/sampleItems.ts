import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { sampleItemPatchSchema, sampleItemSchema } from '../entities/sampleItem';

/** The newest first. */
export const listSampleItems = endpoint({
  id: 'sample-items.list',
  method: 'GET',
  path: 'api/apps/sample-items',
  response: z.array(sampleItemSchema),
});

export const getSampleItem = endpoint({
  id: 'sample-items.get',
  method: 'GET',
  path: 'api/apps/sample-items/{id}',
  response: sampleItemSchema,
});

export const createSampleItem = endpoint({
  id: 'sample-items.create',
  method: 'POST',
  path: 'api/apps/sample-items',
  body: z.pick(sampleItemSchema, { title: true }),
  response: sampleItemSchema,
});

export const updateSampleItem = endpoint({
  id: 'sample-items.update',
  method: 'PATCH',
  path: 'api/apps/sample-items/{id}',
  body: sampleItemPatchSchema,
  response: sampleItemSchema,
});

export const deleteSampleItem = endpoint({
  id: 'sample-items.delete',
  method: 'DELETE',
  path: 'api/apps/sample-items/{id}',
  response: z.literal(true),
});

/** The deleted sample item as it was, behind the one that it stood behind. */
export const restoreSampleItem = endpoint({
  id: 'sample-items.restore',
  method: 'POST',
  path: 'api/apps/sample-items/{id}/restore',
  response: sampleItemSchema,
});
