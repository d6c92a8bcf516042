import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { menuItems as items } from '../testing/menuItems';
import { VerticalNavigation } from './VerticalNavigation';

const meta = preview.meta({
  title: 'Components/Navigation/VerticalNavigation',
  component: VerticalNavigation,
  args: { items, address: '/apps/tasks', onIntent: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/VerticalNavigation'], address: '/apps/tasks' },
  render: (args) => (
    <nav
      aria-label="Main"
      style={{
        inlineSize: 268,
        background: args.appearance === 'hull' ? 'var(--qd-hull-background)' : 'var(--qd-surface-canvas)',
        paddingBlock: 8,
      }}
    >
      <VerticalNavigation {...args} />
    </nav>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /Tasks/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.hover(canvas.getByRole('link', { name: /Mailbox/ }));
    await expect(args.onIntent).toHaveBeenCalledWith('/apps/mailbox');
  },
});

export const Variants = meta.story({ args: { appearance: 'hull' } });

export const States = meta.story({ args: { items: undefined } });

export const SixLevels = meta.story({
  args: { address: '/demo/six' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Level 6' })).toHaveAttribute('aria-current', 'page');
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
    canvas.getByRole('link', { name: 'Project' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const branch = canvas.getByRole('button', { name: 'E-commerce' });
    await waitFor(() => expect(branch).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(branch).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Inventory' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(branch).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(branch).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Level 1' })).toHaveFocus());
    await userEvent.keyboard('m');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Mailbox/ })).toHaveFocus());
  },
});

export const ArrowUpAndHomeGoBack = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const mailbox = canvas.getByRole('link', { name: /Mailbox/ });
    mailbox.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'E-commerce' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(mailbox).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Project' })).toHaveFocus());
  },
});

/** So many headings with so many entries each, and the page that is shown among the last. */
const manyItems = Array.from({ length: 30 }, (_, at) => ({
  id: `quay-${at}`,
  label: `Quay ${at + 1}`,
  type: 'group' as const,
  children: Array.from({ length: 20 }, (__, place) => ({
    id: `berth-${at}-${place}`,
    label: at === 29 && place === 18 ? 'Zephyr' : `Berth ${at + 1}.${place + 1}`,
    type: 'basic' as const,
    icon: 'anchor',
    href: `/berths/${at}/${place}`,
  })),
}));

/** It opens with its first screen and grows; keys find all of it at once. */
export const VeryLong = meta.story({
  args: { items: manyItems, address: '/berths/29/19' },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Berth 30.20' })).toHaveFocus());
    await expect(canvas.getAllByRole('link')).toHaveLength(600);
    await expect(canvas.getByRole('link', { name: 'Berth 30.20' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('z');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Zephyr' })).toHaveFocus());
  },
});
