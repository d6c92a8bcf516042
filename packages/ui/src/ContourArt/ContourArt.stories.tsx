import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { ContourArt, contourTones } from './ContourArt';

const meta = preview.meta({
  title: 'Components/Media/ContourArt',
  component: ContourArt,
  args: { seed: 'QD-027' },
  parameters: { covers: ['component:@quarterdeck/ui/ContourArt'] },
});

const grounds = {
  neutral: 'var(--qd-surface-sunken)',
  accent: 'var(--qd-accent-subtle)',
  hull: 'var(--qd-hull-background)',
};

export const Default = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 320, blockSize: 192 }}>
      <ContourArt {...args} />
    </div>
  ),
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, 280px)' }}>
      {['QD-014', 'QD-027', 'QD-031'].flatMap((seed) =>
        contourTones.map((tone) => (
          <div key={`${seed} ${tone}`} style={{ inlineSize: 280, blockSize: 104, background: grounds[tone] }}>
            <ContourArt seed={seed} tone={tone} width={280} height={104} hasDepth={tone === 'hull'} />
          </div>
        )),
      )}
    </div>
  ),
});

export const Large = meta.story({
  render: () => (
    <div style={{ inlineSize: 720, blockSize: 480, background: grounds.hull }}>
      <ContourArt seed="sign-in" tone="hull" width={720} height={480} levels={18} hasDepth />
    </div>
  ),
});

export const DrawsTheSameChartForTheSameSeed = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <ContourArt seed="QD-027" data-testid="first" />
      <ContourArt seed="QD-027" data-testid="second" />
      <ContourArt seed="QD-028" data-testid="other" />
    </>
  ),
  play: async ({ canvas }) => {
    const linesOf = (id: string) =>
      [...canvas.getByTestId(id).querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(linesOf('first')).toEqual(linesOf('second'));
    await expect(linesOf('first')).not.toEqual(linesOf('other'));
    await expect(canvas.getByTestId('first')).toHaveAttribute('aria-hidden', 'true');
  },
});
