import * as z from 'zod/mini';

export const mailLabelIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'MailLabelId'>();
export type MailLabelId = z.infer<typeof mailLabelIdSchema>;

/** Names of the colours that a label can have; the kit has a hue for each. */
export const mailLabelColors = ['blue', 'indigo', 'red', 'teal', 'purple', 'green', 'orange', 'amber', 'rose'] as const;
export type MailLabelColor = (typeof mailLabelColors)[number];
export const defaultMailLabelColor: MailLabelColor = 'blue';

export const mailLabelTitleMaxLength = 200;

export const mailLabelSchema = z.object({
  id: mailLabelIdSchema,
  title: z.string().check(z.maxLength(mailLabelTitleMaxLength)),
  /** Name of the label in addresses, made of its title (`labelSlug`); no two labels have the same. */
  slug: z.string().check(z.minLength(1), z.maxLength(250)),
  color: z.enum(mailLabelColors),
});
export type MailLabel = z.infer<typeof mailLabelSchema>;
