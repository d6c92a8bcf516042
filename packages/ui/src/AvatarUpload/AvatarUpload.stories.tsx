import preview from '@quarterdeck/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { drawPicture } from '../Image/testing/drawPicture';
import { AvatarUpload, type AvatarUploadProps } from './AvatarUpload';

const answers = fn<AvatarUploadProps['onChange']>();

const meta = preview.meta({
  title: 'Components/Forms/AvatarUpload',
  component: AvatarUpload,
  args: { label: 'Picture', id: 'contact-01', name: 'Deniz Kaya', onChange: answers },
  parameters: { covers: ['component:@quarterdeck/ui/AvatarUpload'] },
});

/** A picture of 300 × 200: red at the start, blue at the end. */
async function drawFile(type = 'image/png', name = 'portrait.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 300;
  canvas.height = 200;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#d62c2c';
  context.fillRect(0, 0, 150, 200);
  context.fillStyle = '#1f5fd6';
  context.fillRect(150, 0, 150, 200);
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type);
  });
  return new File(drawn ? [drawn] : [], name, { type });
}

const inputOf = (canvasElement: HTMLElement): HTMLInputElement => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input');
  return input;
};

/** As the browser's own dialog does it, which may offer files of any type. */
function choose(canvasElement: HTMLElement, file: File) {
  const input = inputOf(canvasElement);
  const data = new DataTransfer();
  data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function colourInTheMiddle(picture: Blob): Promise<number[]> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return [...(context?.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data ?? [])];
}

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const file = await drawFile();
    await expect(canvas.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
    // The browser's dialog gives the focus back to the button that opened it.
    canvas.getByRole('button', { name: 'Add picture' }).focus();
    choose(canvasElement, file);
    const area = await screen.findByRole('group', { name: /^Crop picture/ });
    await step('zoom and arrows choose the square', async () => {
      const zoom = screen.getByRole('slider', { name: 'Zoom' });
      await waitFor(() => expect(zoom).toBeEnabled());
      await userEvent.click(zoom);
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(area.getBoundingClientRect().width).toBeLessThan(80));
      area.focus();
      await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use picture' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    const [answer] = answers.mock.calls.at(-1) ?? [];
    if (!answer) throw new Error('Nothing was answered');
    await expect(answer.original).toBe(file);
    await expect(answer.picture.type).toBe('image/png');
    const [red = 0, , blue = 0] = await colourInTheMiddle(answer.picture);
    await expect(blue).toBeGreaterThan(red);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change picture' })).toHaveFocus());
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Grid columns={2}>
      <AvatarUpload {...args} src={drawPicture('harbour')} description="Shown to your crew." />
      <AvatarUpload {...args} label="Logo of the team" name="Harbour shop" shape="squircle" isOptional />
    </Grid>
  ),
});

export const States = meta.story({
  render: (args) => (
    <Grid columns={2}>
      <AvatarUpload {...args} errorMessage="Choose a picture of yourself." />
      <AvatarUpload {...args} isDisabled src={drawPicture('bay')} />
      <AvatarUpload {...args} src="data:image/png;base64,AAAA" label="A picture that doesn’t load" />
    </Grid>
  ),
});

export const LongContent = meta.story({
  args: {
    label: 'The picture that everybody in the crew sees beside your name in lists, messages and on the board',
    src: drawPicture('island'),
    description: 'A face is best. It is shown as a circle, and very small in most places.',
    style: { inlineSize: 220 },
  },
});

export const Phone = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { src: drawPicture('coast') },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { label: 'Resim', src: drawPicture('coast') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resmi değiştir' })).toBeVisible();
    await expect(canvas.getByText(/en fazla|kadar|5 MB/)).toBeVisible();
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { label: 'الصورة', src: drawPicture('bay') } });

export const Cropping = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    choose(canvasElement, await drawFile('image/jpeg', 'portrait.jpg'));
    await screen.findByRole('group', { name: /^Crop picture/ });
    await userEvent.keyboard('{Tab}');
  },
});

export const SaysWhyAFileIsRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { maxBytes: 20_000 },
  play: async ({ canvas, canvasElement, args }) => {
    choose(canvasElement, new File(['%PDF'], 'contract.pdf', { type: 'application/pdf' }));
    await canvas.findByText('“contract.pdf” isn’t an accepted type of file.');
    choose(canvasElement, new File(['x'.repeat(20_001)], 'large.png', { type: 'image/png' }));
    await canvas.findByText('“large.png” is larger than 20 kB. Choose another file.');
    choose(canvasElement, new File(['no picture'], 'broken.png', { type: 'image/png' }));
    await canvas.findByText('“broken.png” can’t be opened as a picture. Choose another file.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const IsRemovedByItsButton = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { src: drawPicture('harbour') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add picture' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
  },
});

export const TheCircleIsMovedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, userEvent, args }) => {
    choose(canvasElement, await drawFile());
    const area = await screen.findByRole('group', { name: /^Crop picture/ });
    const zoom = screen.getByRole('slider', { name: 'Zoom' });
    await waitFor(() => expect(zoom).toBeEnabled());
    await userEvent.click(zoom);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(area.getBoundingClientRect().width).toBeLessThan(80));
    area.focus();
    const place = () => {
      const { left, top } = area.getBoundingClientRect();
      return [Math.round(left), Math.round(top)];
    };
    const [left = 0, top = 0] = place();
    const steps: [keys: string, left: number, top: number][] = [
      ['{Shift>}{ArrowRight}{/Shift}', left + 10, top],
      ['{ArrowLeft}', left + 9, top],
      ['{ArrowRight}', left + 10, top],
      ['{ArrowDown}', left + 10, top + 1],
      ['{ArrowUp}', left + 10, top],
    ];
    for (const [keys, ...expected] of steps) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(place()).toEqual(expected));
    }
    await userEvent.tab();
    await waitFor(() => expect(zoom).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
