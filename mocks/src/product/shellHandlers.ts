import * as calls from '@quarterdeck/contract/endpoints/shell';
import { messageTreeSchema } from '@quarterdeck/contract/entities/messages';
import * as z from 'zod/mini';
import { userTable } from '../common/userTable';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';

/** A few words for each language; the site itself brings a file with all of its words. */
const files: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  en: () => import('./seeds/en.json'),
  tr: () => import('./seeds/tr.json'),
};

export const shellHandlers: readonly MockHandler[] = [
  handle(calls.getTranslations, async ({ params: { lang } }) => {
    const load = Object.hasOwn(files, lang) ? files[lang] : undefined;
    if (load === undefined) throw notFound(`No words of the language ${lang}`);
    return z.parse(messageTreeSchema, (await load()).default);
  }),

  handle(calls.saveUser, async ({ params: { id }, body }, { db }) => {
    const user = (await db.open(userTable)).patch(id, body.user);
    if (user === undefined) throw notFound(`No user with id ${id}`);
    return user;
  }),
];
