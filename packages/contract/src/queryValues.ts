import * as z from 'zod/mini';

/** A number as callers give it and as an address carries it. */
const numberInput = z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]);

/** A number of a query, moved to the nearer of `least` and `most` where it lies outside. */
export function queryNumber(least: number, most: number) {
  return z.pipe(
    numberInput,
    z.transform((value) => Math.min(most, Math.max(least, Number(value)))),
  );
}

/** A whole number of a query, as `queryNumber`; digits after the point are cut off. */
export function queryInteger(least: number, most: number) {
  return z.pipe(
    queryNumber(least, most),
    z.transform((value) => Math.trunc(value)),
  );
}

/** Yes or no in a query. */
export function queryBoolean() {
  return z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])]),
    z.transform((value) => value === true || value === 'true'),
  );
}
