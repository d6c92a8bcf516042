export { TagManager } from './TagManager';
export type { ManagedTag, TagManagerProps, TagManagerWords, TagRecolor } from './TagManager';
export { TagNameDialog } from './TagNameDialog';
export type { TagNameDialogProps, TagNameDialogWords } from './TagNameDialog';
export { TagMenu } from './TagMenu';
export type { TagMenuProps } from './TagMenu';
