import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plainValues } from '../packages/ui/src/testing/conformance.ts';
import { examples } from '../packages/ui/src/testing/examples.tsx';
import { QuarterdeckProvider } from '../packages/ui/src/QuarterdeckProvider/index.ts';

/** Nothing of a browser is there: no document, no window. */
const onServer = (children: ReactNode) => renderToString(createElement(QuarterdeckProvider, null, children));

/** `style` attributes; a policy without `unsafe-inline` refuses them. */
const styleAttributes = (html: string) => [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style);

const isCustom = (style: string) => style.split(';').every((declaration) => declaration.trim().startsWith('--'));

const hiddenAt = (position: string) =>
  `border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:${position};width:1px;white-space:nowrap`;

/**
 * Styles that React Aria writes inline itself, as whole attributes. Ours are custom properties. Where a policy refuses
 * them, the sheet `base.css` does the same for the hidden ones, and the styles of the component for the others.
 */
const ofReactAria: Readonly<Record<string, string>> = {
  [hiddenAt('absolute')]: 'A native input or a heading that only assistive technology and forms meet.',
  [`${hiddenAt('fixed')};top:0;left:0`]: 'The native select of a select.',
  'unicode-bidi:isolate': 'The parts of a date or time.',
  'caret-color:transparent': 'A part of a date or time.',
  'position:relative;touch-action:none': 'The track of a slider.',
  'position:absolute;left:30%;transform:translate(-50%, -50%);touch-action:none;--qd-slider-at:30%':
    'The thumb of a slider.',
  'display:contents': 'The cell of a row of a list or tree.',
  'display:none': 'The native input for files.',
};

const met = new Set<string>();

describe.each(Object.entries(examples))('%s', (_, { render }) => {
  it('is rendered in plain Node', () => {
    expect(typeof document).toBe('undefined');
    onServer(render({}, plainValues));
  });

  it('has no style attributes but custom properties and those of React Aria', () => {
    const styles = styleAttributes(onServer(render({}, plainValues))).filter((style) => !isCustom(style));
    for (const style of styles) met.add(style);
    expect(styles.filter((style) => !(style in ofReactAria))).toEqual([]);
  });
});

it.each(['AlertDialog', 'BottomSheet', 'CommandPalette', 'Dialog', 'Drawer', 'ImportDialog', 'Lightbox'])(
  '%s that is open is part of the page that a server sends',
  (name) => {
    expect(onServer(examples[name]?.render({}, plainValues))).toMatch(/ role="(alert)?dialog"/);
  },
);

it('hides in the sheet what a style attribute hides, too', async () => {
  const sheet = await readFile(path.resolve(import.meta.dirname, '../packages/ui/src/tokens/base.css'), 'utf8');
  const read = [...sheet.matchAll(/\[style\*?="([^"]+)"\]/g)].map(([, style = '']) => style);
  const ofComponents = ['position:relative;touch-action:none', 'position:absolute;left:30%'];
  const unread = Object.keys(ofReactAria).filter(
    (style) => !ofComponents.some((start) => style.startsWith(start)) && !read.some((part) => style.includes(part)),
  );
  expect(unread).toEqual([]);
});

it('lists no style that React Aria writes no more', () => {
  expect(Object.keys(ofReactAria).filter((style) => !met.has(style))).toEqual([]);
});
