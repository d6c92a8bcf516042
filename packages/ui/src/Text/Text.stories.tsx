import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Heading, Text } from './Text';
import { textTones, textVariants } from './Text.styles';

const meta = preview.meta({
  title: 'Components/Foundations/Text',
  component: Text,
  args: { children: 'Twelve weeks from backlog to launch.' },
  parameters: { covers: ['component:@quarterdeck/ui/Text'] },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {textVariants.map((variant) => (
        <Text key={variant} variant={variant}>
          {variant} 1,480
        </Text>
      ))}
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </div>
  ),
});

export const Headings = meta.story({
  render: () => (
    <>
      <Heading level={1} variant="display">
        Twelve weeks, plotted.
      </Heading>
      <Heading level={2}>Your voyage</Heading>
      <Heading level={3}>On deck</Heading>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Twelve weeks, plotted.' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'On deck' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    lines: 2,
    children:
      'Keep one backlog, pick requirements that already have a price and an estimate, and watch a crew of five build them from Monday to Friday with a demo at the end of every week.',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Keep one backlog/);
    await expect(text).toHaveAttribute('title', text.textContent);
    await expect(text.getBoundingClientRect().height).toBeLessThanOrEqual(40);
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { children: 'اثنا عشر أسبوعًا حتى الإطلاق.' } });
