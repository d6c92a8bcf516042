import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plainValues } from '../packages/ui/src/testing/conformance.ts';
import { examples } from '../packages/ui/src/testing/examples.tsx';
import { QuarterdeckProvider } from '../packages/ui/src/QuarterdeckProvider/index.ts';

/** Nothing of a browser is there: no document, no window. */
const onServer = (children: ReactNode) => renderToString(createElement(QuarterdeckProvider, { children }));

/** Declarations of `style` attributes; a policy without `unsafe-inline` refuses them. */
const styleAttributes = (html: string) =>
  [...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, style = '']) => style.split(';'));

describe.each(Object.entries(examples))('%s', (_, { render }) => {
  it('is rendered in plain Node', () => {
    expect(typeof document).toBe('undefined');
    onServer(render({}, plainValues));
  });

  it('has no style attributes but custom properties', () => {
    const declarations = styleAttributes(onServer(render({}, plainValues)));
    expect(declarations.filter((declaration) => !declaration.trim().startsWith('--'))).toEqual([]);
  });
});
