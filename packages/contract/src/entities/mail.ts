import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { mailAttachmentSchema } from './mailAttachment';
import { mailFolderIdSchema } from './mailFolder';
import { mailLabelIdSchema } from './mailLabel';

export const mailIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'MailId'>();
export type MailId = z.infer<typeof mailIdSchema>;

/** Longest subject and content that a write accepts, in UTF-16 units. */
export const mailSubjectMaxLength = 1_000;
export const mailContentMaxLength = 1_000_000;
/** Mails that one call changes at most. */
export const mailBatchLimit = 500;

/** An address as mails write it: `Deniz Kaya <deniz@harbour.example>`, or without a name (`readMailAddress`). */
const contactSchema = z.string().check(z.maxLength(1_000));
const copiesSchema = z.optional(z.array(contactSchema).check(z.maxLength(200)));

export const mailSchema = z.object({
  id: mailIdSchema,
  type: z.literal('mail'),
  from: z.object({
    /** Address of an image or a data URL; null shows the initials. */
    avatar: z.nullable(z.string()),
    contact: contactSchema,
  }),
  /** One address or several with commas between them (`splitMailAddresses`); may be empty in a draft. */
  to: z.string().check(z.maxLength(20_000)),
  /** Addresses; absent is the same as empty. */
  cc: copiesSchema,
  bcc: copiesSchema,
  /** When it was sent, of a draft when it was begun; ISO 8601 instant, UTC. */
  date: z.iso.datetime(),
  /** Plain text; may be empty. */
  subject: z.string().check(z.maxLength(mailSubjectMaxLength)),
  /** HTML; sanitised where it is shown. */
  content: z.string().check(z.maxLength(mailContentMaxLength)),
  attachments: z.array(mailAttachmentSchema).check(z.maxLength(100)),
  starred: z.boolean(),
  important: z.boolean(),
  unread: z.boolean(),
  folder: mailFolderIdSchema,
  /** Ids of mail labels, each at most once. */
  labels: z.array(mailLabelIdSchema).check(z.maxLength(200)),
});
export type Mail = z.infer<typeof mailSchema>;

export const mailListItemSchema = z.extend(mailSchema, {
  ccCount: z.int().check(z.nonnegative()),
  bccCount: z.int().check(z.nonnegative()),
});
export type MailListItem = z.infer<typeof mailListItemSchema>;

/** What may be changed by a patch: everything but the id and the type. */
export const mailPatchSchema = z.partial(z.omit(mailSchema, { id: true, type: true }));
export type MailPatch = z.infer<typeof mailPatchSchema>;

/** What a mail has for all that nobody said: nothing, and it has been read by who wrote it. */
export const mailDefaults = {
  to: '',
  subject: '',
  content: '',
  attachments: [],
  starred: false,
  important: false,
  unread: false,
  labels: [],
} satisfies Partial<Mail>;

const { shape } = mailSchema;

/** What a person writes; sender, date and folder come from the call that takes it. */
export const newMailSchema = z.object({
  to: withDefault(shape.to, mailDefaults.to),
  cc: shape.cc,
  bcc: shape.bcc,
  subject: withDefault(shape.subject, mailDefaults.subject),
  content: withDefault(shape.content, mailDefaults.content),
  attachments: withDefault(shape.attachments, mailDefaults.attachments),
  starred: withDefault(shape.starred, mailDefaults.starred),
  important: withDefault(shape.important, mailDefaults.important),
  unread: withDefault(shape.unread, mailDefaults.unread),
  labels: withDefault(shape.labels, mailDefaults.labels),
});
/** As it is sent: all of it may be left out. */
export type NewMail = z.input<typeof newMailSchema>;
