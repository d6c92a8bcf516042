import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs';

const meta = preview.meta({
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    'aria-label': 'Breadcrumbs',
    crumbs: [{ label: 'Apps' }, { label: 'E-commerce', href: '/apps/ecommerce' }, { label: 'Inventory' }],
  },
  parameters: { covers: ['component:@quarterdeck/ui/Breadcrumbs'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inventory')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'E-commerce' })).toHaveAttribute('href', '/apps/ecommerce');
  },
});

export const LongContent = meta.story({
  args: {
    crumbs: [
      { label: 'Apps' },
      { label: 'A page whose title is much longer than the room that the header of a page has for it' },
    ],
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const TabComesToTheLinksOnly = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'E-commerce' });
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
    await expect(canvas.getByRole('navigation')).not.toContainElement(document.activeElement as HTMLElement);
  },
});
