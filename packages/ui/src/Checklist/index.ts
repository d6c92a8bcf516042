export { Checklist } from './Checklist';
export type { ChecklistProps, ChecklistWords } from './Checklist';
export type { ChecklistChange, ChecklistItem } from './ChecklistRow';
