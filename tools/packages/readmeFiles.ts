/** A file that a README tells its reader to save. */
export interface ReadmeFile {
  readonly path: string;
  readonly text: string;
}

const titledBlock = /^```\w+ (\S+)\n([\s\S]*?)^```$/gm;

/** The files of a README: its blocks of code that carry a path beside their language, as in "```tsx src/main.tsx". */
export const readmeFiles = (readme: string): readonly ReadmeFile[] =>
  [...readme.matchAll(titledBlock)].map(([, path = '', text = '']) => ({ path, text }));
