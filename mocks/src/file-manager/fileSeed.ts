import { fileItemSchema, fileTypes, type FileItem } from '@quarterdeck/contract/entities/fileItem';
import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { seedMomentSchema, toInstant } from '../core/seedMoment';

const { id, name, description } = fileItemSchema.shape;

/** An item in `seeds/files.json`; a folder holds its own. */
const fileSeedSchema = z.object({
  id,
  name,
  type: withDefault(z.enum(fileTypes), 'folder'),
  by: z.string(),
  created: seedMomentSchema,
  modified: seedMomentSchema,
  bytes: withDefault(z.int(), 0),
  description: withDefault(description, null),
  get items(): z.ZodMiniOptional<z.ZodMiniArray<typeof fileSeedSchema>> {
    return z.optional(z.array(fileSeedSchema));
  },
});
type FileSeed = z.infer<typeof fileSeedSchema>;

/** Reads the seed file, each folder before what lies in it; days are counted from the day of `now`. */
export function readFileSeeds(json: unknown, now: Date): FileItem[] {
  const itemsOf = (seeds: readonly FileSeed[], folderId: FileItem['folderId']): FileItem[] =>
    seeds.flatMap(({ by, created, modified, bytes, items = [], ...seed }) => [
      {
        ...seed,
        folderId,
        createdBy: by,
        createdAt: toInstant(created, now),
        modifiedAt: toInstant(modified, now),
        size: String(bytes),
        contents: null,
      },
      ...itemsOf(items, seed.id),
    ]);
  return itemsOf(z.parse(z.array(fileSeedSchema), json), null);
}
