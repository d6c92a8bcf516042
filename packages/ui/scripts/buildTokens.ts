/**
 * Writes the style sheets and the type of token names from `tokens/tokens.json`, the single source.
 * Run by `npm run tokens -w @quarterdeck/ui`; its output is committed and a test compares it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Group = { [key: string]: Json };

const home = join(import.meta.dirname, '..');
const tokens = JSON.parse(readFileSync(join(home, 'tokens/tokens.json'), 'utf8')) as Group;

const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A plain value as text; groups have none. */
function text(value: Json | undefined): string {
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  throw new Error(`Not a plain value: ${JSON.stringify(value)}`);
}

function at(path: string): Json {
  let value: Json = tokens;
  for (const part of path.split('.')) {
    if (!isGroup(value) || !(part in value)) throw new Error(`No token at ${path}`);
    value = value[part] ?? null;
  }
  return value;
}

/** Follows `{references}` until a value stands there. */
function resolve(value: Json): Json {
  const reference = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  if (reference === undefined) return value;
  const target = at(reference);
  return resolve(isGroup(target) && '$value' in target ? target['$value'] : target);
}

function leaves(group: Group, path: string[] = []): [path: string, value: Json][] {
  return Object.entries(group).flatMap(([key, value]): [string, Json][] => {
    if (key.startsWith('$') || !isGroup(value)) return [];
    const here = [...path, key];
    return '$value' in value ? [[here.join('.'), value['$value'] ?? null]] : leaves(value, here);
  });
}

/** Colours are written as hex: the source maps every OKLCH value into sRGB, so both name the same colour. */
function color(value: Json): string {
  const { hex, alpha } = resolve(value) as { hex: string; alpha?: number };
  if (alpha === undefined || alpha === 1) return hex;
  if (alpha === 0) return 'transparent';
  const byte = Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');
  return `${hex}${byte}`;
}

function dimension(value: Json): string {
  const resolved = resolve(value);
  if (!isGroup(resolved)) throw new Error(`Not a dimension: ${JSON.stringify(value)}`);
  return resolved['value'] === 0 ? '0px' : `${text(resolved['value'])}${text(resolved['unit'])}`;
}

function shadow(value: Json): string {
  const layers = [resolve(value)].flat() as Group[];
  return layers
    .map((layer) => {
      const [x, y, blur, spread] = ['offsetX', 'offsetY', 'blur', 'spread'].map((key) => dimension(layer[key] as Json));
      return `${layer['inset'] === true ? 'inset ' : ''}${x} ${y} ${blur} ${spread} ${color(layer['color'] as Json)}`;
    })
    .join(',');
}

const easing = (value: Json) => `cubic-bezier(${(resolve(value) as number[]).join(',')})`;
/** The metric-matched faces of `fonts.css` stand right behind the web font, so that nothing moves when it arrives. */
function familyWithFallback(value: Json): string {
  const [webFont, name, ...system] = resolve(value) as string[];
  const quoted = (font: string | undefined) => (/^[\w-]+$/.test(font ?? '') ? font : `"${font ?? ''}"`);
  const matched = [`${name} Fallback`, ...(name === 'Geist' ? ['Geist Fallback DejaVu'] : [])];
  return [webFont, name, ...matched, ...system].map(quoted).join(',');
}

const property = (path: string) => `--qd-${path.replaceAll('.', '-')}`;
const typeRoles: string[] = [];
const block = (selector: string, lines: string[]) => `${selector}{${lines.join(';')}}\n`;

function scale(path: string, prefix: string, write: (value: Json) => string): string[] {
  return leaves(at(path) as Group).map(([key, value]) => `${property(`${prefix}.${key}`)}:${write(value)}`);
}

const ramps = ['sequential', 'diverging', 'on-ramp'] as const;

/** The colours of charts: the theme's own order of series, and the ramps, which are the same in every theme. */
const chartColors = (theme: Group, scheme: string): [name: string, value: Json][] => [
  ...leaves(theme['chart'] as Group),
  ...ramps.flatMap((ramp) =>
    leaves(at(`chart.${scheme}.${ramp}`) as Group).map(([step, value]): [string, Json] => [`${ramp}.${step}`, value]),
  ),
];

/** Paper is white: the light values hold wherever the dark ones do not, and those are for screens. */
function themeBlocks(theme: string): string {
  return ['light', 'dark']
    .map((scheme) => {
      const group = at(`theme.${theme}.${scheme}`) as Group;
      const lines = [
        ...leaves(group['color'] as Group).map(([key, value]) => `${property(key)}:${color(value)}`),
        ...leaves(group['elevation'] as Group).map(
          ([key, value]) => `${property(`elevation.${key}`)}:${shadow(value)}`,
        ),
        ...chartColors(group, scheme).map(([key, value]) => `${property(`chart.${key}`)}:${color(value)}`),
        `color-scheme:${scheme}`,
      ];
      if (scheme === 'light') return block(`[data-theme="${theme}"]`, lines);
      return `@media not print{${block(`[data-theme="${theme}"][data-scheme="dark"]`, lines).trim()}}\n`;
    })
    .join('');
}

