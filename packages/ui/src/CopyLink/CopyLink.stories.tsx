import preview from '@quarterdeck/storybook/preview';
import { expect, spyOn, waitFor } from 'storybook/test';
import { CopyLink } from './CopyLink';

const meta = preview.meta({
  title: 'Components/Actions/CopyLink',
  component: CopyLink,
  args: { href: '/apps/help-center/faqs#tax' },
  parameters: { covers: ['component:@quarterdeck/ui/CopyLink'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible(),
});

export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <CopyLink {...args} />
      <CopyLink {...args} variant="secondary" size="md" />
      <CopyLink {...args} isIconOnly />
      <CopyLink {...args} label="Copy the address of the item" />
    </div>
  ),
});

/** An address of any length is copied, and not shown. */
export const LongContent = meta.story({ args: { href: `/faqs#${'x'.repeat(10_000)}` } });

export const InTurkish = meta.story({ globals: { locale: 'tr' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

/** It says that it has copied until the focus leaves it. */
export const States = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith(`${location.origin}/apps/help-center/faqs#tax`);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible());
  },
});

export const EnterCopies = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(`${location.origin}/apps/help-center/faqs#tax`);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus());
  },
});
