import preview from '@quarterdeck/storybook/preview';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { SiteFailure } from '../app/SiteFailure';
import { routesOf } from '../app/siteRoutes';
import { FailureScreen } from './FailureScreen';
import { FailureView, type FailureViewProps } from './FailureView';
import { SiteStage } from './SiteStage';

const instant = Date.parse('2026-01-15T09:42:00Z');

function Demo(props: FailureViewProps) {
  return (
    <SiteStage>
      <FailureView {...props} />
    </SiteStage>
  );
}

const meta = preview.meta({
  title: 'Screens/site/Failure',
  component: Demo,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', covers: ['route:site.failure'] },
  args: {
    reference: '01ABF4-7F3A-91C2',
    onRetry: fn(),
    homeHref: '/home',
    supportHref: '/apps/help-center/support',
    now: () => instant,
  },
});

export const Success = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Something broke on our side' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/apps/help-center/support',
    );
    await expect(canvas.getByText(/Jan 15|15 Jan/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const CopiesTheId = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible());
    await expect(write).toHaveBeenCalledWith('01ABF4-7F3A-91C2');
  },
});

/** Where the browser refuses the clipboard, the id is selected and can be copied by hand. */
export const ClipboardRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(getSelection()?.toString()).toBe('01ABF4-7F3A-91C2'));
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
});

/** In its frame, where a page was. */
export const InAFrame = meta.story({
  args: { form: 'region', isAlert: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something broke on our side');
    await expect(canvas.queryByRole('button', { name: /^Language/ })).toBeNull();
  },
});

/** What a page that throws leaves: the plain words until the page's own look is there. */
export const OfAPageThatThrows = meta.story({
  render: ({ reference, onRetry }) => (
    <SiteStage>
      <SiteFailure
        failure={{ reference, retry: onRetry, plain: <h1>This page broke</h1> }}
        routes={routesOf([])}
        form="page"
      />
    </SiteStage>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(args.reference)).toBeVisible();
    await expect(canvas.queryByText('This page broke')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** At its own address it makes an id of its own. */
export const AtItsAddress = meta.story({
  parameters: { address: '/pages/error/500' },
  render: () => (
    <SiteStage>
      <FailureScreen />
    </SiteStage>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('code')).toHaveTextContent(/^[0-9A-F]{6}-[0-9A-F]{4}-[0-9A-F]{4}$/);
  },
});

export const LongId = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { reference: '01ABF4-7F3A-91C2'.repeat(8) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bizden kaynaklanan bir sorun oluştu' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kopyala' })).toBeVisible();
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
