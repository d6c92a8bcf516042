import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Logo, logoSizes, logoTones, type LogoSize } from './Logo';

const meta = preview.meta({
  title: 'Components/Media/Logo',
  component: Logo,
  parameters: { covers: ['component:@quarterdeck/ui/Logo'] },
});

export const Default = meta.story({
  args: { href: '#home', 'aria-label': 'Quarterdeck, start page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Quarterdeck, start page' })).toBeVisible();
  },
});

const grounds = { accent: 'transparent', hull: 'var(--qd-hull-background)', ink: 'transparent' };

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {logoTones.map((tone) => (
        <div
          key={tone}
          style={{ display: 'flex', gap: 24, alignItems: 'center', padding: 16, background: grounds[tone] }}
        >
          {(Object.keys(logoSizes) as LogoSize[]).map((size) => (
            <Logo key={size} size={size} tone={tone} />
          ))}
          <Logo isMarkOnly tone={tone} />
        </div>
      ))}
    </div>
  ),
});

export const MarkOnly = meta.story({
  args: { isMarkOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Quarterdeck' })).toBeVisible();
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