function typography(): string[] {
  return leaves(at('typography') as Group).flatMap(([key, value]) => {
    const v = value as Group;
    const mono = text(v['fontFamily']).includes('mono') ? 'mono' : 'sans';
    const font = `${text(resolve(v['fontWeight'] as Json))} ${dimension(v['fontSize'] as Json)}/${text(v['lineHeight'])} var(--qd-font-${mono})`;
    typeRoles.push(key);
    return [
      `${property(`type.${key}`)}:${font}`,
      `${property(`tracking.${key}`)}:${dimension(v['letterSpacing'] as Json)}`,
    ];
  });
}

/**
 * React Aria hides native inputs and headings by style attributes. A policy without `unsafe-inline` refuses them in HTML
 * from a server, and yet the attributes stand there: these rules read them and do the same.
 */
const styleAttributes = [
  '[style*="clip-path:inset(50%)"]{border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:absolute;width:1px;white-space:nowrap}\n',
  '[style*="clip-path:inset(50%)"][style*="position:fixed"]{position:fixed;top:0;left:0}\n',
  ...['display:none', 'display:contents', 'unicode-bidi:isolate', 'caret-color:transparent'].map(
    (style) => `[style="${style}"]{${style}}\n`,
  ),
];

/**
 * What is no color and differs between the schemes, for all themes. It is written where a theme is: a region of the page
 * with another scheme has its own values, and paper has the light ones.
 */
function schemeBlocks(): string[] {
  // A shadow is not seen on dark ground.
  const light = [
    '--qd-raised-shadow:var(--qd-elevation-1)',
    '--qd-picture-filter:none',
    '--qd-when-dark: ',
    '--qd-when-light:initial',
  ];
  const dark = [
    '--qd-raised-shadow:none',
    '--qd-picture-filter:brightness(0.8)',
    '--qd-when-light: ',
    '--qd-when-dark:initial',
  ];
  return [
    block('[data-theme]', light),
    `@media not print{${block('[data-theme][data-scheme="dark"]', dark).trim()}}\n`,
  ];
}

function baseSheet(): string {
  const root = [
    ...leaves(at('font.family') as Group).map(
      ([key, value]) => `${property(`font.${key}`)}:${familyWithFallback(value)}`,
    ),
    ...scale('font.weight', 'weight', text),
    ...typography(),
    ...scale('space', 'space', dimension),
    ...scale('radius', 'radius', dimension),
    ...scale('motion.duration', 'duration', dimension),
    ...scale('motion.easing', 'easing', easing),
    ...scale('motion.distance', 'distance', dimension),
    ...scale('layer', 'layer', text),
    ...scale('container', 'container', dimension),
    ...['icon', 'avatar', 'header', 'nav', 'panel', 'checkbox', 'switch', 'target'].flatMap((key) =>
      scale(`size.${key}`, key, dimension),
    ),
    ...scale('size.control.comfortable', 'control', dimension),
    ...scale('size.control-padding', 'control-padding', dimension),
    ...scale('size.row.comfortable', 'row', dimension),
    '--qd-page-gutter:16px',
  ];
  const compact = [
    ...scale('size.control.compact', 'control', dimension),
    ...scale('size.row.compact', 'row', dimension),
    `--qd-type-body:400 13px/1.3846 var(--qd-font-sans)`,
  ];
  const gutters = ['sm', 'md', 'lg', 'xl']
    .map(
      (key) =>
        `@media (min-width:${dimension((at(`breakpoint.${key}`) as Group)['$value'] as Json)}){:root{--qd-page-gutter:${dimension((at(`gutter.${key}`) as Group)['$value'] as Json)}}}\n`,
    )
    .join('');
  const coarse = [...scale('size.control.coarse', 'control', dimension), '--qd-row-nav:44px', '--qd-row-menu:44px'];
  const fade = leaves(at('motion.duration') as Group).map(([key]) => `${property(`duration.${key}`)}:0ms`);
  return [
    block(':root', root),
    gutters,
    block('[data-density="compact"]', compact),
    `@media (pointer:coarse){${block(':root', coarse).trim()}}\n`,
    `[data-motion="reduce"]{${fade.join(';')}}\n`,
    `@media (prefers-reduced-motion:reduce){:root{${fade.join(';')}}}\n`,
    ...schemeBlocks(),
    ...styleAttributes,
  ].join('');
}

