export { ReminderDialog, ReminderMenu } from './ReminderMenu';
export type { ReminderDialogProps, ReminderMenuProps } from './ReminderMenu';
export { isPast, reminderWords } from './reminderTimes';
export type { Times } from './ReminderMenu';
