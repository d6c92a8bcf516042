import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { shortMenuItems } from '../testing/menuItems';
import { NavigationRail, type NavigationRailProps } from './NavigationRail';

/** A rail at the side, with the state that the host keeps. */
function Demo({ isPinned = false, onPinnedChange, ...props }: NavigationRailProps) {
  const [isStaying, setStaying] = useState(isPinned);
  return (
    <nav
      aria-label="Main"
      style={{
        background: props.appearance === 'hull' ? 'var(--qd-hull-background)' : 'var(--qd-surface-canvas)',
        position: 'relative',
        blockSize: 560,
        inlineSize: props.variant === 'icons' ? 64 : 108,
      }}
    >
      <NavigationRail
        {...props}
        isPinned={isStaying}
        {...(onPinnedChange
          ? {
              onPinnedChange: (next) => {
                setStaying(next);
                onPinnedChange(next);
              },
            }
          : {})}
      />
    </nav>
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/NavigationRail',
  component: Demo,
  args: { items: shortMenuItems, address: '/apps/tasks', onIntent: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/NavigationRail'], address: '/apps/tasks' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const apps = canvas.getByRole('button', { name: /Apps/ });
    await userEvent.click(apps);
    await expect(apps).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: 'Apps' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Tasks/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.hover(canvas.getByRole('link', { name: /Mailbox/ }));
    await expect(args.onIntent).toHaveBeenCalledWith('/apps/mailbox');
  },
});

export const Variants = meta.story({ args: { variant: 'icons' } });

export const Hull = meta.story({ args: { appearance: 'hull' } });

export const States = meta.story({ args: { items: undefined } });

/** From lg up the column can stay. */
export const Pinned = meta.story({
  args: { isPinned: true, onPinnedChange: fn() },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Apps' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Let it close' }));
    await expect(args.onPinnedChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
});

export const LongContent = meta.story({
  args: {
    items: [
      {
        id: 'long',
        label: 'Müşteri ilişkileri ve sözleşme yönetimi raporlarının arşivi',
        type: 'basic',
        icon: 'folder',
        href: '/long',
        badge: '1024',
      },
    ],
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const IsWalkedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const dashboards = canvas.getByRole('button', { name: /Dashboards/ });
    const apps = canvas.getByRole('button', { name: /Apps/ });
    dashboards.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(apps).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(dashboards).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Project' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(dashboards).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(dashboards).toHaveAttribute('aria-expanded', 'false');
    await expect(dashboards).toHaveFocus();
    await userEvent.keyboard('ap');
    await expect(apps).toHaveFocus();
  },
});
