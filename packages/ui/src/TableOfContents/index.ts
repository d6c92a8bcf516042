export { goToSection } from './goToSection';
export { TableOfContents } from './TableOfContents';
export type { ContentsItem, TableOfContentsProps } from './TableOfContents';
export { useCurrentSection } from './useCurrentSection';
