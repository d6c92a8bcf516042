import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { maskShapes, type MaskIconName } from './maskShapes';

/** Tags with their attributes, in whatever order and quotes. */
const shapesOf = (markup: string) =>
  [...markup.matchAll(/<(?!svg)(\w+) ([^>]*?)\/?>/g)].map(([, tag, attributes = '']) => [
    tag,
    ...[...attributes.matchAll(/([\w-]+)=["']([^"']*)["']/g)].map(([, name, value]) => `${name}=${value}`).toSorted(),
  ]);

it.each(Object.keys(maskShapes) as MaskIconName[])('%s is drawn as Lucide draws it', async (name) => {
  const file = (await import(`lucide-react/icons/${name}`)) as { default: ComponentType };
  const drawn = shapesOf(renderToStaticMarkup(createElement(file.default)));
  expect(drawn.length).toBeGreaterThan(0);
  expect(shapesOf(maskShapes[name])).toEqual(drawn);
});
