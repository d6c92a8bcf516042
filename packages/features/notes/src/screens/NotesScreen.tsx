export function NotesScreen() {
  return null;
}
