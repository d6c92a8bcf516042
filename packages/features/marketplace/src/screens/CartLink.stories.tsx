import { beginVisit } from '@quarterdeck/data/visit/testing/beginVisit';
import preview from '@quarterdeck/storybook/preview';
import { site } from '@quarterdeck/storybook/site';
import { expect, waitFor } from 'storybook/test';

const meta = preview.meta({
  title: 'Screens/marketplace/CartLink',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: site, address: '/help' },
  // Chosen when it cost less; another one is not offered any more.
  beforeEach: () =>
    beginVisit([
      ['QD-007', 100],
      ['QD-999', 75],
    ]),
});

/** LY-3: the total is what the marketplace asks for now, on every page. */
export const CurrentPrices = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Cart.*2 requirements.*\$560$/ })).toBeVisible());
  },
});

/** Until the marketplace has answered, the total says that it is an older one. */
export const LastKnownPrices = meta.story({
  globals: { mix: { 'product.requirements.list': 'error' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Cart.*about .*\$175$/ })).toBeVisible());
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr', mix: { 'product.requirements.list': 'error' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Sepet.*yaklaşık/ })).toBeVisible());
  },
});
