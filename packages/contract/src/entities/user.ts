import * as z from 'zod/mini';

/** `not-visible` is shown as "Invisible". */
export const userStatuses = ['online', 'away', 'busy', 'not-visible'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const userSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  email: z.string(),
  /** Address of an image; null shows the initials. */
  avatar: z.nullable(z.string()),
  status: z.enum(userStatuses),
});
export type User = z.infer<typeof userSchema>;

export const userPatchSchema = z.partial(z.omit(userSchema, { id: true }));
export type UserPatch = z.infer<typeof userPatchSchema>;
