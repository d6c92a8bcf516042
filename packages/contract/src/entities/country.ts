import * as z from 'zod/mini';

export const countryIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'CountryId'>();
export type CountryId = z.infer<typeof countryIdSchema>;

/** ISO 3166-1 alpha-2, lower case; `xk` stands for Kosovo, which has no code of the standard. */
export const countryCodeSchema = z.string().check(z.regex(/^[a-z]{2}$/));

export const countrySchema = z.object({
  id: countryIdSchema,
  iso: countryCodeSchema,
  /** In English; `Intl.DisplayNames` knows the others by `iso`. */
  name: z.string(),
  /** What is dialled from abroad, such as `+90`; several countries may share one. */
  code: z.string().check(z.regex(/^\+\d{1,4}$/)),
  /** `background-position` in a sheet of flags by `iso`, 16 in a row, each 24 × 16 px. */
  flagImagePos: z.string(),
});
export type Country = z.infer<typeof countrySchema>;
