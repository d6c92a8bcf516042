import * as z from 'zod/mini';
import { linkSchema } from './panelItem';

export const activityIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'ActivityId'>();
export type ActivityId = z.infer<typeof activityIdSchema>;

/** Something that happened, as the timeline tells it. HTML is cleaned where it is shown. */
export const activitySchema = z.object({
  id: activityIdSchema,
  /** Name of a kit icon. */
  icon: z.optional(z.string()),
  /** Address of an image; it goes before `icon`. */
  image: z.optional(z.string()),
  /** Simple HTML; names of people and things are bold. */
  description: z.string(),
  /** ISO 8601 instant, UTC. */
  date: z.iso.datetime(),
  /** HTML of what belongs to it: a quotation, a list. */
  extraContent: z.optional(z.string()),
  /** Plain text: the name of what `link` opens. */
  linkedContent: z.optional(z.string()),
  link: z.optional(linkSchema),
  /** True: `link` is inside the site. */
  useRouter: z.optional(z.boolean()),
});
export type Activity = z.infer<typeof activitySchema>;
