import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { GroupRow, type GroupRowProps } from './GroupRow';

/** A head that folds its group away, in the frame that a list gives it. */
function Demo({ isCollapsed: isCollapsedAtFirst, ...rest }: Omit<GroupRowProps, 'onToggle'>) {
  const [isCollapsed, setCollapsed] = useState(isCollapsedAtFirst);
  return (
    <div role="grid" aria-label="Work">
      <div role="row" tabIndex={0} style={{ blockSize: 48 }}>
        <GroupRow {...rest} isCollapsed={isCollapsed} onToggle={() => setCollapsed(!isCollapsed)} />
      </div>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Data display/GroupRow',
  component: Demo,
  args: { title: 'In the yard', count: '12', sum: '3 weeks', isCollapsed: false },
  parameters: { covers: ['component:@quarterdeck/ui/GroupRow'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole('button', { name: /^In the yard/ });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
  },
});

/** Without a sum. */
export const Variants = meta.story({ args: { sum: undefined } });

export const States = meta.story({ args: { isCollapsed: true, count: '0' } });

export const LongContent = meta.story({
  args: { title: 'Everything that the yard has to look at before the season begins. '.repeat(6), count: '1,234,567' },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('gridcell').getBoundingClientRect();
    const fold = canvas.getByRole('button').getBoundingClientRect();
    await expect(canvas.getByText('1,234,567').getBoundingClientRect().right).toBeLessThanOrEqual(fold.right);
    await expect(canvas.getByText('3 weeks').getBoundingClientRect().right).toBeLessThanOrEqual(cell.right);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { isCollapsed: true },
  play: async ({ canvas }) => {
    const [fold, sum] = [canvas.getByRole('button'), canvas.getByText('3 weeks')];
    await expect(sum.getBoundingClientRect().left).toBeLessThan(fold.getBoundingClientRect().left);
  },
});
