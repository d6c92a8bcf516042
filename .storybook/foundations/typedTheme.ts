import { buildTheme, type ThemeSeeds } from '@quarterdeck/ui/themeBuilder';
import { formatHex, parse } from 'culori';

/** What was typed, or stood in the address: anything. An empty `neutral` is none. */
export type TypedSeeds = Readonly<Record<'name' | 'accent' | 'neutral', string>>;

/** The name that a theme has while it is previewed, which no typed one can take from the workbench. */
export const previewTheme = 'theme-in-preview';

export interface ReadSeeds {
  /** None while something is wrong. */
  seeds?: ThemeSeeds;
  problems: Partial<Record<keyof TypedSeeds, string>>;
}

/** Reads what was typed; what is wrong is said in the words of the field. */
export function readSeeds(typed: TypedSeeds): ReadSeeds {
  const [name, accent, neutral] = [typed.name.trim(), typed.accent.trim(), typed.neutral.trim()];
  const noColor = 'This isn’t a color of CSS.';
  const problems = {
    ...(isThemeName(name) ? {} : { name: 'Start with a small letter; then small letters, digits and hyphens.' }),
    ...(parse(accent) ? {} : { accent: noColor }),
    ...(neutral === '' || parse(neutral) ? {} : { neutral: noColor }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return { seeds: { name, accent, ...(neutral === '' ? {} : { neutral }) }, problems };
}

/** The builder knows what a name is. */
function isThemeName(name: string): boolean {
  try {
    buildTheme({ name, accent: '#000' });
    return true;
  } catch {
    return false;
  }
}

/** A color of CSS as `#rrggbb`, which is all that a color picker takes. */
export const hexOf = (color: string): string => formatHex(color) ?? '#000000';

/** The color of buttons in the light scheme of a theme's style sheet. */
export const solidOf = (css: string): string => /--qd-accent-solid:(#\w+)/.exec(css)?.[1] ?? '';

/** How an app is given a theme. */
export const usageOf = (
  name: string,
): string => `import { QuarterdeckProvider } from '@quarterdeck/ui/QuarterdeckProvider';
import '@quarterdeck/ui/tokens/base.css';
import './${name}.css';
import type { ReactNode } from 'react';

declare module '@quarterdeck/ui/tokens' {
  interface OwnThemes {
    '${name}': true;
  }
}

export function Root({ children }: { children: ReactNode }) {
  return <QuarterdeckProvider theme="${name}">{children}</QuarterdeckProvider>;
}
`;
