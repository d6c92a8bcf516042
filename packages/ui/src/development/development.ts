// Bundlers replace the whole expression, so that production code carries none of what it guards.
declare const process: { env: { NODE_ENV?: string } };

export const isProduction: boolean = process.env.NODE_ENV === 'production';

const said = new Set<string>();

/** Tells developers once, in the console, what is missing and what mends it. Nothing in production. */
export function warnOnce(message: string): void {
  if (isProduction || said.has(message)) return;
  said.add(message);
  console.error(`Quarterdeck: ${message}`);
}

/** Tests are no development: most of them have no style sheets, and need none. */
export const isDevelopment: boolean = process.env.NODE_ENV === 'development';

let hasProvider = false;

/** A provider of the kit has stood on the page: who took it away knows of it. */
export function noteProvider(): void {
  hasProvider = true;
}

/** Says what has no effect, where no provider has ever stood on the page that would give it one. */
export function warnWithoutProvider(what: string, alone: string): void {
  if (!hasProvider) warnOnce(`${what}. Put QuarterdeckProvider around the app, or ${alone}.`);
}

/** Lets tests hear the same warning again. */
export function forgetWarnings(): void {
  said.clear();
  hasProvider = false;
}
