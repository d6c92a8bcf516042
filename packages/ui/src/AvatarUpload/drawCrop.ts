import type { CropBox } from './cropBox';

/** Kinds that keep what they are; everything else, such as a photo, becomes a JPEG. */
const kept = new Set(['image/png', 'image/webp']);

/**
 * Draws a square of a picture.
 * @param longest side of the result in pixels, unless the square has fewer.
 * @throws Error when the browser cannot draw it.
 */
export async function drawCrop(picture: HTMLImageElement, box: CropBox, type: string, longest: number): Promise<Blob> {
  const { naturalWidth, naturalHeight } = picture;
  const side = (box.width / 100) * naturalWidth;
  const size = Math.max(1, Math.round(Math.min(longest, side)));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  const left = (box.x / 100) * naturalWidth;
  const top = (box.y / 100) * naturalHeight;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, size, size);
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, kept.has(type) ? type : 'image/jpeg', 0.9);
  });
  if (!drawn) throw new Error('The browser could not write the picture');
  return drawn;
}
