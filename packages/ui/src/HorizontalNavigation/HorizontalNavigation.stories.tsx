import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { shortMenuItems } from '../testing/menuItems';
import { HorizontalNavigation } from './HorizontalNavigation';

const meta = preview.meta({
  title: 'Components/Navigation/HorizontalNavigation',
  component: HorizontalNavigation,
  args: { items: shortMenuItems, address: '/apps/tasks', onIntent: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/HorizontalNavigation'], address: '/apps/tasks' },
  render: (args) => (
    <nav
      aria-label="Main"
      style={{
        background: args.appearance === 'hull' ? 'var(--qd-hull-background)' : 'var(--qd-surface-canvas)',
        minBlockSize: 420,
        padding: 8,
      }}
    >
      <HorizontalNavigation {...args} />
    </nav>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const apps = canvas.getByRole('button', { name: 'Apps' });
    await expect(apps).toHaveAttribute('data-has-active');
    await userEvent.click(apps);
    await expect(apps).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: /Tasks/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.hover(canvas.getByRole('link', { name: /Mailbox/ }));
    await expect(args.onIntent).toHaveBeenCalledWith('/apps/mailbox');
  },
});

export const Variants = meta.story({ args: { appearance: 'hull' } });

export const States = meta.story({ args: { items: undefined } });

/** What does not fit stands in "More", in the same order. */
export const LongContent = meta.story({
  args: {
    items: Array.from({ length: 24 }, (_, index) => ({
      id: `entry-${index + 1}`,
      label: `Reports of department ${index + 1}`,
      type: 'basic' as const,
      href: `/reports/${index + 1}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More' });
    await userEvent.click(more);
    await expect(canvas.getByRole('link', { name: 'Reports of department 24' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Reports/ })).toHaveLength(24);
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const IsWalkedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    // Until its font has come, less may fit in the row.
    const dashboards = await canvas.findByRole('button', { name: 'Dashboards' });
    const apps = await canvas.findByRole('button', { name: 'Apps' });
    dashboards.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(apps).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(dashboards).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Project' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(dashboards).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(dashboards).toHaveAttribute('aria-expanded', 'false');
    await expect(dashboards).toHaveFocus();
    await userEvent.keyboard('ap');
    await expect(apps).toHaveFocus();
  },
});

export const EscapeComesBackFromWhatIsOpen = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const apps = canvas.getByRole('button', { name: 'Apps' });
    apps.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.keyboard('{Escape}');
    await expect(apps).toHaveFocus();
    await expect(apps).toHaveAttribute('aria-expanded', 'false');
  },
});

export const LeavingClosesIt = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const apps = canvas.getByRole('button', { name: 'Apps' });
    await userEvent.hover(apps);
    await waitFor(() => expect(apps).toHaveAttribute('aria-expanded', 'true'));
    // Most press what has opened by itself already: it stays.
    await userEvent.click(apps);
    await expect(apps).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(apps);
    await expect(apps).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(apps);
    await userEvent.unhover(apps);
    await waitFor(() => expect(apps).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(apps);
    await expect(within(canvasElement).getByRole('link', { name: /Mailbox/ })).toBeVisible();
    await userEvent.click(canvasElement);
    await waitFor(() => expect(apps).toHaveAttribute('aria-expanded', 'false'));
  },
});
