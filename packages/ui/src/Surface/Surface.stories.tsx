import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { Text } from '../Text';
import { Surface, surfaceElevations, surfaceLevels } from './Surface';

const meta = preview.meta({
  title: 'Components/Foundations/Surface',
  component: Surface,
  args: { children: 'A plane of the page' },
  parameters: { covers: ['component:@quarterdeck/ui/Surface'] },
});

export const Default = meta.story();

const padded = { padding: 16, borderRadius: 12, display: 'grid', gap: 8, justifyItems: 'start' } as const;

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
      {surfaceLevels.map((level) => (
        <Surface key={level} level={level} style={padded}>
          <Text variant="title-5">{level}</Text>
          <Text tone="secondary">Secondary text</Text>
          <Avatar id="e" name="Elif Aydın" status="online" label="" />
          <Button size="sm">Secondary</Button>
          <Button size="sm" variant="primary">
            Primary
          </Button>
          <Button size="sm" variant="ghost">
            Ghost
          </Button>
        </Surface>
      ))}
      {surfaceElevations.map((elevation) => (
        <Surface key={elevation} elevation={elevation} style={padded}>
          Elevation {elevation}
        </Surface>
      ))}
    </div>
  ),
});

export const DressesWhatStandsOnTheHull = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Surface level="hull" style={padded}>
      <Text>On the hull</Text>
    </Surface>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('On the hull');
    await expect(getComputedStyle(text).color).toBe(getComputedStyle(text.parentElement ?? text).color);
  },
});
