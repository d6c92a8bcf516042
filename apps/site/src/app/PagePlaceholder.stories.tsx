import preview from '@quarterdeck/storybook/preview';
import { Layout, type BuiltLayoutName } from '@quarterdeck/ui/Layout';
import { Suspense, use, useState } from 'react';
import { expect, type within } from 'storybook/test';
import { PagePlaceholder } from './PagePlaceholder';

/** A page whose code comes at a press. */
function Page({ code }: { code: Promise<void> }) {
  use(code);
  return <h1>Here it is</h1>;
}

function Demo({ layout }: { layout: BuiltLayoutName }) {
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<void>());
  return (
    <Layout
      name={layout}
      brand="Quarterdeck"
      navigation={null}
      toggleLabel="Navigation"
      isNavigationOpen
      onNavigationOpenChange={() => undefined}
      tools={
        <button type="button" onClick={() => resolve()}>
          Let it come
        </button>
      }
      footer="2016 - 2026 Quarterdeck"
    >
      <Suspense fallback={<PagePlaceholder />}>
        <Page code={promise} />
      </Suspense>
    </Layout>
  );
}

const meta = preview.meta({
  title: 'Screens/site/Waiting',
  component: Demo,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { layout: 'classy' as const },
});

interface Playing {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<void> };
}

const comes = async ({ canvas, userEvent }: Playing) => {
  await expect(await canvas.findByRole('progressbar')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Let it come' }));
  await expect(await canvas.findByRole('heading', { name: 'Here it is' })).toBeVisible();
  await expect(canvas.queryByRole('progressbar')).toBeNull();
};

/** The line comes late, and what stands below the page stays out of sight until the page is there. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole('main');
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
    const footer = canvas.getByRole('contentinfo');
    await expect(footer.getBoundingClientRect().top).toBeGreaterThanOrEqual(main.getBoundingClientRect().bottom);
    await comes({ canvas, userEvent });
  },
});

/** The page is still on its way when the story ends, so that its picture shows the line. */
export const Centered = meta.story({
  globals: { scenario: 'slow' },
  args: { layout: 'centered' as const },
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: 'Loading' });
    const footer = canvas.getByRole('contentinfo');
    await expect(footer.getBoundingClientRect().top).toBeGreaterThanOrEqual(innerHeight);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: comes });

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('progressbar', { name: 'Yükleniyor' });
    await comes({ canvas, userEvent });
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, play: comes });
