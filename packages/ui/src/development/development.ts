// Bundlers replace the whole expression, so that production code carries none of what it guards.
declare const process: { env: { NODE_ENV?: string } };

const said = new Set<string>();

/** Tells developers once, in the console, what is missing and what mends it. Nothing in production. */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || said.has(message)) return;
  said.add(message);
  console.error(`Quarterdeck: ${message}`);
}

/** Lets tests hear the same warning again. */
export const forgetWarnings = (): void => said.clear();

let providers = 0;

/** A provider of the kit stands on the page. @returns the function that says it is gone. */
export function noteProvider(): () => void {
  providers += 1;
  return () => {
    providers -= 1;
  };
}

/** Says what has no effect, where no provider stands on the page that would give it one. */
export function warnWithoutProvider(what: string, alone: string): void {
  if (providers === 0) warnOnce(`${what}. Put QuarterdeckProvider around the app, or ${alone}.`);
}
