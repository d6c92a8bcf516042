import * as z from 'zod/mini';
import { contactTagIdSchema } from './contactTag';
import { countryCodeSchema } from './country';

export const contactIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'ContactId'>();
export type ContactId = z.infer<typeof contactIdSchema>;

export const emailLabels = ['Personal', 'Work'] as const;
export type EmailLabel = (typeof emailLabels)[number];

export const phoneLabels = ['Mobile', 'Work', 'Home'] as const;
export type PhoneLabel = (typeof phoneLabels)[number];

/** Longest texts that a write accepts, in UTF-16 units. */
export const contactNameMaxLength = 200;
export const contactNotesMaxLength = 200_000;

/** Most mail addresses, and most telephone numbers, of one contact. */
export const contactListMaxLength = 50;

/** Longest picture as a data URL, in characters: about a megabyte of image. */
export const contactPictureMaxLength = 1_500_000;

const text = z.string().check(z.maxLength(500));
const picture = z.nullable(z.string().check(z.maxLength(contactPictureMaxLength)));

export const emailItemSchema = z.object({
  email: z.email().check(z.maxLength(254)),
  label: z.enum(emailLabels),
});
export type EmailItem = z.infer<typeof emailItemSchema>;

export const phoneItemSchema = z.object({
  country: countryCodeSchema,
  /** Without the dial code of the country; spaces and signs as they were typed. */
  phoneNumber: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  label: z.enum(phoneLabels),
});
export type PhoneItem = z.infer<typeof phoneItemSchema>;

export const contactSchema = z.object({
  id: contactIdSchema,
  /** Address of an image or a data URL; null shows the initials. */
  avatar: picture,
  /** Address of the cover image or a data URL; null shows lines drawn from the id. */
  background: picture,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(contactNameMaxLength)),
  emails: z.array(emailItemSchema).check(z.maxLength(contactListMaxLength)),
  phoneNumbers: z.array(phoneItemSchema).check(z.maxLength(contactListMaxLength)),
  /** Read through `positionOf`, as `company`. */
  title: z.optional(text),
  company: z.optional(text),
  /** Present on a newly created contact only. */
  job: z.optional(z.object({ title: text, company: text })),
  /** ISO 8601 instant, UTC; the day counts. */
  birthday: z.nullable(z.iso.datetime()),
  address: z.nullable(text),
  /** HTML; sanitised where it is shown. */
  notes: z.nullable(z.string().check(z.maxLength(contactNotesMaxLength))),
  /** Ids of contact tags, each at most once. */
  tags: z.array(contactTagIdSchema),
});
export type Contact = z.infer<typeof contactSchema>;

/** What may be changed by a patch: everything but the id. */
export const contactPatchSchema = z.partial(z.omit(contactSchema, { id: true }));
export type ContactPatch = z.infer<typeof contactPatchSchema>;

/** An image as `contacts.avatar` takes it. A drawing (SVG) may carry scripts and is none. */
export const avatarUploadSchema = z
  .string()
  .check(
    z.maxLength(contactPictureMaxLength),
    z.regex(/^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/]+={0,2}$/),
  );

/** A new contact as the API creates it: without anything but a name that says so. */
export function newContact(id: ContactId): Contact {
  return {
    id,
    avatar: null,
    background: null,
    name: 'New Contact',
    emails: [],
    phoneNumbers: [],
    title: '',
    company: '',
    job: { title: '', company: '' },
    birthday: null,
    address: null,
    notes: null,
    tags: [],
  };
}
