export const authFrameVariants = [
  'classic',
  'modern',
  'modern-reversed',
  'split-screen',
  'split-screen-reversed',
  'fullscreen',
  'fullscreen-reversed',
] as const;
export type AuthFrameVariant = (typeof authFrameVariants)[number];

/** How a frame is drawn; a reversed one is the mirror of another. */
type AuthFrameForm = 'classic' | 'modern' | 'split-screen' | 'fullscreen';

export interface AuthFrameShape {
  form: AuthFrameForm;
  isReversed: boolean;
}

export const frameShapes: Readonly<Record<AuthFrameVariant, AuthFrameShape>> = {
  classic: { form: 'classic', isReversed: false },
  modern: { form: 'modern', isReversed: false },
  'modern-reversed': { form: 'modern', isReversed: true },
  'split-screen': { form: 'split-screen', isReversed: false },
  'split-screen-reversed': { form: 'split-screen', isReversed: true },
  fullscreen: { form: 'fullscreen', isReversed: false },
  'fullscreen-reversed': { form: 'fullscreen', isReversed: true },
};
