export { SectionNavigation } from './SectionNavigation';
export type { SectionNavigationProps } from './SectionNavigation';
export { SectionSelect } from './SectionSelect';
export type { SectionItem, SectionSelectProps } from './SectionSelect';
