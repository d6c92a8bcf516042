import preview from '@quarterdeck/storybook/preview';
import { expect, fn } from 'storybook/test';
import { QuickAdd } from './QuickAdd';

const handleClick = fn();

const phone = { viewport: { value: 'phone' } };

const meta = preview.meta({
  title: 'Components/Actions/QuickAdd',
  component: QuickAdd,
  args: { children: 'Add a berth', onClick: () => handleClick() },
  globals: phone,
  // A docked line keeps room on its page: each story has one of its own.
  parameters: {
    covers: ['component:@quarterdeck/ui/QuickAdd'],
    docs: { story: { inline: false, iframeHeight: '160px' } },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    handleClick.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a berth' }));
    await expect(handleClick).toHaveBeenCalledOnce();
  },
});

/** Over the end of a page that scrolls as a whole: it keeps its place at the lower edge. */
export const Variants = meta.story({
  args: { placement: 'page' },
  render: (args) => (
    <div style={{ paddingInline: 16 }}>
      <p style={{ blockSize: 900 }}>Berths</p>
      <QuickAdd {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
});

/** Not while something is being written, or rows are selected. */
export const States = meta.story({
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Wider windows have the way to add in the head of the list. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongContent = meta.story({
  args: { children: 'Add a berth for a ship that comes in the spring. '.repeat(4) },
});

export const Dark = meta.story({ globals: { ...phone, scheme: 'dark' } });

export const Rtl = meta.story({ globals: { ...phone, direction: 'rtl' } });

export const IsPressedByEnterAndSpace = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    handleClick.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add a berth' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(handleClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(handleClick).toHaveBeenCalledTimes(2);
  },
});
