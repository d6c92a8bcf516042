import preview from '@quarterdeck/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
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

const deep = ['Harbour', 'Quay', 'Basin', 'Berth', 'Mooring', 'Line'].map((label) => ({
  label,
  href: `/${label.toLowerCase()}`,
}));

/** The first and the last two are shown, the others by a button. */
export const Deep = meta.story({
  // A phone has the one way back.
  globals: { viewport: { value: 'desktop' } },
  args: { crumbs: deep },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Harbour', 'Mooring']);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const list = await screen.findByRole('dialog', { name: 'More' });
    await expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Quay', 'Basin', 'Berth']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
});

/** One way back, to the page above. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'E-commerce' })).toBeVisible();
    await expect(canvas.getByText('Inventory')).not.toBeVisible();
  },
});

/** Without a page above it is the name of this one. */
export const PhoneWithoutPageAbove = meta.story({
  args: { crumbs: [{ label: 'Apps' }, { label: 'Tasks' }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tasks')).toBeVisible();
    await expect(canvas.getByText('Apps')).not.toBeVisible();
  },
});

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

export const EnterOpensTheHiddenOnes = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: { crumbs: deep },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('dialog', { name: 'More' });
    await userEvent.tab();
    await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
  },
});
