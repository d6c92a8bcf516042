import * as z from 'zod/mini';
import { currencySchema, priceSchema } from './currency';

/** Short and fit to be shown, such as `QD-027`. */
export const requirementIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'RequirementId'>();
export type RequirementId = z.infer<typeof requirementIdSchema>;

export const requirementCategories = [
  'accounts',
  'commerce',
  'communication',
  'content',
  'data',
  'experience',
  'operations',
  'platform',
] as const;
export type RequirementCategory = (typeof requirementCategories)[number];

/** Working days; halves are allowed. */
export const estimateDaysSchema = z.number().check(z.nonnegative(), z.maximum(999), z.multipleOf(0.5));

/** Something that can be chosen in the marketplace and is then built. */
export const requirementSchema = z.object({
  id: requirementIdSchema,
  /** Tax is included. The same number holds in each currency that a project may have. */
  price: priceSchema,
  title: z.string(),
  /** One or two sentences of plain text. */
  summary: z.string(),
  /** HTML; sanitised where it is shown. */
  description: z.string(),
  category: z.enum(requirementCategories),
  tags: z.array(z.string()),
  estimateDays: estimateDaysSchema,
  /** Plain text; what must be true for it to count as done. */
  acceptanceCriteria: z.array(z.string()),
  /** Ids of what must be built before or with it; without cycles. */
  dependsOn: z.array(requirementIdSchema),
  /** Currency of the price list. */
  currency: currencySchema,
});
export type Requirement = z.infer<typeof requirementSchema>;

export const requirementSorts = ['title', 'price', 'estimate'] as const;
export type RequirementSort = (typeof requirementSorts)[number];

/** Requirements on a page of the marketplace, and the most that a call answers. */
export const requirementPageSize = 24;
export const requirementPageSizeLimit = 100;
