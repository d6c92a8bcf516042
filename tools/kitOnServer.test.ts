import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plainValues } from '../packages/ui/src/testing/conformance.ts';
import { examples } from '../packages/ui/src/testing/examples.tsx';
import { QuarterdeckProvider } from '../packages/ui/src/QuarterdeckProvider/index.ts';

/** Nothing of a browser is there: no document, no window. */
const onServer = (children: ReactNode) => renderToString(createElement(QuarterdeckProvider, null, children));

/** Declarations of `style` attributes; a policy without `unsafe-inline` refuses them. */
const styleAttributes = (html: string) =>
  [...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, style = '']) => style.split(';'));

const hiddenInput = 'React Aria hides a native input with inline styles.';
const segments = 'React Aria styles the segments of a date inline.';
const measure = 'Ours: a share is drawn with an inline style; a custom property should carry it.';

/** Components whose markup has style attributes, with the reason. */
const withStyleAttributes: Readonly<Record<string, string>> = {
  Checkbox: hiddenInput,
  CheckboxGroup: hiddenInput,
  RadioGroup: hiddenInput,
  Switch: hiddenInput,
  Select: hiddenInput,
  DateField: segments,
  TimeField: segments,
  OfferCard: measure,
  ProgressBar: measure,
  Skeleton: measure,
  TickMeter: measure,
};

describe.each(Object.entries(examples))('%s', (name, { render }) => {
  it('is rendered in plain Node', () => {
    expect(typeof document).toBe('undefined');
    onServer(render({}, plainValues));
  });

  it('has no style attributes but custom properties, unless listed', () => {
    const declarations = styleAttributes(onServer(render({}, plainValues)));
    const others = declarations.filter((declaration) => !declaration.trim().startsWith('--'));
    // The declarations are said where a component has some that none are known of.
    const unknown = name in withStyleAttributes ? [] : others;
    expect({ hasSome: others.length > 0, unknown }).toEqual({ hasSome: name in withStyleAttributes, unknown: [] });
  });
});
