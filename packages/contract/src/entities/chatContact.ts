import * as z from 'zod/mini';
import { contactSchema } from './contact';

export const chatContactIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'ChatContactId'>();
export type ChatContactId = z.infer<typeof chatContactIdSchema>;

/** What a contact says of itself who has written nothing there. Source: the specification's default. */
export const defaultAbout = "Hi there! I'm using FuseChat";

export const chatContactDetailsSchema = z.object({
  emails: contactSchema.shape.emails,
  phoneNumbers: contactSchema.shape.phoneNumbers,
  title: z.string(),
  company: z.string(),
  /** ISO 8601 instant; only the day counts. */
  birthday: z.iso.datetime(),
  address: z.string(),
});

export const chatAttachmentsSchema = z.object({
  /** File names of pictures; without a picture, lines are drawn from the name. */
  media: z.array(z.string()),
  /** File names of documents. */
  docs: z.array(z.string()),
  /** Addresses. */
  links: z.array(z.string()),
});

/** A person one can write to. */
export const chatContactSchema = z.object({
  id: chatContactIdSchema,
  /** Address of an image or a data URL; null shows the initials. */
  avatar: z.nullable(z.string()),
  name: z.string(),
  /** What the person says of herself; plain text. */
  about: z.string(),
  details: chatContactDetailsSchema,
  /** What was sent to and fro, newest first. */
  attachments: chatAttachmentsSchema,
});
export type ChatContact = z.infer<typeof chatContactSchema>;

/** A contact as the list of contacts shows it. */
export const chatContactSummarySchema = z.omit(chatContactSchema, { details: true, attachments: true });
export type ChatContactSummary = z.infer<typeof chatContactSummarySchema>;
