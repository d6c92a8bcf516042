export { createUndoStack, undoOfferMs, undoSteps, UndoContext, useUndo } from './undoStack';
export type { UndoableAct, UndoStack } from './undoStack';
