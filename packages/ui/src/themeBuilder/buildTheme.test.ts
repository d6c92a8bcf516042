import { wcagContrast } from 'culori';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { generate } from '../../scripts/buildTokens';
import { themeNames } from '../tokens';
import { buildTheme } from './buildTheme';

const src = path.resolve(import.meta.dirname, '..');

test.each(Object.entries(generate()))('%s is as the token builder writes it', (file, text) => {
  expect(readFileSync(path.join(src, file), 'utf8')).toBe(text);
});

/** Names and values of one scheme's block. */
function declarations(css: string, scheme: 'light' | 'dark') {
  const block = scheme === 'light' ? css.split('@media')[0] : css.split('@media')[1];
  return new Map([...(block ?? '').matchAll(/(--qd-[\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]));
}

const seeds = {
  vivid: '#7a2bff',
  pale: '#ffe14d',
  middle: '#12a594',
  gray: '#777777',
  white: '#ffffff',
  black: '#000000',
  named: 'rebeccapurple',
  wide: 'oklch(0.7 0.3 145)',
  ...Object.fromEntries(
    Array.from({ length: 24 }, (_, step) => [
      `hue ${step * 15}`,
      `oklch(${0.3 + (step % 5) * 0.13} 0.16 ${step * 15})`,
    ]),
  ),
};

describe.each(Object.entries(seeds))('a theme of %s', (_kind, accent) => {
  const { css, contrasts } = buildTheme({ name: 'theme-harbor', accent });

  it('can be read everywhere', () => {
    expect(contrasts.length).toBeGreaterThan(60);
    expect(contrasts.filter(({ ratio, least }) => ratio < least)).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('fills every variable of a theme of the kit in %s', (scheme) => {
    const sheet = readFileSync(path.join(src, 'tokens/theme-teal.css'), 'utf8');
    expect(new Set(declarations(css, scheme).keys())).toEqual(new Set(declarations(sheet, scheme).keys()));
  });

  it.each(['light', 'dark'] as const)('writes only colors that a browser reads in %s', (scheme) => {
    const colors = [...declarations(css, scheme)].filter(([name]) => !name?.startsWith('--qd-elevation'));
    const written = /^(?:#[0-9a-f]{6}(?:[0-9a-f]{2})?|transparent)$/;
    expect(colors.filter(([, value]) => !written.test(value ?? ''))).toEqual([]);
  });
});

it('gives buttons the color of the brand', () => {
  const { css } = buildTheme({ name: 'harbor', accent: '#7a2bff' });
  expect(declarations(css, 'light').get('--qd-accent-solid')).toBe('#7a2bff');
  expect(css).toContain('[data-theme="harbor"][data-scheme="dark"]');
});

it.each([
  ['black', 'dark'],
  ['white', 'light'],
  ['#121819', 'dark'],
] as const)('gives a button of %s a color that is seen on a page in %s', (accent, scheme) => {
  const built = declarations(buildTheme({ name: 'harbor', accent }).css, scheme);
  const ratios = ['canvas', 'sheet', 'card', 'sunken', 'overlay'].map((surface) =>
    wcagContrast(built.get('--qd-accent-solid') ?? '', built.get(`--qd-surface-${surface}`) ?? '#fff'),
  );
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(2.95);
});

it('takes grays from their own seed', () => {
  const warm = declarations(buildTheme({ name: 'a', accent: '#7a2bff', neutral: '#8a6a3b' }).css, 'light');
  const cold = declarations(buildTheme({ name: 'a', accent: '#7a2bff', neutral: '#3b6a8a' }).css, 'light');
  expect(warm.get('--qd-accent-solid')).toBe(cold.get('--qd-accent-solid'));
  expect(warm.get('--qd-surface-canvas')).not.toBe(cold.get('--qd-surface-canvas'));
});

it.each([
  ['a name with a quote', { name: 'a"]{}', accent: '#123456' }],
  ['an empty name', { name: '', accent: '#123456' }],
  ['no color', { name: 'a', accent: 'harbor' }],
  ['a color that ends the sheet', { name: 'a', accent: '#fff;}body{display:none' }],
])('refuses %s', (_what, wrong) => {
  expect(() => buildTheme(wrong)).toThrow(RangeError);
});

it('has no theme of the kit to overwrite', () => {
  expect(themeNames).not.toContain('theme-harbor');
});
