export { createUndoStack, undoOfferMs, undoSteps, UndoContext, useUndo } from './undoStack';
export { showUndoToast } from './undoToast';
export type { UndoableAction, UndoMessage, UndoStack, UndoStep } from './undoStack';
