import { requirementSchema, type Requirement } from '@quarterdeck/contract/entities/requirement';
import * as z from 'zod/mini';
import type { Database } from '../core/database';
import { loadOnce } from '../core/loadOnce';
import { remember } from '../core/remember';
import { requirementTable } from './requirementTable';

/** `seeds/requirementTexts.*.json`: what is said of the first requirements in another language than English. */
export const requirementTextsSchema = z.object({
  /** By the tag's English name. */
  tags: z.record(z.string(), z.string()),
  /** By the requirement's id. */
  texts: z.record(
    z.string(),
    z.pick(requirementSchema, { title: true, summary: true, description: true, acceptanceCriteria: true }),
  ),
});

/** English, in which everything is written, and what it is translated into. */
export type OfferLanguage = 'en' | 'tr';

/** The marketplace in one language. */
export interface Offer {
  language: OfferLanguage;
  get: (id: string) => Requirement | undefined;
  /** The same list until a requirement changes. */
  list: () => readonly Requirement[];
}

const reading = (load: () => Promise<{ default: unknown }>) =>
  loadOnce(async () => {
    const { tags, texts } = z.parse(requirementTextsSchema, (await load()).default);
    const say = remember<Requirement, Requirement>((requirement) => ({
      ...requirement,
      ...texts[requirement.id],
      tags: requirement.tags.map((tag) => tags[tag] ?? tag),
    }));
    return { say, sayAll: remember((list: readonly Requirement[]) => list.map(say)) };
  });

const translations: Readonly<Record<Exclude<OfferLanguage, 'en'>, ReturnType<typeof reading>>> = {
  tr: reading(() => import('./seeds/requirementTexts.tr.json')),
};

const isTranslated = (language: string): language is keyof typeof translations => Object.hasOwn(translations, language);

/** The marketplace in a language; in English where there is no translation. */
export async function openOffer(db: Database, language: string): Promise<Offer> {
  const requirements = await db.open(requirementTable);
  const get = (id: string) => requirements.get(id);
  const list = () => requirements.list();
  if (!isTranslated(language)) return { language: 'en', get, list };
  const { say, sayAll } = await translations[language]();
  return {
    language,
    get: (id) => {
      const requirement = get(id);
      return requirement && say(requirement);
    },
    list: () => sayAll(list()),
  };
}
