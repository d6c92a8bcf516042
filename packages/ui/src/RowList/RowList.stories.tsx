import preview from '@quarterdeck/storybook/preview';
import { BookOpen, CircleHelp } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconTile, RowList, type RowListItem } from './RowList';

const rows: readonly RowListItem[] = [
  { href: '/guides/refunds', title: 'Refunds', text: 'What comes back, and how fast.' },
  { href: '/guides/understand-prices', title: 'Understand prices', text: 'Fixed, with tax, in your currency.' },
];

const meta = preview.meta({
  title: 'Components/Data display/RowList',
  component: RowList,
  args: { rows },
  parameters: { covers: ['component:@quarterdeck/ui/RowList'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Refunds' })).toHaveAttribute('href', '/guides/refunds');
  },
});

/** Cards beside one another, rows with icons, and the ground of an icon alone. */
export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RowList variant="cards" rows={rows.map((row) => ({ ...row, icon: BookOpen }))} />
      <RowList rows={rows.map((row) => ({ ...row, icon: CircleHelp, hint: 'Payments' }))} />
      <IconTile icon={BookOpen} />
    </div>
  ),
});

/** The whole row has the focus. */
export const States = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Refunds' })).toHaveFocus();
  },
});

/** A text is cut after two lines. */
export const LongContent = meta.story({
  args: {
    rows: rows.map(({ href }) => ({
      href,
      title: 'Understand prices '.repeat(20),
      text: 'Fixed, with tax. '.repeat(60),
    })),
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
