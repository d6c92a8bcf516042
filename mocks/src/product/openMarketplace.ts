import { requirementSchema, type Requirement } from '@quarterdeck/contract/entities/requirement';
import * as z from 'zod/mini';
import type { Tables } from '../core/table';
import { loadOnce } from '../core/loadOnce';
import { memo } from '../core/memo';
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

const loadTranslation = (load: () => Promise<{ default: unknown }>) =>
  loadOnce(async () => {
    const { tags, texts } = z.parse(requirementTextsSchema, (await load()).default);
    const tagsByName = new Map(Object.entries(tags).map(([tag, name]) => [name, tag]));
    const translate = memo<Requirement, Requirement>((requirement) => ({ ...requirement, ...texts[requirement.id] }));
    return {
      translate,
      translateAll: memo((list: readonly Requirement[]) => list.map(translate)),
      tagName: (tag: string) => tags[tag] ?? tag,
      tagOf: (name: string) => tagsByName.get(name) ?? name,
    };
  });

const translations: Readonly<Record<Exclude<MarketplaceLanguage, 'en'>, ReturnType<typeof loadTranslation>>> = {
  tr: loadTranslation(() => import('./seeds/requirementTexts.tr.json')),
};

const isTranslated = (language: string): language is keyof typeof translations => Object.hasOwn(translations, language);

const identity = (tag: string) => tag;

/** The marketplace in a language; in English what is not translated, such as the copies of a large one. */
export async function openMarketplace(db: Tables, language: string): Promise<Marketplace> {
  const requirements = await db.open(requirementTable);
  const get = (id: string) => requirements.get(id);
  const list = () => requirements.list();
  if (!isTranslated(language)) return { language: 'en', get, written: get, list, tagName: identity, tagOf: identity };
  const { translate, translateAll, tagName, tagOf } = await translations[language]();
  return {
    language,
    get: (id) => {
      const requirement = get(id);
      return requirement && translate(requirement);
    },
    written: get,
    list: () => translateAll(list()),
    tagName,
    tagOf,
  };
}
