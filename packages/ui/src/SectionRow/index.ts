export { SectionRow } from './SectionRow';
export type { SectionRowProps } from './SectionRow';
