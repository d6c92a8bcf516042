import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { PictureField, type PictureFieldProps } from './PictureField';

const words = {
  choose: 'Choose a picture',
  hint: 'Or drop or paste one here.',
  replace: 'Replace picture',
  remove: 'Remove picture',
  type: 'Use a PNG, JPEG, WebP, GIF or AVIF picture.',
  size: 'This picture is larger than 5 MB. Choose a smaller one.',
  broken: 'This picture can’t be read. The file may be damaged.',
};

/** A picture of one point. */
const point = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
);
const png = () => new File([point], 'a.png', { type: 'image/png' });
const sea = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><linearGradient id="g" x2="0" y2="1"><stop stop-color="#bfe3e0"/><stop offset="1" stop-color="#0b6b73"/></linearGradient><rect width="800" height="400" fill="url(#g)"/></svg>',
)}`;

/** Keeps the picture as its owner would. */
function Demo({ value: first, onChange, ...rest }: PictureFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <PictureField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      style={{ maxInlineSize: 420 }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Forms/PictureField',
  component: Demo,
  args: { label: 'Cover', value: null, onChange: fn(), words },
  parameters: { covers: ['component:@quarterdeck/ui/PictureField'] },
});

async function choose(root: HTMLElement, file: File) {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await fireEvent.change(input, { target: { files: [file] } });
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Cover' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  },
});

export const Variants = meta.story({ args: { value: sea, height: 160 } });

export const States = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(words.type));
  },
});

export const LongContent = meta.story({
  args: {
    label: 'A picture that shows what the harbour looks like at six in the morning, '.repeat(3),
    words: { ...words, hint: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(4) },
  },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: {
    label: 'Kapak',
    words: {
      ...words,
      choose: 'Resim seç',
      hint: 'Ya da buraya bırak veya yapıştır.',
      replace: 'Resmi değiştir',
      remove: 'Resmi kaldır',
    },
  },
});

export const Phone = meta.story({ args: { value: sea }, globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ args: { value: sea }, globals: { scheme: 'dark' } });

export const Rtl = meta.story({ args: { value: sea }, globals: { direction: 'rtl' } });

export const IsChosenReplacedAndRemoved = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await step('what is wrong with a file is said, and nothing changes', async () => {
      await choose(canvasElement, new File([new Uint8Array(5_242_881)], 'a.png', { type: 'image/png' }));
      await expect(await canvas.findByText(words.size)).toBeVisible();
      await choose(canvasElement, new File(['no picture'], 'a.png', { type: 'image/png' }));
      await expect(await canvas.findByText(words.broken)).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('a picture is read as a data URL', async () => {
      await choose(canvasElement, png());
      const image = await canvas.findByRole('img', { name: 'Cover' });
      await expect(image.getAttribute('src')).toMatch(/^data:image\//);
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('removed by key, and the focus stays in the field', async () => {
      canvas.getByRole('button', { name: 'Remove picture' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('img', { name: 'Cover' })).toBeNull());
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
    });
  },
});

export const IsDroppedAndPasted = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Choose a picture' });
    const holding = (text?: string) => {
      const transfer = new DataTransfer();
      transfer.items.add(png());
      if (text !== undefined) transfer.setData('text/plain', text);
      return transfer;
    };
    await step('words that come with their picture stay words', async () => {
      const pasted = new ClipboardEvent('paste', { clipboardData: holding('words'), bubbles: true, cancelable: true });
      await fireEvent(button, pasted);
      await expect(pasted.defaultPrevented).toBe(false);
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('a picture is pasted', async () => {
      await fireEvent(
        button,
        new ClipboardEvent('paste', { clipboardData: holding(), bubbles: true, cancelable: true }),
      );
      await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    });
    await step('and dropped on the one that is there', async () => {
      const image = await canvas.findByRole('img', { name: 'Cover' });
      await fireEvent(image, new DragEvent('drop', { dataTransfer: holding(), bubbles: true, cancelable: true }));
      await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    });
  },
});

export const ItsButtonsAreReachedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { value: sea },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Replace picture' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove picture' })).toHaveFocus());
  },
});
