import { lazyPart } from '@quarterdeck/ui/lazyPart';

// None of these is needed for the first paint; a `PartBoundary` or a `DetailPane` stands around each.
const loadBulkBar = () => import('./TaskBulkBar').then((file) => ({ default: file.TaskBulkBar }));
const loadTaskDrawer = () => import('./TaskDrawer').then((file) => ({ default: file.TaskDrawer }));
const loadTaskListDone = () => import('./TaskListDone').then((file) => ({ default: file.TaskListDone }));
const loadTaskListEmpty = () => import('./TaskListEmpty').then((file) => ({ default: file.TaskListEmpty }));
const loadTaskMenu = () => import('./TaskMenu').then((file) => ({ default: file.TaskMenu }));

export const TaskBulkBar = lazyPart(loadBulkBar);
export const TaskDrawer = lazyPart(loadTaskDrawer);
export const TaskListDone = lazyPart(loadTaskListDone);
export const TaskListEmpty = lazyPart(loadTaskListEmpty);
export const TaskMenu = lazyPart(loadTaskMenu);
