import { mailDefaults, mailSchema, type Mail } from '@quarterdeck/contract/entities/mail';
import { mailAttachmentSchema } from '@quarterdeck/contract/entities/mailAttachment';
import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { seedMomentSchema, toInstant } from '../core/seedMoment';

const { shape } = mailSchema;

/** A mail in `seeds/mails.json`: what a mail seldom has is left out, and an attachment's picture is the file itself. */
const mailSeedSchema = z.object({
  id: shape.id,
  from: shape.from.shape.contact,
  to: withDefault(shape.to, 'Elif Aydın <elif@harbour.example>'),
  cc: shape.cc,
  bcc: shape.bcc,
  at: seedMomentSchema,
  subject: shape.subject,
  content: shape.content,
  attachments: withDefault(z.array(z.omit(mailAttachmentSchema, { preview: true })), []),
  starred: withDefault(shape.starred, mailDefaults.starred),
  important: withDefault(shape.important, mailDefaults.important),
  unread: withDefault(shape.unread, mailDefaults.unread),
  folder: shape.folder,
  labels: withDefault(shape.labels, mailDefaults.labels),
});

/**
 * Reads the seed file; moments are counted from the day of `now`. No mail comes from the future: where one of today
 * would, all are counted from the day before, so that answers still come after what they answer.
 */
export function readMailSeeds(json: unknown, now: Date): Mail[] {
  const seeds = z.parse(z.array(mailSeedSchema), json);
  const isEarly = seeds.some(({ at }) => Date.parse(toInstant(at, now)) > now.getTime());
  return seeds.map(({ from, at, attachments, ...fields }) => ({
    ...fields,
    type: 'mail',
    from: { avatar: null, contact: from },
    date: toInstant(isEarly ? { ...at, day: at.day - 1 } : at, now),
    attachments: attachments.map((file) => ({
      ...file,
      preview: file.type.startsWith('image/') ? file.downloadUrl : '',
    })),
  }));
}
