import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Image, type ImageProps } from './Image';
import { imageFits, imageRadii, imageRatios } from './Image.styles';
import { brokenPicture, drawPicture, drawPreview } from './testing/drawPicture';

const meta = preview.meta({
  title: 'Components/Media/Image',
  component: Image,
  args: {
    src: drawPicture('harbour'),
    alt: 'The harbour at dusk',
    preview: drawPreview('harbour'),
    style: { maxInlineSize: 400 },
    onFailure: fn(),
  },
  parameters: { covers: ['component:@quarterdeck/ui/Image'] },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole('img', { name: 'The harbour at dusk' });
    await waitFor(() => expect(picture.parentElement).toHaveAttribute('data-progress', 'loaded'));
    await expect(args.onFailure).not.toHaveBeenCalled();
  },
});

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: 16,
  alignItems: 'start',
};

export const Variants = meta.story({
  render: () => (
    <div style={grid}>
      {imageRatios.map((ratio) => (
        <Image key={ratio} ratio={ratio} src={drawPicture('bay')} alt={`A bay, ${ratio}`} />
      ))}
      {imageFits.map((fit) => (
        <Image key={fit} ratio="1:1" fit={fit} src={drawPicture('coast')} alt={`A coast, ${fit}`} />
      ))}
      {imageRadii.map((radius) => (
        <Image key={radius} radius={radius} src={drawPicture('island')} alt={`An island, corners ${radius}`} />
      ))}
    </div>
  ),
});

export const States = meta.story({
  render: () => (
    <div style={grid}>
      <Image src={drawPicture('harbour')} alt="The harbour at dusk" preview={drawPreview('harbour')} />
      <Image src={brokenPicture} alt="The harbour at dusk" preview={drawPreview('harbour')} />
      <Image src={brokenPicture} alt="" />
      <Image src={brokenPicture} alt="A chart of the bay" ratio="1:1" style={{ inlineSize: 56 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(3));
    await canvas.findByRole('img', { name: 'The harbour at dusk: this image didn’t load' });
  },
});

export const LongContent = meta.story({
  args: {
    src: brokenPicture,
    alt: 'A chart of the bay with its lights, buoys, depths and the two wrecks that were found last summer <b>'.repeat(
      20,
    ),
    style: { inlineSize: 240 },
  },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { src: brokenPicture, alt: 'Alacakaranlıkta liman' },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Alacakaranlıkta liman: bu görsel yüklenemedi' });
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { src: brokenPicture, alt: 'الميناء' } });

function Mended(args: ImageProps) {
  const [src, setSrc] = useState(brokenPicture);
  return (
    <>
      <Image {...args} src={src} />
      <button type="button" onClick={() => setSrc(drawPicture('harbour'))}>
        Another address
      </button>
    </>
  );
}

export const ShowsAnotherPictureAfterOneThatFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Mended {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('img', { name: /didn’t load/ });
    await expect(args.onFailure).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button'));
    const picture = await canvas.findByRole('img', { name: 'The harbour at dusk' });
    await waitFor(() => expect(picture.parentElement).toHaveAttribute('data-progress', 'loaded'));
  },
});
