import { announced } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { LiveRegion } from '../LiveRegion';
import { hostileParts, visitorBars } from '../charts/testing/chartData';
import { checkNumbersAgree, checkRetry } from '../charts/testing/chartPlays';
import { ShareBarChart } from './ShareBarChart';

const meta = preview.meta({
  title: 'Components/Charts/ShareBarChart',
  component: ShareBarChart,
  args: {
    title: 'Unique visitors',
    bars: visitorBars,
    pointsName: 'Group',
    valueName: 'Visitors',
    shareName: 'Share',
    hasTableButton: true,
    height: 202,
  },
  // The announcements of keys are part of the chart.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
        <LiveRegion />
      </div>
    ),
  ],
  parameters: { covers: ['component:@quarterdeck/ui/ShareBarChart'] },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Gender' })).toHaveTextContent('Male55%Female45%');
    await expect(canvas.getByRole('img', { name: 'Four in five visitors are new.' })).toBeVisible();
    canvas.getByRole('application', { name: 'Unique visitors' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(announced()).toHaveTextContent('New vs. returning: New, Visitors: 36,868, 80%, 1 of 6'));
    const current = () => [...canvasElement.querySelectorAll('li[data-current]')].map(({ textContent }) => textContent);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}');
    await expect(current()).toEqual(['New80%']);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(announced()).toHaveTextContent('Age: Over 30, Visitors: 29,955, 65%, 6 of 6'));
    await userEvent.keyboard('{Home}');
    await expect(current()).toEqual(['New80%']);
    await userEvent.keyboard('{Escape}');
    await expect(current()).toEqual([]);
  },
});

export const KeysTableAndFileAgree = meta.story({
  args: { hasTableButton: false },
  play: async ({ canvasElement }) => checkNumbersAgree(canvasElement, 'Unique visitors'),
});

export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ShareBarChart {...args} title="One bar" bars={visitorBars.slice(0, 1)} height={60} />
      <ShareBarChart {...args} title="Without a card" isBare finding="Most visitors are new." />
    </div>
  ),
});

export const Loading = meta.story({ args: { status: 'loading' } });

export const Failing = meta.story({
  args: { status: 'failed', reason: 'The server took too long to answer.', onRetry: fn() },
  play: async ({ canvasElement, args }) => checkRetry(canvasElement, args.onRetry),
});

export const Empty = meta.story({
  args: {
    bars: visitorBars.map((bar) => ({ ...bar, parts: [] })),
    reason: 'Groups show here once the site has visitors.',
    emptyAction: <Button size="sm">Show last year</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data in this range')).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    title: 'Everybody who came to one of the sites in the last twelve months, each of them counted once',
    bars: visitorBars.map(({ name, parts, ...bar }) => ({
      ...bar,
      name: `${name}, as far as it is known`,
      parts: parts.map((part) => ({ ...part, name: `${part.name}, or what comes nearest to it of all answers` })),
    })),
  },
});

/** Values that no whole has break no bar. */
export const Hostile = meta.story({
  args: { bars: Object.entries(hostileParts).map(([name, parts]) => ({ id: name, name, parts })) },
  play: async ({ canvas, canvasElement }) => {
    const negative = within(canvas.getByRole('list', { name: 'negative' }));
    await expect(negative.getAllByRole('listitem')[0]).toHaveTextContent('Part 1–');
    for (const rect of canvasElement.querySelectorAll('[data-part="drawing"] rect'))
      await expect(Number(rect.getAttribute('width'))).toBeGreaterThanOrEqual(0);
    const { scrollWidth, clientWidth } = canvas.getByRole('application').parentElement ?? document.body;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(announced()).toHaveTextContent(/: New, Visitors: .*, 1 of 6/));
  },
});
