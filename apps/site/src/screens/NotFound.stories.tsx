import preview from '@quarterdeck/storybook/preview';
import { expect, fn } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen';
import { SiteStage } from './SiteStage';

interface DemoProps {
  openPalette: () => void;
  isKnownAddress?: (address: string) => boolean;
}

function Demo(host: DemoProps) {
  return (
    <SiteStage {...host}>
      <NotFoundScreen />
    </SiteStage>
  );
}

const meta = preview.meta({
  title: 'Screens/site/NotFound',
  component: Demo,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', address: '/pages/of/another/site', covers: ['route:site.notFound'] },
  args: { openPalette: fn(), isKnownAddress: (_address: string) => true },
});

export const Success = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page is off the chart' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByText(/Did you mean/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.openPalette).toHaveBeenCalled();
  },
});

export const NearMatches = meta.story({
  parameters: { address: '/apps/taks' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Did you mean/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Tasks /apps/tasks' });
    await expect(link).toHaveAttribute('href', '/apps/tasks');
    await expect(canvas.getByRole('list', { name: /Did you mean/ })).toContainElement(link);
  },
});

/** Where no feature offers a start, the start is this very page: nothing leads back to it. */
export const WithoutAStart = meta.story({
  args: { isKnownAddress: (address: string) => address !== '/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page is off the chart' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Back to the start' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
  },
});

/** An address that is longer than any page's costs nothing and suggests nothing. */
export const LongAddress = meta.story({
  parameters: { address: `/apps/tasks${'/and-further'.repeat(100)}` },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Did you mean/)).toBeNull();
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  parameters: { address: '/apps/taks' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bu sayfa haritada yok' })).toBeVisible();
    await expect(canvas.getByText(/Bunu mu demek istediniz/)).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/apps/taks' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, parameters: { address: '/apps/taks' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' }, parameters: { address: '/apps/taks' } });
