import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Countdown } from './Countdown';

const meta = preview.meta({
  title: 'Components/Data display/Countdown',
  component: Countdown,
  args: { until: '2026-03-02T08:00:30Z', label: 'Until the launch', doneText: 'We are open' },
  parameters: { covers: ['component:@quarterdeck/ui/Countdown'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Until the launch' })).toHaveTextContent(
      '45 days 22 hours 30 minutes 30 seconds',
    );
  },
});

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Countdown {...args} />
      <Countdown {...args} until="2026-01-15T09:30:01Z" label="The last second" />
      <Countdown {...args} until="2026-01-01T00:00:00Z" label="Over" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'The last second' })).toHaveTextContent('01 second');
    await expect(canvas.getByRole('timer', { name: 'Over' })).toHaveTextContent(/^We are open$/);
  },
});

export const LongContent = meta.story({
  args: { until: '2226-03-02T08:00:30Z' },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <Countdown {...args} />
    </div>
  ),
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { label: 'Açılışa kalan', doneText: 'Açıldık' },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const TakesNoTimeAsOver = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <Countdown {...args} until="soon" label="Words" />
      <Countdown {...args} until={Number.NaN} label="Not a number" />
      <Countdown {...args} until={-1} label="Before 1970" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('We are open')).toHaveLength(3);
  },
});
