import * as z from 'zod/mini';

export const fileItemIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'FileItemId'>();
export type FileItemId = z.infer<typeof fileItemIdSchema>;

export const fileTypes = ['folder', 'PDF', 'XLS', 'DOC', 'TXT', 'JPG'] as const;
export type FileType = (typeof fileTypes)[number];

/** Longest texts that a write accepts, in UTF-16 units. */
export const fileNameMaxLength = 255;
export const fileDescriptionMaxLength = 2_000;

/** Without the ending, which `type` tells; without what separates folders in a path. */
export const fileNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(fileNameMaxLength),
    z.regex(/^(?!\.{1,2}$)[^/\\\p{Cc}]*$/u, { error: 'Must be a name, not a path' }),
  );

/** A whole number in digits: the words and units around it belong to the language of the reader. */
const digits = z.string().check(z.regex(/^\d{1,15}$/));

export const fileItemSchema = z.object({
  id: fileItemIdSchema,
  /** Id of the folder it lies in; null at the root. */
  folderId: z.nullable(fileItemIdSchema),
  name: fileNameSchema,
  /** Name of the person. */
  createdBy: z.string(),
  /** ISO 8601 instant, UTC. */
  createdAt: z.iso.datetime(),
  /** ISO 8601 instant, UTC. */
  modifiedAt: z.iso.datetime(),
  /** In bytes; that of a folder is the sum of all files below it. */
  size: digits,
  type: z.enum(fileTypes),
  /** How many folders and files lie directly in a folder; null for a file. */
  contents: z.nullable(digits),
  /** Plain text. */
  description: z.nullable(z.string().check(z.maxLength(fileDescriptionMaxLength))),
});
export type FileItem = z.infer<typeof fileItemSchema>;

/** What makes an item; the rest follows from who makes it and when. Without a folder it lies at the root. */
export const newFileItemSchema = z.object({
  name: fileItemSchema.shape.name,
  type: fileItemSchema.shape.type,
  folderId: z.optional(fileItemSchema.shape.folderId),
  /** In bytes; a folder has none of its own. */
  size: z.optional(fileItemSchema.shape.size),
  description: z.optional(fileItemSchema.shape.description),
});
export type NewFileItem = z.infer<typeof newFileItemSchema>;

/** What may be changed by a patch: an item is renamed, moved or described. */
export const fileItemPatchSchema = z.partial(z.pick(fileItemSchema, { name: true, folderId: true, description: true }));
export type FileItemPatch = z.infer<typeof fileItemPatchSchema>;
