import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { FileUploadItem } from './FileRow';
import { FileUpload, type FileUploadProps } from './FileUpload';

const ready: FileUploadItem[] = [
  { id: 'contract', name: 'Contract 2026.pdf', sizeBytes: 642_000 },
  { id: 'deposits', name: 'Deposits by boat.xlsx', sizeBytes: 118_000 },
];

/** Keeps what its owner would keep. */
function Kept({ items: first, onAdd, onRemove, ...rest }: FileUploadProps) {
  const [items, setItems] = useState(first);
  return (
    <FileUpload
      {...rest}
      items={items}
      onAdd={(files) => {
        onAdd(files);
        const added = files.map((file, index) => ({
          id: `${file.name}-${items.length + index}`,
          name: file.name,
          sizeBytes: file.size,
          file,
        }));
        setItems(rest.maxFiles === 1 ? added : [...items, ...added]);
      }}
      onRemove={(id) => {
        onRemove(id);
        setItems(items.filter((item) => item.id !== id));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Forms/FileUpload',
  component: FileUpload,
  args: { label: 'Attachments', items: [], onAdd: fn(), onRemove: fn(), onRetry: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/FileUpload'] },
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <Kept {...args} />
    </div>
  ),
});

function chooserOf(element: HTMLElement): HTMLInputElement {
  const input = element.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no field for files');
  return input;
}

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const file = new File(['ahoy'], 'order-2041.txt');
    await userEvent.upload(chooserOf(canvasElement), file);
    await expect(args.onAdd).toHaveBeenCalledWith([file]);
    await expect(canvas.getByText('order-2041.txt')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Attachments' })).toBeVisible();
  },
});

/** Rows below the place for files, cards in it, and a single file with its rules. */
export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 680 }}>
      <Kept {...args} items={ready} />
      <Kept {...args} items={ready} variant="cards" />
      <Kept {...args} label="Receipt" isOptional maxFiles={1} maxBytes={1_000_000} variant="cards" />
      <Kept {...args} label="Logo" hint="SVG or PNG" description="At least 256 pixels wide." />
    </div>
  ),
});

export const States = meta.story({
  args: {
    items: [
      { id: 'winter', name: 'Storm Petrel in winter.jpg', sizeBytes: 6_600_000, status: 'uploading', progress: 0.63 },
      { id: 'insurance', name: 'Insurance, all boats.pdf', status: 'failed', errorMessage: 'Connection lost' },
      ...ready,
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 680 }}>
      <Kept {...args} />
      <Kept {...args} label="Cards" variant="cards" />
      <Kept {...args} label="Full" items={ready} maxFiles={2} />
      <Kept {...args} label="Required" items={[]} errorMessage="Add a receipt." />
      <Kept {...args} label="Disabled" items={ready} isDisabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uploading · 4.2 MB of 6.6 MB · 63%')).toBeVisible();
    await expect(canvas.getByText('You can add up to 2 files.')).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    items: [
      { id: 'long', name: `<b>Season</b> ${'of the harbour '.repeat(600)}2026.xlsx`, sizeBytes: 1e12 },
      { id: 'odd', name: 'odd.png', sizeBytes: Number.NaN, status: 'uploading', progress: Number.NaN },
    ],
    description: 'Everything that shows what happened, such as a picture of the screen. '.repeat(4),
  },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole('list');
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0);
  },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { label: 'Ekler', items: ready, maxBytes: 2_500_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dosyaları buraya bırakın, en çok 2,5 MB')).toBeVisible();
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { items: ready } });

export const SaysWhatItRefuses = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { accept: ['.txt', 'image/*'], maxBytes: 1_000, maxFiles: 2 },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = chooserOf(canvasElement);
    // The chooser of the browser would not offer what a drop may bring.
    input.removeAttribute('accept');
    await userEvent.upload(input, [
      new File(['ahoy'], 'notes.pdf'),
      new File([new Uint8Array(1_001)], 'film.txt'),
      new File([], 'empty.txt'),
    ]);
    await expect(args.onAdd).not.toHaveBeenCalled();
    const problem = '“notes.pdf” isn’t an accepted type of file. “film.txt” is larger than 1 kB.';
    await waitFor(() => expect(canvas.getByRole('group')).toHaveAccessibleDescription(new RegExp(`^${problem}`)));
    await userEvent.upload(
      input,
      [1, 2, 3].map((number) => new File(['ahoy'], `${number}.txt`)),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('You can add up to 2 files.');
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  },
});

export const TheFocusMovesOnWhenAFileIsRemoved = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { items: ready },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Contract 2026.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('contract');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Deposits by boat.xlsx' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
  },
});

export const CancelsAndTriesAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      { id: 'winter', name: 'winter.jpg', status: 'uploading', progress: 0.2 },
      { id: 'insurance', name: 'insurance.pdf', status: 'failed' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: insurance.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledWith('insurance');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of winter.jpg' }));
    await expect(args.onRemove).toHaveBeenCalledWith('winter');
  },
});

export const TakesWhatIsPasted = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const place = canvas.getByRole('button', { name: /^Drop files here/ });
    await userEvent.tab();
    await expect(place).toHaveFocus();
    const pasted = new File(['ahoy'], 'pasted.png', { type: 'image/png' });
    const clipboard = new DataTransfer();
    clipboard.items.add(pasted);
    await userEvent.paste(clipboard);
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(args.onAdd).toHaveBeenCalledWith([pasted]);
  },
});

export const GoesWithAForm = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { name: 'files' },
  render: (args) => (
    <form aria-label="Request">
      <Kept {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(chooserOf(canvasElement), new File(['ahoy'], 'order-2041.txt'));
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Request' });
    await waitFor(() => expect((new FormData(form).get('files') as File).name).toBe('order-2041.txt'));
  },
});
