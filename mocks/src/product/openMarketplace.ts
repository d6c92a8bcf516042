import { requirementSchema, type Requirement } from '@quarterdeck/contract/entities/requirement';
import * as z from 'zod/mini';
import type { Database } from '../core/database';
import { loadOnce } from '../core/loadOnce';
import { remember } from '../core/remember';
import { requirementTable } from './requirementTable';

/** `seeds/requirementTexts.*.json`: what is said of the first requirements in another language than English. */
export const requirementTextsSchema = z.object({
  /** By the tag. */
  tags: z.record(z.string(), z.string()),
  /** By the requirement's id. */
  texts: z.record(
    z.string(),
    z.pick(requirementSchema, { title: true, summary: true, description: true, acceptanceCriteria: true }),
  ),
});

/** English, in which everything is written, and what the first requirements are translated into. */
export type MarketplaceLanguage = 'en' | 'tr';

/** The marketplace in one language. */
export interface Marketplace {
  language: MarketplaceLanguage;
  get: (id: string) => Requirement | undefined;
  /** The requirement as it is written, whatever the language. */
  written: (id: string) => Requirement | undefined;
  /** The same list until a requirement changes. */
  list: () => readonly Requirement[];
  /** What a tag is called. */
  tagName: (tag: string) => string;
  /** The tag that is called so; a name that is none stays what it is. */
  tagOf: (name: string) => string;
}

const reading = (load: () => Promise<{ default: unknown }>) =>
  loadOnce(async () => {
    const { tags, texts } = z.parse(requirementTextsSchema, (await load()).default);
    const tagsByName = new Map(Object.entries(tags).map(([tag, name]) => [name, tag]));
    const say = remember<Requirement, Requirement>((requirement) => ({ ...requirement, ...texts[requirement.id] }));
    return {
      say,
      sayAll: remember((list: readonly Requirement[]) => list.map(say)),
      tagName: (tag: string) => tags[tag] ?? tag,
      tagOf: (name: string) => tagsByName.get(name) ?? name,
    };
  });

const translations: Readonly<Record<Exclude<MarketplaceLanguage, 'en'>, ReturnType<typeof reading>>> = {
  tr: reading(() => import('./seeds/requirementTexts.tr.json')),
};

const isTranslated = (language: string): language is keyof typeof translations => Object.hasOwn(translations, language);

const itself = (tag: string) => tag;

/** The marketplace in a language; in English what is not translated, such as the copies of a large one. */
export async function openMarketplace(db: Database, language: string): Promise<Marketplace> {
  const requirements = await db.open(requirementTable);
  const get = (id: string) => requirements.get(id);
  const list = () => requirements.list();
  if (!isTranslated(language)) return { language: 'en', get, written: get, list, tagName: itself, tagOf: itself };
  const { say, sayAll, tagName, tagOf } = await translations[language]();
  return {
    language,
    get: (id) => {
      const requirement = get(id);
      return requirement && say(requirement);
    },
    written: get,
    list: () => sayAll(list()),
    tagName,
    tagOf,
  };
}
