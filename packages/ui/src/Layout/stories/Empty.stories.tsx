import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { expectContent, LayoutDemo, layoutDemoArgs } from '../../testing/LayoutDemo';

/** Only what the page shows. */
const meta = preview.meta({
  title: 'Layouts/Empty',
  component: LayoutDemo,
  parameters: { layout: 'fullscreen', address: '/apps/tasks' },
  args: { ...layoutDemoArgs, name: 'empty' as const },
  play: expectContent,
});

export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toHaveTextContent('Content');
    for (const role of ['navigation', 'banner', 'contentinfo', 'link'])
      await expect(canvas.queryByRole(role)).toBeNull();
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Rtl = meta.story({ globals: { viewport: { value: 'desktop' }, direction: 'rtl' } });
