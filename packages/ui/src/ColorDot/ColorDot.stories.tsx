import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { hues } from '../hues';
import { Inline, Stack } from '../Stack';
import { Surface } from '../Surface';
import { ColorDot } from './ColorDot';

const meta = preview.meta({
  title: 'Components/Data display/ColorDot',
  component: ColorDot,
  args: { hue: 'teal' as const },
  render: (args) => (
    <Inline>
      <ColorDot {...args} />
      Harbour
    </Inline>
  ),
  parameters: { covers: ['component:@quarterdeck/ui/ColorDot'] },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="dot"]')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Variants = meta.story({
  render: () => (
    <Inline gap="4">
      {hues.map((hue) => (
        <Inline key={hue}>
          <ColorDot hue={hue} />
          {hue}
        </Inline>
      ))}
    </Inline>
  ),
});

/** It is as clear on every ground. */
export const States = meta.story({
  render: () => (
    <Stack gap="2">
      {(['card', 'sunken', 'overlay'] as const).map((level) => (
        <Surface key={level} level={level} style={{ padding: 8 }}>
          <Inline>
            <ColorDot hue="amber" />
            {level}
          </Inline>
        </Surface>
      ))}
    </Stack>
  ),
});

/** It keeps its size beside a long name. */
export const LongContent = meta.story({
  render: (args) => (
    <Inline wrap={false} style={{ inlineSize: 200 }}>
      <ColorDot {...args} />
      <span style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>{'Muhasebeleştirilemeyenlerden'.repeat(4)}</span>
    </Inline>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
