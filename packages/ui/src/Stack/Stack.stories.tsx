import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Container, Grid, Inline, Stack } from './Stack';

const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} style={{ padding: 12, background: 'var(--qd-fill-neutral)', borderRadius: 8 }}>
      {`Box ${index + 1}`}
    </div>
  ));

const meta = preview.meta({
  title: 'Components/Foundations/Stack',
  component: Stack,
  args: { children: boxes(3) },
  parameters: { covers: ['component:@quarterdeck/ui/Stack'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const first = canvas.getByText('Box 1').getBoundingClientRect();
    const second = canvas.getByText('Box 2').getBoundingClientRect();
    await expect(second.top - first.bottom).toBe(16);
  },
});

export const Inlines = meta.story({ render: () => <Inline gap={{ base: '2', md: '6' }}>{boxes(8)}</Inline> });

export const Grids = meta.story({
  render: () => (
    <Stack>
      <Grid minWidth="160px">{boxes(5)}</Grid>
      <Grid columns={{ base: 1, sm: 2, lg: 4 }}>{boxes(4)}</Grid>
    </Stack>
  ),
});

/** The element is the page's choice: a list stays a list. */
export const AsList = meta.story({
  render: () => (
    <Stack as="ul" gap="2">
      <Inline as="li">{boxes(2)}</Inline>
      <Inline as="li">{boxes(2)}</Inline>
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(2),
});

export const Containers = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack>
      {(['form', 'prose', 'narrow'] as const).map((width) => (
        <Container key={width} width={width}>
          <div style={{ padding: 12, background: 'var(--qd-fill-neutral)' }}>{width}</div>
        </Container>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    // A phone has less room than that, and 16 px at each side.
    await expect(canvas.getByText('form').getBoundingClientRect().width).toBe(Math.min(560, innerWidth - 32));
  },
});

export const ChangesWithTheWidth = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: () => <Grid columns={{ base: 1, md: 3 }}>{boxes(3)}</Grid>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Box 2').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('Box 1').getBoundingClientRect().top,
    );
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, render: () => <Inline>{boxes(3)}</Inline> });
