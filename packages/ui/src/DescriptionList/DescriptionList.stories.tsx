import preview from '@quarterdeck/storybook/preview';
import { CalendarDays, Gauge, Tag as TagIcon, User } from 'lucide-react';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { StatusBadge } from '../StatusBadge';
import { ToastRegion } from '../ToastRegion';
import { Description, DescriptionList } from './DescriptionList';
import { descriptionListLayouts } from './DescriptionList.styles';

const facts = (
  <>
    <Description term="Status" icon={TagIcon}>
      <StatusBadge tone="info">Now</StatusBadge>
    </Description>
    <Description term="Assignee" icon={User}>
      Deniz Kaya
    </Description>
    <Description term="Effort" icon={Gauge}>
      2 weeks
    </Description>
    <Description term="Due" icon={CalendarDays} copyText="2026-04-10">
      Fri, Apr 10
    </Description>
  </>
);

const meta = preview.meta({
  title: 'Components/Data display/DescriptionList',
  component: DescriptionList,
  args: { children: facts },
  parameters: { covers: ['component:@quarterdeck/ui/DescriptionList'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Deniz Kaya');
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {descriptionListLayouts.map((layout) => (
        <DescriptionList key={layout} layout={layout}>
          {facts}
        </DescriptionList>
      ))}
    </div>
  ),
});

export const LongContent = meta.story({
  args: {
    children: (
      <Description term="Muhasebeleştirilemeyen">
        One-page checkout with saved cards, receipts and refunds. The amount never changes between the card, the cart
        and the receipt.
      </Description>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const term = canvas.getByRole('term');
    await expect(term.scrollWidth).toBeLessThanOrEqual(term.clientWidth);
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { children: <Description term="الحالة">الآن</Description> },
});

export const CopiesAValue = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Due' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible());
    await expect(write).toHaveBeenCalledWith('2026-04-10');
  },
});

export const SaysWhereTheBrowserKeepsTheClipboard = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <DescriptionList {...args} />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Due' }));
    await screen.findByText('Your browser blocked copying');
    await expect(canvas.queryByRole('button', { name: 'Copied' })).toBeNull();
  },
});

export const TheCopyButtonComesWithTheFocus = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Copy Due' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveStyle({ opacity: '1' }));
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith('2026-04-10');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
  },
});
