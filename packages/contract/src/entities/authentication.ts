/** The pages for signing in and out. Source: the list of routes. */
export const authenticationPages = [
  'sign-in',
  'sign-up',
  'sign-out',
  'forgot-password',
  'reset-password',
  'unlock-session',
  'confirmation-required',
] as const;
export type AuthenticationPage = (typeof authenticationPages)[number];

/** The frames that these pages, and those that tell of something to come, are shown in. */
export const frameVariants = [
  'classic',
  'modern',
  'modern-reversed',
  'split-screen',
  'split-screen-reversed',
  'fullscreen',
  'fullscreen-reversed',
] as const;
export type FrameVariant = (typeof frameVariants)[number];
