import preview from '@quarterdeck/storybook/preview';
import { expect, fn } from 'storybook/test';
import { MaintenanceScreen } from './MaintenanceScreen';
import { MaintenanceView, type MaintenanceViewProps } from './MaintenanceView';
import { SiteStage } from './SiteStage';

const at = (text: string) => new Date(`2026-01-15T${text}`).getTime();

function Demo(props: MaintenanceViewProps) {
  return (
    <SiteStage>
      <MaintenanceView {...props} />
    </SiteStage>
  );
}

const meta = preview.meta({
  title: 'Screens/site/Maintenance',
  component: Demo,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', covers: ['route:site.maintenance'] },
  args: {
    times: { from: at('13:00'), until: at('14:30') },
    statusHref: 'https://status.example.com/',
    now: () => at('13:48'),
    reload: fn(() => Promise.resolve(false)),
  },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Back at (2:30 PM|14:30)$/ })).toBeVisible();
    await expect(canvas.getByText(/^Started (1:00 PM|13:00)$/)).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Time left' })).toHaveTextContent('42 minutes left');
    await expect(canvas.getByRole('meter', { name: 'Maintenance progress' })).toHaveAttribute(
      'aria-valuetext',
      '42 minutes left',
    );
    await expect(canvas.getByRole('link', { name: /^Status page/ })).toHaveAttribute(
      'href',
      'https://status.example.com/',
    );
    await expect(args.reload).not.toHaveBeenCalled();
  },
});

export const WithoutTimes = meta.story({
  args: { times: { from: undefined, until: undefined }, statusHref: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Back soon' })).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Status page/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.reload).toHaveBeenCalledTimes(1);
  },
});

export const WithoutAStart = meta.story({
  args: { times: { from: undefined, until: at('14:30') } },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('42 minutes left');
    await expect(canvas.queryByRole('meter')).toBeNull();
    const middleOf = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    };
    await expect(middleOf(timer)).toBeCloseTo(middleOf(canvas.getByRole('heading', { level: 1 })), 0);
  },
});

/** Opened after its time it does not load itself again and again. */
export const Over = meta.story({
  args: { now: () => at('14:31') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Back any moment' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(args.reload).not.toHaveBeenCalled();
  },
});

export const OnAnotherDay = meta.story({
  args: { times: { from: at('13:00'), until: at('13:00') + 40 * 3_600_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Back Sat,? (Jan 17|17 Jan)/ })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('39 h 12 min left');
  },
});

/** What the address says is no time. */
export const HostileAddress = meta.story({
  parameters: { address: '/pages/maintenance?from=%3Cb%3E&until=2026-02-30T25:00Z' },
  render: () => (
    <SiteStage>
      <MaintenanceScreen />
    </SiteStage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Back soon' })).toBeVisible();
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Açılış saati: 14:30' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('42 dakika kaldı');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
