import * as z from 'zod/mini';
import { currencySchema, defaultCurrency, priceSchema } from './currency';
import { projectIdSchema, projectNameSchema } from './project';
import { requirementIdSchema } from './requirement';
import { sessionIdSchema } from './session';

/** Keys under which the browser keeps who the visitor is and what is selected. */
export const storageKeys = ['sessionId', 'project', 'goMarketplace', 'projectRequirements'] as const;
export type StorageKey = (typeof storageKeys)[number];

/** An id as text, also where it is stored as a number. */
const storedIdSchema = <T extends string>(schema: z.ZodMiniType<T, string>) =>
  z.pipe(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), schema);

/**
 * An item of `projectRequirements`: the selection of the marketplace. The price is the one at which it was selected; null
 * where what is stored is no price, and then the marketplace has to say it.
 */
export const selectedRequirementSchema = z.object({
  id: storedIdSchema(requirementIdSchema),
  price: z.catch(z.nullable(priceSchema), null),
});
export type SelectedRequirement = z.infer<typeof selectedRequirementSchema>;

/**
 * What of the project is needed before it can be asked for. Only the id has to be there: without a currency it is that of
 * a new project, and without a name the name is empty until the API has said it.
 */
export const storedProjectSchema = z.object({
  id: storedIdSchema(projectIdSchema),
  name: z.catch(projectNameSchema, ''),
  currency: z.catch(currencySchema, defaultCurrency),
});
export type StoredProject = z.infer<typeof storedProjectSchema>;

export interface BrowserStorage {
  sessionId: z.infer<typeof sessionIdSchema> | undefined;
  project: StoredProject | undefined;
  /** The person's start preference: true leads to the marketplace. */
  goMarketplace: boolean;
  /** Each requirement at most once; empty when nothing is selected. */
  projectRequirements: SelectedRequirement[];
}

/**
 * Reads the stored texts. What is absent, broken JSON or of another shape counts as missing; of a list, the items that
 * are broken.
 */
export function readBrowserStorage(texts: Readonly<Partial<Record<StorageKey, string | null>>>): BrowserStorage {
  const selection = (parsed(z.array(z.unknown()), texts.projectRequirements) ?? []).flatMap((item) => {
    const result = z.safeParse(selectedRequirementSchema, item);
    return result.success ? [result.data] : [];
  });
  const sessionId = z.safeParse(sessionIdSchema, texts.sessionId);
  return {
    sessionId: sessionId.success ? sessionId.data : undefined,
    project: parsed(storedProjectSchema, texts.project),
    goMarketplace: texts.goMarketplace === 'true',
    projectRequirements: [...new Map(selection.map((item) => [item.id, item])).values()],
  };
}

function parsed<T>(schema: z.ZodMiniType<T>, text: string | null | undefined): T | undefined {
  try {
    const result = z.safeParse(schema, JSON.parse(text ?? ''));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}