function collectNames(): string {
  const theme = at('theme.theme-teal.light') as Group;
  const color = leaves(theme['color'] as Group).map(([key]) => key);
  const other = [
    ...leaves(theme['elevation'] as Group).map(([key]) => `elevation.${key}`),
    ...chartColors(theme, 'light').map(([key]) => `chart.${key}`),
    ...[...baseSheet().matchAll(/--qd-([\w-]+):/g)].map(([, name = '']) => name),
  ].filter((name) => !name.startsWith('type-') && !name.startsWith('tracking-'));
  const dotted = (name: string) => (name.includes('.') ? name : name.replace(/^(control-padding|[a-z]+)-/, '$1.'));
  const union = (list: string[]) => [...new Set(list)].map((name) => `\n  | '${name}'`).join('');
  const themes = Object.keys(at('theme') as Group).filter((key) => !key.startsWith('$'));
  return `// Written by scripts/buildTokens.ts from tokens/tokens.json; change the source, not this file.

export const themeNames = [${themes.map((name) => `'${name}'`).join(', ')}] as const;
export type KitThemeName = (typeof themeNames)[number];

/** Colours by meaning; every theme fills all of them in both schemes. */
export type ColorToken =${union(color)};

/** Everything else: space, radius, size, motion, layers, shadows, chart colours. */
export type ScaleToken =${union(other.map(dotted))};

export type TypeRole =${union(typeRoles)};
`;
}

/** Themes that a theme of somebody else is made after: what differs between them is what makes a theme. */
const [model, other] = ['theme-rose', 'theme-teal'] as const;
const modelScales = { accent: 'rose', neutral: 'blush' } as const;
/** Colours of a theme that are written out in the source, and yet belong to its accent. */
const ofAccent = /^(?:accent\.|border\.accent|focus\.ring$|selection\.background|hull\.mark)/;

/** The themes' common pattern: per scheme, every colour that a theme chooses, as OKLCH, and all others as they are. */
function themePattern(): string {
  const schemes = ['light', 'dark'].map((scheme) => {
    const [mine, others] = [model, other].map((theme) =>
      leaves((at(`theme.${theme}.${scheme}`) as Group)['color'] as Group),
    );
    const same = new Map(others?.map(([key, value]) => [key, JSON.stringify(value)]));
    const isChosen = ([key, value]: [string, Json]) => same.get(key) !== JSON.stringify(value) || ofAccent.test(key);
    const chosen = (mine ?? []).filter(isChosen).map(([key, value]) => {
      const isAccent = ofAccent.test(key) || (typeof value === 'string' && value.includes(`.${modelScales.accent}.`));
      const { components, alpha = 1 } = resolve(value) as { components: [number, number, number]; alpha?: number };
      return `    ['${key}', '${isAccent ? 'accent' : 'neutral'}', ${components.join(', ')}, ${alpha}],`;
    });
    const neutralTheme = at(`theme.theme-default.${scheme}`) as Group;
    const rest = [
      ...(mine ?? []).filter((leaf) => !isChosen(leaf)).map(([key, value]) => `${property(key)}:${color(value)}`),
      ...leaves(neutralTheme['elevation'] as Group).map(
        ([key, value]) => `${property(`elevation.${key}`)}:${shadow(value)}`,
      ),
      ...chartColors(neutralTheme, scheme).map(([key, value]) => `${property(`chart.${key}`)}:${color(value)}`),
      `color-scheme:${scheme}`,
    ];
    return `  ${scheme}: {\n    colors: [\n${chosen.join('\n').replaceAll(/^ {4}/gm, '      ')}\n    ],\n    rest: '${rest.join(';')}',\n  },`;
  });
  return `// Written by scripts/buildTokens.ts from tokens/tokens.json; change the source, not this file.
import type { ColorToken } from '../tokens';

/** A colour that every theme chooses: which of its two hues it has, and lightness, chroma, hue (OKLCH) and alpha in the theme that others are made after. */
export type PatternColor = readonly [
  token: ColorToken,
  hue: 'accent' | 'neutral',
  lightness: number,
  chroma: number,
  hueAngle: number,
  alpha: number,
];

/** Per scheme the colours that a theme chooses, and the declarations that are the same in every theme. */
export const pattern: Readonly<
  Record<'light' | 'dark', { readonly colors: readonly PatternColor[]; readonly rest: string }>
> = {
${schemes.join('\n')}
};
`;
}

/** Every generated file by its path below `src`. */
export function generate(): Record<string, string> {
  const themes = Object.keys(at('theme') as Group).filter((key) => !key.startsWith('$'));
  typeRoles.length = 0;
  const base = baseSheet();
  return {
    'tokens/base.css': base,
    ...Object.fromEntries(themes.map((theme) => [`tokens/${theme}.css`, themeBlocks(theme)])),
    'tokens/names.ts': collectNames(),
    'themeBuilder/pattern.ts': themePattern(),
  };
}

if (import.meta.main) {
  for (const folder of ['tokens', 'themeBuilder']) mkdirSync(join(home, 'src', folder), { recursive: true });
  for (const [file, text] of Object.entries(generate())) writeFileSync(join(home, 'src', file), text);
}
