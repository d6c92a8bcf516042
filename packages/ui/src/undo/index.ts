export { createUndoStack, undoOfferMs, undoSteps, UndoContext, useUndo } from './undoStack';
export { showUndoToast } from './undoToast';
export type { UndoableAct, UndoMessage, UndoStack } from './undoStack';
