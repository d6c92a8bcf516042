import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { createRef, isValidElement, StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QuarterdeckProvider } from '../QuarterdeckProvider';
import { MemoryRouter } from '../router';
import { hostileValuesOf, plainValues } from './conformance';
import { examples } from './examples';
import { writeDatesWith } from './spacesOfDates';

const kit = path.resolve(import.meta.dirname, '..');
/** Folders of the kit that export a component of their name. */
const components = readdirSync(kit).filter((name) => {
  if (!/^[A-Z]/.test(name)) return false;
  const index = readFileSync(path.join(kit, name, 'index.ts'), 'utf8');
  return new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\}`).test(index);
});

/** In strict mode, as the templates of Vite and others have it: effects run twice. */
const inApp = (children: ReactNode) => (
  <StrictMode>
    <MemoryRouter>
      <QuarterdeckProvider isPage={false}>{children}</QuarterdeckProvider>
    </MemoryRouter>
  </StrictMode>
);

it('has an example of every component', () => {
  expect(components.filter((name) => !(name in examples))).toEqual([]);
});

afterEach(() => vi.restoreAllMocks());

const inUnitTests = Object.entries(examples).filter(([, { needsBrowser = false }]) => !needsBrowser);

describe.each(inUnitTests)('%s', (_, example) => {
  const { render: show, rootless, isLate = false } = example;

  it.runIf(rootless === undefined)('puts its ref and all other props on its root', () => {
    const ref = createRef<never>();
    render(inApp(show({ ref, className: 'of-the-app', style: { order: 7 }, 'data-app': 'harbour' }, plainValues)));
    const roots = document.querySelectorAll<HTMLElement>('.of-the-app');
    expect(roots).toHaveLength(1);
    expect(roots[0]?.dataset['app']).toBe('harbour');
    expect(roots[0]?.style.order).toBe('7');
    expect(ref.current).toBe(roots[0]);
  });

  it.runIf(rootless === 'wrapper')('shows its children and no element of its own', () => {
    const { container } = render(inApp(<div data-testid="parent">{show({}, plainValues)}</div>));
    const parent = container.querySelector('[data-testid="parent"]');
    expect(parent?.textContent).toBe(plainValues.text);
    expect(parent).toHaveProperty('childElementCount', 0);
  });

  it.runIf(rootless === 'text')('is the text alone, with nothing to style but what a search found', () => {
    const { container } = render(inApp(<p data-testid="parent">{show({}, plainValues)}</p>));
    const parent = container.querySelector('[data-testid="parent"]');
    expect(parent?.textContent).toBe(plainValues.text);
    expect(parent?.querySelectorAll(':not(mark), [class], [style]')).toHaveLength(0);
  });

  it.runIf(rootless === 'single')('takes no props', () => {
    const shown = show({}, plainValues);
    const type = isValidElement(shown) ? shown.type : undefined;
    expect(type).toBeTypeOf('function');
    expect(type).toHaveLength(0);
  });

  it.runIf(rootless === 'page')('has the main region of the page', async () => {
    render(inApp(show({}, plainValues)));
    expect(await screen.findByRole('main')).toHaveTextContent(plainValues.text);
  });

  it('is rendered by a server as the browser renders it', async () => {
    const page = inApp(show({}, plainValues));
    if (isLate) {
      // What has come once is there at once.
      const { unmount } = render(page);
      await act(() => vi.dynamicImportSettled());
      unmount();
    }
    writeDatesWith('narrow');
    const html = renderToString(page);
    writeDatesWith('plain');
    const place = document.createElement('div');
    place.append(...new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.childNodes);
    document.body.append(place);
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await act(async () =>
      render(page, { container: place, hydrate: true, onRecoverableError: (error) => complain(error) }),
    );
    expect(complain).not.toHaveBeenCalled();
  });

  it.each(hostileValuesOf(example))('bears $name', ({ name: _name, ...values }) => {
    render(inApp(show({}, { ...plainValues, ...values })));
    expect(document.body.textContent).not.toMatch(/\bNaN\b|Invalid Date/);
    expect(document.querySelector('img[src="x"], script')).toBeNull();
    expect('hostile' in globalThis).toBe(false);
  });
});
