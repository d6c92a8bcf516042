import { clampChroma, converter, formatHex, formatHex8, type Oklch, parse, wcagContrast } from 'culori';
import type { ColorToken } from '../tokens';
import { pattern } from './pattern';

/** What a theme is grown from. */
export interface ThemeSeeds {
  /** Name of the theme, as the provider's `theme` takes it: small letters, digits and hyphens. */
  name: string;
  /** The brand's color in any notation of CSS. Buttons have exactly this color, if text can be read on it and it can be seen. */
  accent: string;
  /** Color whose hue grays, texts and surfaces take. @default the accent */
  neutral?: string;
}

/** A text or mark on what it stands on. */
export interface ThemeContrast {
  scheme: 'light' | 'dark';
  color: ColorToken;
  on: ColorToken;
  /** From 1 to 21. */
  ratio: number;
  /** What WCAG 2.2 asks for: 4.5 for texts (1.4.3), 3 for what is no text (1.4.11). */
  least: 4.5 | 3;
}

export interface BuiltTheme {
  /** The theme's style sheet, with both schemes. */
  css: string;
  /** Every pair that the kit draws, light before dark. None is below its least. */
  contrasts: readonly ThemeContrast[];
}

type SchemeName = ThemeContrast['scheme'];
type Colors = Map<ColorToken, Oklch>;

/** How much of the scale of lightness lies between a button, the same under the pointer and the same pressed. */
const stateStep = 0.035;

const toOklch = converter('oklch');
const white: Oklch = { mode: 'oklch', l: 1, c: 0 };
const ink: Oklch = { mode: 'oklch', l: 0.1915, c: 0.0199, h: 226 };
const surfaces = ['surface.canvas', 'surface.sheet', 'surface.card', 'surface.sunken', 'surface.overlay'] as const;

interface Pair {
  color: ColorToken;
  on: readonly ColorToken[];
  least: 4.5 | 3;
}

/** What the kit writes or draws in a theme's own colors. */
const pairs: readonly Pair[] = [
  ...(['text.primary', 'text.secondary', 'text.tertiary'] as const).map((color): Pair => ({
    color,
    on: [...surfaces, 'fill.neutral'],
    least: 4.5,
  })),
  ...(['text.accent', 'text.link', 'text.accent-strong', 'accent.text'] as const).map((color): Pair => ({
    color,
    on: [...surfaces, 'accent.subtle', 'fill.selected'],
    least: 4.5,
  })),
  ...(['border.control', 'border.accent', 'accent.indicator', 'focus.ring'] as const).map((color): Pair => ({
    color,
    on: surfaces,
    least: 3,
  })),
  { color: 'text.inverse', on: ['surface.inverse'], least: 4.5 },
  { color: 'text.inverse-secondary', on: ['surface.inverse'], least: 4.5 },
  { color: 'hull.text', on: ['hull.background', 'hull.raised', 'hull.selected'], least: 4.5 },
  { color: 'hull.text-secondary', on: ['hull.background', 'hull.raised'], least: 4.5 },
  { color: 'hull.mark', on: ['hull.background'], least: 3 },
  { color: 'selection.text', on: ['surface.card'], least: 4.5 },
];

/** Buttons and checked boxes: their color comes first, and what stands on it is white or ink. */
const solids = [
  { ground: 'accent.solid', states: ['accent.solid-hover', 'accent.solid-pressed'], on: 'accent.on-solid' },
  { ground: 'accent.indicator', states: [], on: 'accent.on-indicator' },
] as const;

/**
 * Makes a theme of two colors. Lightness of every color is that of the kit's own themes, which keeps its contrasts; hue
 * and chroma come from the seeds, within sRGB.
 * @throws RangeError when a name is no name or a color no color.
 */
export function buildTheme({ name, accent, neutral = accent }: ThemeSeeds): BuiltTheme {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new RangeError(`Not the name of a theme: ${JSON.stringify(name)}`);
  const seeds = { accent: readColor(accent), neutral: readColor(neutral) };
  const schemes = (['light', 'dark'] as const).map((scheme) => ({ scheme, colors: colorsOf(scheme, seeds) }));
  const blocks = schemes.map(({ scheme, colors }) => {
    const own = [...colors].map(([token, color]) => `${property(token)}:${hexOf(color)}`);
    const lines = [...own, pattern[scheme].rest].join(';');
    // Paper is white: the light values hold wherever the dark ones do not, and those are for screens.
    return scheme === 'light'
      ? `[data-theme="${name}"]{${lines}}\n`
      : `@media not print{[data-theme="${name}"][data-scheme="dark"]{${lines}}}\n`;
  });
  return { css: blocks.join(''), contrasts: schemes.flatMap(({ scheme, colors }) => contrastsOf(scheme, colors)) };
}

