import * as z from 'zod/mini';
import { isExternalLink, isInternalLink } from '../rules/link';

/** An address inside the site or a whole one outside; never one that would run as a script. */
export const linkSchema = z.string().check(
  z.maxLength(2_000),
  z.refine((link) => isInternalLink(link) || isExternalLink(link), { error: 'Must be an address' }),
);

/** What messages and notifications have in common. */
export const panelItemShape = {
  read: z.boolean(),
  /** Whether it was on the screen once; set together with `read` by marking all. */
  seen: z.boolean(),
  link: z.optional(linkSchema),
  /** True: `link` is inside the site. */
  useRouter: z.optional(z.boolean()),
  /** Name of a kit icon. */
  icon: z.optional(z.string().check(z.maxLength(100))),
  /** Address of an image, or a data URL; it goes before `icon`. Without either, initials of the title are shown. */
  image: z.optional(z.string()),
  title: z.optional(z.string().check(z.maxLength(500))),
  description: z.optional(z.string().check(z.maxLength(5_000))),
  /** ISO 8601 instant, UTC. */
  time: z.iso.datetime(),
};
