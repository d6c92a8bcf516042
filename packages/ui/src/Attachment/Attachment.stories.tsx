import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { Button } from '../Button';
import { LiveRegion } from '../LiveRegion';
import { Attachment } from './Attachment';

const meta = preview.meta({
  title: 'Components/Media/Attachment',
  component: Attachment,
  args: { name: 'order-2041.png', sizeBytes: 318_000, href: '/files/order-2041.png' },
  parameters: { covers: ['component:@quarterdeck/ui/Attachment'] },
});

/** The download is there for the keyboard, too: it shows itself when it has the focus. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('318 kB')).toBeVisible();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Download order-2041.png' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('download', 'order-2041.png');
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={3}>
      <Attachment name="Contract 2026.pdf" sizeBytes={642_000} href="/files/contract" />
      <Attachment name="Deposits by boat.xlsx" sizeBytes={118_000} onRemove={fn()} />
      <Attachment name="Gate codes and moorings.docx" sizeBytes={53_000} href="/files/gate" onRemove={fn()} />
      <Attachment name="Photo" type="image/jpeg" />
    </Grid>
  ),
});

export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <Attachment name="Storm Petrel in winter.jpg" status="uploading" progress={0.63} onRemove={fn()} />
      <Attachment name="Insurance, all boats.pdf" status="failed" onRetry={fn()} onRemove={fn()} />
      <Attachment
        name="Season.csv"
        status="failed"
        errorMessage="Connection lost while the file was on its way"
        onRetry={fn()}
        onRemove={fn()}
      />
      <Attachment name="order-2041.png" sizeBytes={318_000} onRemove={fn()} isDisabled />
      <Attachment name="No number.png" status="uploading" progress={Number.NaN} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Uploading: Storm Petrel in winter.jpg' });
    await expect(progress).toHaveAttribute('aria-valuetext', '63%');
    await expect(canvas.getByRole('progressbar', { name: /No number/ })).toHaveAttribute('aria-valuenow', '0');
  },
});

/** It keeps its width: the middle of the name is cut, and markup is text. */
export const LongContent = meta.story({
  args: { name: `<b>Season calendar</b> ${'of the harbour '.repeat(600)}2026.xlsx`, sizeBytes: 1e12, onRemove: fn() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2026.xlsx')).toBeVisible();
    await expect(canvas.getByText('1 TB')).toBeVisible();
    await expect(canvasElement.querySelector('[data-status]')?.clientWidth).toBe(226);
  },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { name: 'Sözleşme 2026.pdf', sizeBytes: 6_640_000, onRemove: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6,6 MB')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sözleşme 2026.pdf öğesini kaldır' })).toBeVisible();
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { onRemove: fn() } });

export const IsRemovedAndUploadedAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { status: 'failed', onRemove: fn(), onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: order-2041.png' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove order-2041.png' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const IsDownloadedByItsOwner = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onDownload: fn() },
  render: ({ name, onDownload }) => <Attachment name={name} {...(onDownload ? { onDownload } : {})} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download order-2041.png' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(args.onDownload).toHaveBeenCalledWith();
  },
});

function FailsOnPress() {
  const [status, setStatus] = useState<'uploading' | 'failed'>('uploading');
  return (
    <>
      <Attachment name="order-2041.png" status={status} progress={0.4} />
      <Button onPress={() => setStatus('failed')}>Cut the line</Button>
      <LiveRegion />
    </>
  );
}

export const SaysThatItFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <FailsOnPress />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cut the line' }));
    const region = document.querySelector('[data-part="live-region"]');
    await waitFor(() => expect(region).toHaveTextContent(/^order-2041\.png: .+/));
  },
});
