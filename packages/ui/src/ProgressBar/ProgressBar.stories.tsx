import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { ProgressBar, ProgressCircle, progressTones } from './ProgressBar';

const meta = preview.meta({
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Upload', value: 3, max: 4, valueText: '3 of 4 files' },
  parameters: { covers: ['component:@quarterdeck/ui/ProgressBar'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Upload' });
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 4 files');
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      {(['page', 'sm', 'md'] as const).flatMap((size) =>
        progressTones.map((tone) => (
          <ProgressBar key={`${size} ${tone}`} size={size} tone={tone} label={`${size} ${tone}`} value={60} />
        )),
      )}
      <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        {[16, 32, 48, 64].map((diameter) => (
          <ProgressCircle key={diameter} diameter={diameter} label={`Ring ${diameter}`} value={60} />
        ))}
      </div>
    </div>
  ),
});

export const WithoutAKnownEnd = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <ProgressBar label="Importing" />
      <ProgressCircle label="Loading" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Importing' })).not.toHaveAttribute('aria-valuenow');
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
