import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { styled } from 'styled-components';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ThemeProvider } from '../ThemeProvider';
import { token } from '../tokens';
import { checkOverlays } from './checkOverlays';
import { plainValues } from './conformance';
import { examples } from './examples';
import { paintOf } from './paintOf';
import { withoutVisibleFocus } from './visibleFocus';

const inPage = Object.entries(examples).filter(([, { isOverlay = false }]) => !isOverlay);
const overlays = Object.entries(examples).filter(([, { isOverlay = false }]) => isOverlay);

/** Every component that stands in the flow of a page. */
function InPage() {
  return inPage.map(([name, { render }]) => (
    <Place key={name} data-example={name}>
      {render({}, plainValues)}
    </Place>
  ));
}

/** One overlay at a time: the next one at each press. */
function Overlays() {
  const [index, setIndex] = useState(0);
  const [name, example] = overlays[index] ?? [];
  return (
    <>
      <button type="button" data-next onClick={() => setIndex(index + 1)}>
        Next
      </button>
      {example === undefined ? null : <div data-example={name}>{example.render({}, plainValues)}</div>}
    </>
  );
}

/** Rules of a whole page, which a page of every component cannot keep. */
const ofPages = [
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];

const placesIn = (canvas: HTMLElement) => canvas.querySelectorAll<HTMLElement>('[data-example]');

const meta = preview.meta({
  title: 'Internal/Conformance',
  component: InPage,
  // No pictures: each component has its own, and a page of all of them takes longer than a look may.
  tags: ['!dev', '!autodocs', 'no-visual'],
  parameters: { a11y: { config: { rules: ofPages.map((id) => ({ id, enabled: false })) } } },
  play: async ({ canvasElement }) => {
    await expect(placesIn(canvasElement)).toHaveLength(inPage.length);
    await expect(canvasElement.closest('[aria-hidden], [inert]')).toBeNull();
  },
});

export const Light = meta.story({});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** Every stop of the Tab key shows that it has the focus. */
export const FocusIsVisible = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(await withoutVisibleFocus(placesIn(canvasElement))).toEqual([]);
  },
});

/** A region of the page has its own scheme: what stands in it looks the same, whatever scheme the page has. */
const regionOf = (scheme: 'light' | 'dark') => ({
  render: () => (
    <ThemeProvider scheme={scheme}>
      <InPage />
    </ThemeProvider>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const { dataset } = document.documentElement;
    const places = placesIn(canvasElement);
    const paint = () => [...places].map((place) => [place.dataset['example'], paintOf(place)] as const);
    const onOtherPage = paint();
    dataset['scheme'] = scheme;
    const onOwnPage = new Map(paint());
    dataset['scheme'] = scheme === 'light' ? 'dark' : 'light';
    const differing = onOtherPage.flatMap(([name, lines]) =>
      lines.filter((line, index) => line !== onOwnPage.get(name)?.[index]).map((line) => `${name}: ${line}`),
    );
    await expect(places).toHaveLength(inPage.length);
    await expect(differing).toEqual([]);
  },
});

export const LightRegionOfADarkPage = meta.story({ ...regionOf('light'), globals: { scheme: 'dark' } });

export const DarkRegionOfALightPage = meta.story(regionOf('dark'));

/** Focus and accessibility of each overlay, one after the other. */
const overlay = {
  render: () => <Overlays />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.tab();
    const next = canvasElement.querySelector<HTMLElement>('[data-next]');
    const found: string[] = [];
    for (const [name] of overlays) {
      await waitFor(() => expect(canvasElement.querySelector('[data-example]')).toHaveAttribute('data-example', name));
      found.push(...(await checkOverlays(name, ofPages)));
      next?.click();
    }
    await expect(found).toEqual([]);
  },
};

export const OverlaysInLight = meta.story(overlay);

export const OverlaysInDark = meta.story({ ...overlay, globals: { scheme: 'dark' } });

export const OverlaysRightToLeft = meta.story({ ...overlay, globals: { direction: 'rtl' } });

const Place = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 120px;
  padding: ${token('space.4')};
`;
