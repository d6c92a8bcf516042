import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen';
import { SiteStage } from './SiteStage';

interface DemoProps {
  openPalette: () => void;
  navigate: (address: string) => void;
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
  args: { openPalette: fn(), navigate: fn() },
});

export const Success = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page is off the chart' })).toBeVisible();
    await expect(canvas.getByText('/pages/of/another/site')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    await expect(canvas.getByRole('link', { name: 'Backlog' })).toHaveAttribute('href', '/backlog');
    await expect(canvas.queryByRole('list', { name: 'Near matches' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search pages' }), '{Enter}');
    await expect(args.openPalette).toHaveBeenCalled();
  },
});

/** At the page's own address nothing was mistyped. */
export const OwnAddress = meta.story({
  parameters: { address: '/pages/error/404' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('/pages/error/404')).toBeNull();
    await expect(canvas.getByRole('searchbox', { name: 'Search pages' })).toHaveValue('');
  },
});

export const NearMatches = meta.story({
  parameters: { address: '/apps/taks' },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Tasks /apps/tasks' });
    await expect(link).toHaveAttribute('href', '/apps/tasks');
    await expect(canvas.getByRole('list', { name: 'Near matches' })).toContainElement(link);
    await expect(link.querySelector('mark')).toHaveTextContent(/^Tasks$/);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search pages' }), '{Enter}');
    await expect(args.navigate).toHaveBeenCalledWith('/apps/tasks');
  },
});

export const Search = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search pages' });
    await userEvent.clear(field);
    await userEvent.type(field, 'mail');
    await expect(canvas.getByRole('list', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByText('1 page found')).toBeInTheDocument();
    await userEvent.type(field, 'xyz');
    await waitFor(() => expect(canvas.getByText('No pages match “mailxyz”')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Search everything' }));
    await expect(args.openPalette).toHaveBeenLastCalledWith();
  },
});

/** Where no feature offers a start, the start is this very page: nothing leads back to it. */
export const WithoutAStart = meta.story({
  args: { isKnownAddress: () => false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page is off the chart' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Backlog' })).toBeNull();
  },
});

/** An address that is longer than any page's costs nothing and suggests nothing. */
export const LongAddress = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: `/apps/tasks${'/and-further'.repeat(100)}` },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Near matches' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  parameters: { address: '/apps/taks' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bu sayfa haritada yok' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Benzer sayfalar' })).toBeVisible();
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

/** An address is read from left to right also there. */
export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  parameters: { address: '/apps/taks' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('/apps/taks')).toHaveStyle({ direction: 'ltr' });
  },
});
