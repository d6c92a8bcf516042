import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { brokenPicture, drawPicture, drawPreview, sceneNames } from '../Image/testing/drawPicture';
import { LiveRegion } from '../LiveRegion';
import { Lightbox, type LightboxProps } from './Lightbox';

const images = sceneNames.map((scene) => ({
  src: drawPicture(scene),
  preview: drawPreview(scene),
  alt: `The ${scene} at dusk`,
}));

/** Opens from a button and keeps its place. */
function Demo({ index: first, isOpen: isOpenFirst, onIndexChange, ...rest }: LightboxProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [index, setIndex] = useState(first);
  const handleIndexChange = (next: number) => {
    setIndex(next);
    onIndexChange(next);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Lightbox {...rest} index={index} onIndexChange={handleIndexChange} isOpen={isOpen} onOpenChange={setOpen} />
      <LiveRegion />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Media/Lightbox',
  component: Lightbox,
  args: {
    label: 'Pictures of the voyage',
    images,
    index: 1,
    isOpen: true,
    onIndexChange: fn(),
    onOpenChange: fn(),
  },
  render: (args) => <Demo {...args} />,
  parameters: { covers: ['component:@quarterdeck/ui/Lightbox'], docs: { story: { inline: false } } },
});

export const Default = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Pictures of the voyage' });
    await step('arrows, Home and End', async () => {
      await waitFor(() => expect(screen.getByText('2 of 5')).toBeVisible());
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(screen.getByText('3 of 5')).toBeVisible());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(screen.getByText('5 of 5')).toBeVisible());
      await expect(screen.getByRole('button', { name: 'Next image' })).toBeDisabled();
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(screen.getByText('1 of 5')).toBeVisible());
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    });
    await step('the focus stays inside, and returns', async () => {
      for (let presses = 0; presses < 8; presses += 1) await userEvent.tab();
      await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

export const Variants = meta.story({
  args: {
    images: [
      {
        src: drawPicture('strait'),
        alt: 'A boat in a strait',
        caption: 'The second day: the wind has turned, and the strait is calm.',
      },
    ],
    index: 0,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('1 of 1')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument();
  },
});

export const States = meta.story({
  args: { images: [{ src: brokenPicture, alt: 'The harbour at dusk' }], index: 1e12 },
  play: async () => {
    await screen.findByRole('img', { name: 'The harbour at dusk: this image didn’t load' });
  },
});

export const LongContent = meta.story({
  args: {
    images: [
      {
        src: drawPicture('bay'),
        alt: 'A bay',
        caption: 'The bay where the crew waited for the wind, <b>with its lights</b>, buoys and depths. '.repeat(20),
      },
    ],
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  play: async () => {
    await screen.findByRole('button', { name: 'Sonraki görsel' });
    await waitFor(() => expect(screen.getByText('2/5')).toBeVisible());
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText('2 of 5')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByText('3 of 5')).toBeVisible());
  },
});

export const Zoomed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const larger = await screen.findByRole('button', { name: 'Zoom in' });
    const smaller = screen.getByRole('button', { name: 'Zoom out' });
    await waitFor(() => expect(smaller).toBeDisabled());
    await userEvent.click(larger);
    await userEvent.keyboard('+');
    const stage = screen.getByRole('group', { name: 'The bay at dusk' });
    await expect(stage.scrollWidth).toBe(stage.clientWidth * 2);
    // What is enlarged is moved by arrows; the picture stays.
    stage.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByText('2 of 5')).toBeVisible();
    larger.focus();
    await userEvent.keyboard('0');
    await waitFor(() => expect(smaller).toBeDisabled());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByText('3 of 5')).toBeVisible());
  },
});

const drag = (element: Element, byPx: number) => {
  const at = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 300 }));
  element.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 300 + byPx }));
  element.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 300 + byPx }));
};

export const FollowsAFinger = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const picture = () => screen.getByRole('img', { name: /at dusk/ });
    await waitFor(() => expect(screen.getByText('2 of 5')).toBeVisible());
    drag(picture(), -120);
    await waitFor(() => expect(screen.getByText('3 of 5')).toBeVisible());
    drag(picture(), 20);
    drag(picture(), 120);
    await waitFor(() => expect(screen.getByText('2 of 5')).toBeVisible());
  },
});

export const ArrowLeftGoesBackAndEqualsAndMinusZoom = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const smaller = await screen.findByRole('button', { name: 'Zoom out' });
    await waitFor(() => expect(screen.getByText('2 of 5')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByText('1 of 5')).toBeVisible());
    await userEvent.keyboard('=');
    await waitFor(() => expect(smaller).toBeEnabled());
    await userEvent.keyboard('-');
    await waitFor(() => expect(smaller).toBeDisabled());
  },
});
