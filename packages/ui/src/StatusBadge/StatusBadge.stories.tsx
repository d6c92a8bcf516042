import preview from '@quarterdeck/storybook/preview';
import { CircleCheck, CircleDot, CircleX, Clock, Pencil, Radio } from 'lucide-react';
import { expect } from 'storybook/test';
import { StatusBadge, statusTones } from './StatusBadge';

const meta = preview.meta({
  title: 'Components/Data display/StatusBadge',
  component: StatusBadge,
  args: { children: 'Paid', tone: 'success' as const, icon: CircleCheck },
  parameters: { covers: ['component:@quarterdeck/ui/StatusBadge'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid')).toBeVisible();
  },
});

const words = { neutral: 'Draft', accent: 'Now', success: 'Paid', warning: 'Pending', danger: 'Down', info: 'Live' };
const icons = {
  neutral: Pencil,
  accent: CircleDot,
  success: CircleCheck,
  warning: Clock,
  danger: CircleX,
  info: Radio,
};

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {statusTones.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {words[tone]}
        </StatusBadge>
      ))}
      {statusTones.map((tone) => (
        <StatusBadge key={tone} tone={tone} icon={icons[tone]}>
          {words[tone]}
        </StatusBadge>
      ))}
    </div>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { children: 'مدفوع' } });

export const LongContent = meta.story({
  args: { children: 'Paid in full before the first week of the voyage has begun' },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <StatusBadge {...args} />
    </div>
  ),
});
