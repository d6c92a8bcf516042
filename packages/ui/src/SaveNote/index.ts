export { SaveNote } from './SaveNote';
export type { SaveNoteProps } from './SaveNote';
