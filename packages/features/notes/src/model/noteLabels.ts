import type { NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import { hueOf, type Hue } from '@quarterdeck/ui/Tag';

const ofFirstLabels: Readonly<Record<string, Hue>> = {
  'note-label-family': 'rose',
  'note-label-work': 'ultramarine',
  'note-label-tasks': 'teal',
  'note-label-priority': 'orange',
  'note-label-personal': 'sky',
  'note-label-friends': 'green',
};

/** The colour of a label: the first six have their own, others one by their id. */
export const labelHue = (id: string): Hue => ofFirstLabels[id] ?? hueOf(id);

/** A label as menus and dialogs of tags take it. */
export const managedLabel = ({ id, title }: NoteLabel) => ({ id, name: title, hue: labelHue(id) });
