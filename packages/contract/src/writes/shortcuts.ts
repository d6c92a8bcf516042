/** The parts of the writes of shortcuts, as the browser keeps them until they are answered. */
import * as z from 'zod/mini';
import { shortcutIdSchema, shortcutPatchSchema } from '../entities/shortcut';

/** What is to change in a shortcut; the label, as it was, is for the message of a failure. */
export const shortcutChangeSchema = z.object({
  id: shortcutIdSchema,
  label: z.string(),
  before: z.optional(shortcutPatchSchema),
  patch: shortcutPatchSchema,
});
export type ShortcutChange = z.infer<typeof shortcutChangeSchema>;
