import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Card, CardBody, CardHead } from '../Card';
import { Heading } from '../Text';
import { Carousel } from './Carousel';

const names = ['Card checkout', 'Refunds', 'Receipts', 'Accounts', 'Two-step sign-in', 'Search', 'Reports', 'Export'];

const cards = names.map((name) => (
  <Card key={name} variant="interactive">
    <CardHead title={name} href={`/marketplace/${name}`} />
    <CardBody>One week of work.</CardBody>
  </Card>
));

const meta = preview.meta({
  title: 'Components/Media/Carousel',
  component: Carousel,
  args: {
    label: 'Requirements',
    title: (
      <Heading level={2} variant="title-3">
        What people build first
      </Heading>
    ),
    words: { previous: 'Previous', next: 'Next' },
    children: cards,
  },
  parameters: { covers: ['component:@quarterdeck/ui/Carousel'] },
});

export const Default = meta.story({
  args: { slideWidth: 320 },
  play: async ({ canvas, userEvent }) => {
    // They come when the row has been measured.
    const previous = await canvas.findByRole('button', { name: 'Previous' });
    const next = await canvas.findByRole('button', { name: 'Next' });
    await waitFor(() => expect(next).toBeEnabled());
    await expect(previous).toBeDisabled();
    const last = canvas.getByText('Export');
    await expect(last.getBoundingClientRect().left).toBeGreaterThan(innerWidth);
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(previous).toBeEnabled());
    // A narrow window has more pages.
    await waitFor(async () => {
      if (next.matches(':enabled')) await userEvent.keyboard('{Enter}');
      await expect(next).toBeDisabled();
    });
    await expect(last.getBoundingClientRect().right).toBeLessThan(innerWidth);
    await waitFor(() => expect(previous).toHaveFocus());
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongContent = meta.story({
  args: {
    slideWidth: 200,
    children: names.slice(0, 3).map((name) => (
      <Card key={name}>
        <CardHead title={`${name}, with everything that belongs to it from the first day on`} />
      </Card>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous' })).toBeEnabled());
  },
});

export const TheRowIsAStopOfItsOwn = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    await waitFor(() => expect(next).toBeEnabled());
    await userEvent.tab();
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Requirements' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Card checkout' })).toHaveFocus());
  },
});
