/** Why a file cannot be the picture. */
export type PictureProblem = 'type' | 'size' | 'broken';

export type ReadPicture = { image: string } | { problem: PictureProblem };

export interface PictureLimits {
  /** Pixels of the longer side that are kept. */
  longestSide: number;
  /** Size of a file that is read. */
  largestBytes: number;
}

/** Twice the width of a dialog and a bit, and what cameras of phones write. */
export const pictureLimits: PictureLimits = { longestSide: 1_600, largestBytes: 5 * 1_024 * 1_024 };

/** Pictures of pixels. SVG is left out: it is a document that may hold more than a picture. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

/** What is known to be wrong without looking inside. */
export function problemOf(
  { type, size }: Pick<File, 'type' | 'size'>,
  { largestBytes }: PictureLimits,
): PictureProblem | undefined {
  if (!pictureTypes.some((known) => known === type)) return 'type';
  return size > largestBytes ? 'size' : undefined;
}

/** The sides of a picture once the longer one is short enough. */
export function scaledSides(
  width: number,
  height: number,
  { longestSide }: PictureLimits,
): [width: number, height: number] {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** Reads a file as a data URL. It is always drawn anew, so what cameras write beside the picture is left out. */
export async function readPicture(file: File, limits: PictureLimits): Promise<ReadPicture> {
  const problem = problemOf(file, limits);
  if (problem !== undefined) return { problem };
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = scaledSides(bitmap.width, bitmap.height, limits);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    // Only JPEG has no transparency to lose. A browser that cannot write WebP writes PNG.
    return { image: canvas.toDataURL(file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp', 0.85) };
  } catch {
    return { problem: 'broken' };
  }
}
