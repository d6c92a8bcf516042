import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { endpoint } from '../endpoint';
import { paginationSchema } from '../entities/pagination';
import {
  requirementCategories,
  requirementPageSize,
  requirementPageSizeLimit,
  requirementSchema,
  requirementSorts,
} from '../entities/requirement';
import { queryBoolean, queryInteger, queryNumber } from '../queryValues';

/** A null restricts nothing. Numbers out of range are moved into it; a page beyond the last is the last. */
export const listRequirements = endpoint({
  id: 'product.requirements.list',
  method: 'GET',
  path: 'marketplace/requirements',
  query: z.object({
    search: withDefault(z.string(), ''),
    category: withDefault(z.nullable(z.enum(requirementCategories)), null),
    /** Highest price, in major units. */
    maxPrice: withDefault(z.nullable(queryNumber(0, Number.MAX_SAFE_INTEGER)), null),
    /** True for free ones only, false for those that cost something. */
    free: withDefault(z.nullable(queryBoolean()), null),
    sort: withDefault(z.enum(requirementSorts), 'title'),
    order: withDefault(z.enum(['asc', 'desc']), 'asc'),
    /** Counts from 0. */
    page: withDefault(queryInteger(0, Number.MAX_SAFE_INTEGER), 0),
    size: withDefault(queryInteger(1, requirementPageSizeLimit), requirementPageSize),
  }),
  response: z.object({ requirements: z.array(requirementSchema), pagination: paginationSchema }),
});

export const getRequirement = endpoint({
  id: 'product.requirement.get',
  method: 'GET',
  path: 'marketplace/requirements/{id}',
  response: requirementSchema,
});
