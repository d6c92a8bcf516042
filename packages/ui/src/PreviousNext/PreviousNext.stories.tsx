import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { PreviousNext } from './PreviousNext';

const previous = { label: 'Previous', title: 'Read the road map', href: '/guides/read-the-road-map' };
const next = { label: 'Next', title: 'End a project', href: '/guides/end-a-project' };

const meta = preview.meta({
  title: 'Components/Navigation/PreviousNext',
  component: PreviousNext,
  args: { label: 'Other guides', previous, next },
  parameters: { covers: ['component:@quarterdeck/ui/PreviousNext'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous Read the road map' })).toHaveAttribute('rel', 'prev');
    await expect(canvas.getByRole('link', { name: 'Next End a project' })).toHaveAttribute('href', next.href);
  },
});

/** The last one of an order. */
export const Variants = meta.story({ args: { label: 'Other guides', previous } });

/** The whole card has the focus. */
export const States = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous Read the road map' })).toHaveFocus();
  },
});

export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { next: { ...next, title: 'What happens with a project that ended before its last week had begun' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const OfOneAloneThereIsNothingToShow = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <PreviousNext label="Other guides" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
