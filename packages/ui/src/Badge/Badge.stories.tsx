import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Badge, badgeTones } from './Badge';

const meta = preview.meta({
  title: 'Components/Data display/Badge',
  component: Badge,
  args: { count: 27, label: '27 unread' },
  parameters: { covers: ['component:@quarterdeck/ui/Badge'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('27 unread')).toBeInTheDocument();
    await expect(canvas.getByText('27')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone} count={8} />
      ))}
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone} label={`New, ${tone}`} />
      ))}
    </div>
  ),
});

export const CutsLargeCounts = meta.story({
  args: { count: 1204, label: '1204 unread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('1204 unread')).toBeInTheDocument();
  },
});
