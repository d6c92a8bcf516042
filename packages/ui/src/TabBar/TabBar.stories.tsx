import preview from '@quarterdeck/storybook/preview';
import { CircleHelp, House, ListChecks, Settings, Store } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { TabBar, type TabBarItem } from './TabBar';

const items: readonly TabBarItem[] = [
  { href: '/home', label: 'Home', icon: House },
  { href: '/marketplace', label: 'Marketplace', icon: Store, current: 'page' },
  { href: '/backlog', label: 'Backlog', icon: ListChecks, badge: 12, badgeLabel: '12 items' },
  { href: '/help', label: 'Help', icon: CircleHelp },
  { href: '/settings', label: 'Settings', icon: Settings },
];

/** No argument of the story: Storybook would write the event down, and the whole window with it. */
const followed = fn();

const meta = preview.meta({
  title: 'Components/Navigation/TabBar',
  component: TabBar,
  args: { 'aria-label': 'Product', items },
  parameters: { covers: ['component:@quarterdeck/ui/TabBar'] },
  globals: { viewport: { value: 'phone' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Marketplace' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Backlog 12 items' })).toBeVisible();
  },
});

export const ManyUnread = meta.story({
  args: {
    items: items.map((item) => ({ ...item, badge: 1_204, badgeLabel: '1,204 new' })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=badge]')).toHaveAttribute('data-count', '99+');
  },
});

/** A label that has no room ends in dots. */
export const LongContent = meta.story({
  args: { items: items.map((item) => ({ ...item, label: `${item.label} of all harbours` })) },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const PressIsAskedFirst = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    onFollow: (href, event) => {
      event.preventDefault();
      followed(href);
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('/home');
  },
});