function readColor(text: string): Oklch {
  const color = toOklch(parse(text));
  if (!color) throw new RangeError(`Not a color: ${JSON.stringify(text)}`);
  return { ...color, alpha: 1 };
}

function colorsOf(scheme: SchemeName, seeds: Readonly<Record<'accent' | 'neutral', Oklch>>): Colors {
  const { colors: chosen } = pattern[scheme];
  const model = chosen.find(([token]) => token === 'accent.solid');
  const [modelChroma, modelHue] = [model?.[3] ?? 0.2, model?.[4] ?? 0];
  const isGray = seeds.neutral.c < 0.02;
  const colors: Colors = new Map(
    chosen.map(([token, family, l, c, h, alpha]) => {
      const { c: chroma, h: hue = 0 } = seeds[family];
      const strength = family === 'accent' ? Math.min(1.2, chroma / modelChroma) : isGray ? 0 : 1;
      // Hues drift from tint to ink, as those of the model do.
      const turned = (hue + signedTurn(h - modelHue) * (c > 0.02 ? 1 : 0) + 360) % 360;
      return [token, { mode: 'oklch', l, c: c * strength, h: turned, alpha }];
    }),
  );
  setSolids(colors, scheme, seeds.accent);
  return colors;
}

/** Below it a button is no longer told from the page that it stands on; above it the color of the brand counts for more. */
const leastSeen = 1.2;

/**
 * The brand's color as it is: only where a page would swallow it, as far from that as a mark is, and as much darker as
 * white on it needs, where neither white nor ink can be read.
 */
function setSolids(colors: Colors, scheme: SchemeName, accent: Oklch): void {
  for (const { ground, states, on } of solids) {
    let color: Oklch = ground === 'accent.solid' ? accent : { ...accent, l: colors.get(ground)?.l ?? accent.l };
    const ratioOn = (tried: Oklch) =>
      Math.min(...surfaces.map((surface) => contrast(tried, colorOf(colors, scheme, surface))));
    const isSwallowed = ratioOn(color) < leastSeen;
    const least = ground === 'accent.indicator' || isSwallowed ? 3 : 0;
    color = until(color, scheme === 'light' ? -1 : 1, (tried) => ratioOn(tried) >= least);
    color = until(color, -1, (tried) => contrast(white, tried) >= 4.5 || contrast(ink, tried) >= 4.5);
    const letters = contrast(white, color) >= 4.5 ? white : ink;
    colors.set(ground, color);
    colors.set(on, letters);
    const stateOf = (step: number) => ({ ...color, l: clamp(color.l + step * stateStep) });
    // A pressed button is darker, unless what is written on it could no longer be read.
    const direction = contrast(letters, stateOf(-states.length)) >= 4.5 ? -1 : 1;
    for (const [index, state] of states.entries()) colors.set(state, stateOf(direction * (index + 1)));
  }
}

/** The first color in steps of lightness that is good enough, the end of the scale where none is. */
function until(color: Oklch, direction: 1 | -1, isEnough: (tried: Oklch) => boolean): Oklch {
  let tried = color;
  const end = direction === 1 ? 1 : 0;
  while (!isEnough(tried) && tried.l !== end) tried = { ...tried, l: clamp(tried.l + direction * 0.005) };
  return tried;
}

function contrastsOf(scheme: SchemeName, colors: Colors): ThemeContrast[] {
  const ofSolids = solids.flatMap(({ ground, states, on }) =>
    [ground, ...states].map((token): Pair => ({ color: on, on: [token], least: 4.5 })),
  );
  return [...pairs, ...ofSolids].flatMap(({ color, on, least }) =>
    on.map((ground) => ({
      scheme,
      color,
      on: ground,
      ratio: contrast(colorOf(colors, scheme, color), colorOf(colors, scheme, ground)),
      least,
    })),
  );
}

/** A color of the theme, or one that all themes share: those are white. */
function colorOf(colors: Colors, scheme: SchemeName, token: ColorToken): Oklch {
  const own = colors.get(token);
  if (own) return own;
  const written = new RegExp(`(?:^|;)${property(token)}:(#[0-9a-f]+)`).exec(pattern[scheme].rest)?.[1];
  return written === undefined ? white : readColor(written);
}

const contrast = (one: Oklch, other: Oklch) => wcagContrast(inGamut(one), inGamut(other));
const inGamut = (color: Oklch) => clampChroma({ ...color, alpha: 1 }, 'oklch');
const clamp = (lightness: number) => Math.min(1, Math.max(0, lightness));
const signedTurn = (degrees: number) => ((degrees + 540) % 360) - 180;
const property = (token: string) => `--qd-${token.replaceAll('.', '-')}`;

function hexOf(color: Oklch): string {
  const shown = clampChroma(color, 'oklch');
  if (color.alpha === 0) return 'transparent';
  return color.alpha === undefined || color.alpha === 1 ? formatHex(shown) : formatHex8(shown);
}
