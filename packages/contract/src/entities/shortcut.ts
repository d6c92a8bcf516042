import * as z from 'zod/mini';
import { linkSchema } from './panelItem';

export const shortcutIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'ShortcutId'>();
export type ShortcutId = z.infer<typeof shortcutIdSchema>;

export const shortcutLabelMaxLength = 60;
export const shortcutDescriptionMaxLength = 200;

export const shortcutSchema = z.object({
  id: shortcutIdSchema,
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(shortcutLabelMaxLength)),
  /** Plain text; may be empty. */
  description: z.optional(z.string().check(z.trim(), z.maxLength(shortcutDescriptionMaxLength))),
  /** Name of a kit icon. */
  icon: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  link: linkSchema,
  /** True: `link` is inside the site. */
  useRouter: z.boolean(),
});
export type Shortcut = z.infer<typeof shortcutSchema>;

/** A shortcut that has no id yet: what the form makes. */
export const newShortcutSchema = z.omit(shortcutSchema, { id: true });
export type NewShortcut = z.infer<typeof newShortcutSchema>;

/** What may be changed by a patch: everything but the id. */
export const shortcutPatchSchema = z.partial(newShortcutSchema);
export type ShortcutPatch = z.infer<typeof shortcutPatchSchema>;
