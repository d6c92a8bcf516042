import preview from '@quarterdeck/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { brokenPicture, drawPicture, drawPreview, sceneNames } from '../Image/testing/drawPicture';
import { LiveRegion } from '../LiveRegion';
import { Gallery } from './Gallery';

const images = sceneNames.map((scene) => ({
  src: drawPicture(scene),
  preview: drawPreview(scene),
  alt: `The ${scene} at dusk`,
}));

const meta = preview.meta({
  title: 'Components/Media/Gallery',
  component: Gallery,
  args: { label: 'Pictures of the voyage', images, onIndexChange: fn(), style: { maxInlineSize: 560 } },
  render: (args) => (
    <>
      <Gallery {...args} />
      <LiveRegion />
    </>
  ),
  parameters: { covers: ['component:@quarterdeck/ui/Gallery'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The coast at dusk' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByText('3 of 5')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'The island at dusk' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('5 of 5')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Next image' })).toBeDisabled();
  },
});

export const Variants = meta.story({ args: { ratio: '16:9', fit: 'contain', defaultIndex: 2 } });

export const States = meta.story({
  args: { images: [] },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 24 }}>
      <Gallery {...args} label="One picture" images={images.slice(0, 1)} />
      <Gallery
        {...args}
        label="Pictures that are missing"
        images={[{ src: brokenPicture, alt: 'A chart' }, ...images]}
      />
      <Gallery {...args} label="No pictures" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'No pictures' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
  },
});

export const LongContent = meta.story({
  args: { images: Array.from({ length: 60 }, (_, index) => images[index % images.length]).flatMap((one) => one ?? []) },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { label: 'Yolculuk resimleri', images: [{ src: drawPicture('bay'), alt: 'Koy' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Koy görselini büyüt' })).toBeVisible();
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const OpensTheLightboxWhereItStands = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole('button', { name: /^Enlarge/ });
    main.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('2 of 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enlarge The bay at dusk' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Pictures of the voyage' });
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('img', { name: 'The coast at dusk' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enlarge The coast at dusk' })).toHaveFocus());
    await expect(canvas.getByText('3 of 5')).toBeVisible();
  },
});

export const ArrowLeftAndHomeGoBack = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultIndex: 4 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'The strait at dusk' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'The island at dusk' })).toHaveFocus());
    await expect(canvas.getByText('4 of 5')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'The harbour at dusk' })).toHaveFocus());
    await expect(canvas.getByText('1 of 5')).toBeVisible();
  },
});
