import * as z from 'zod/mini';

/** Currencies a project can be kept in, ISO 4217. */
export const currencies = ['USD', 'EUR', 'GBP', 'TRY'] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = 'USD';

export const currencySchema = z.enum(currencies);

/** An amount in major units of its currency (12.5 is twelve and a half dollars); 0 is free. */
export const priceSchema = z.number().check(z.nonnegative(), z.maximum(1_000_000));
