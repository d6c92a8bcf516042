export { ConflictNote } from './ConflictNote';
export type { ConflictNoteProps } from './ConflictNote';
