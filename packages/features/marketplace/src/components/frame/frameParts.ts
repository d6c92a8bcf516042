import { lazyPart } from '@quarterdeck/ui/lazyPart';

/** Only the marketplace is left with a question; it loads this ahead. */
export const LeaveDialog = lazyPart(() => import('./LeaveDialog').then((file) => ({ default: file.LeaveDialog })));
