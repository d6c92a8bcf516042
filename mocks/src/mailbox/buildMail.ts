import { mailDefaults, mailSchema, type Mail } from '@quarterdeck/contract/entities/mail';
import { mailLabelSchema, type MailLabel } from '@quarterdeck/contract/entities/mailLabel';
import * as z from 'zod/mini';

/** A mail by hand: what is not given is as in a mail that has just come in. */
export function buildMail(overrides: Partial<z.input<typeof mailSchema>> = {}): Mail {
  return z.parse(mailSchema, {
    ...mailDefaults,
    id: 'mail-built',
    type: 'mail',
    from: { avatar: null, contact: 'Marta Lindqvist <marta@lindqvist-boats.example>' },
    to: 'Elif Aydın <elif@harbour.example>',
    date: '2026-03-10T07:40:00.000Z',
    subject: 'Which jetty on Friday?',
    content: '<p>The north one is being painted.</p>',
    unread: true,
    folder: 'folder-inbox',
    ...overrides,
  });
}

export function buildMailLabel(overrides: Partial<z.input<typeof mailLabelSchema>> = {}): MailLabel {
  return z.parse(mailLabelSchema, {
    id: 'mail-label-built',
    title: 'Harbours',
    slug: 'harbours',
    color: 'teal',
    ...overrides,
  });
}
