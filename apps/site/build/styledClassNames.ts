import type { UserConfig } from 'vite';

/**
 * Names each styled component by its file and place there. Without that styled-components counts them as they are made,
 * which differs between the build and the browser, and a prerendered page could not be hydrated.
 */
export const styledClassNames = {
  plugins: { styledComponents: { displayName: false, fileName: false } },
} satisfies UserConfig['oxc'];
