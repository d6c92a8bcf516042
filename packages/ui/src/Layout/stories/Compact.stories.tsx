import preview from '@quarterdeck/storybook/preview';
import { expectContent, expectLandmarks, LayoutDemo, layoutDemoArgs } from '../../testing/LayoutDemo';

/** A dark rail of icons with names. */
const meta = preview.meta({
  title: 'Layouts/Compact',
  component: LayoutDemo,
  parameters: { layout: 'fullscreen', address: '/apps/tasks' },
  args: { ...layoutDemoArgs, name: 'compact' as const },
  play: expectContent,
});

export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: ({ canvas, userEvent }) => expectLandmarks(canvas, userEvent, ['navigation', 'banner', 'main', 'contentinfo']),
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Rtl = meta.story({ globals: { viewport: { value: 'desktop' }, direction: 'rtl' } });

export const LongMenu = meta.story({ globals: { viewport: { value: 'desktop' } }, args: { hasLongMenu: true } });
