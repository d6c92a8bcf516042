export { Checklist } from './Checklist';
export type { ChecklistProps, ChecklistWords } from './Checklist';
export type { ChecklistVariant } from './Checklist.styles';
export type { ChecklistChange, ChecklistItem } from './ChecklistRow';
export type { ChecklistRowProps } from './ChecklistRow';
export type { ChecklistRowWords } from './ChecklistRow';
