import preview from '@quarterdeck/storybook/preview';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { ToastRegion } from '../ToastRegion';
import { ErrorBoundaryView } from './ErrorBoundaryView';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorBoundaryView',
  component: ErrorBoundaryView,
  args: { error: new Error('rows is not iterable'), referenceId: 'QD-7F3A-19', onRetry: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/ErrorBoundaryView'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('QD-7F3A-19');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Page = meta.story({
  args: { form: 'page', href: '#home', linkLabel: 'Go to the start page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '#home');
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { describeError: () => ({ title: 'تعذر التحميل', text: 'حاول مرة أخرى بعد قليل.' }) },
});

export const LongContent = meta.story({
  args: { error: new Error('rows is not iterable, and neither is what came in its place. '.repeat(8)) },
});

export const CopiesTheDetails = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible());
    await expect(write.mock.calls[0]?.[0]).toContain('QD-7F3A-19');
    await expect(write.mock.calls[0]?.[0]).toContain('rows is not iterable');
  },
});

export const SaysWhereTheBrowserKeepsTheClipboard = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <ErrorBoundaryView {...args} />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await screen.findByText('Your browser blocked copying');
    await expect(canvas.queryByRole('button', { name: 'Copied' })).toBeNull();
  },
});

export const IsTriedAgainByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy details' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
  },
});
