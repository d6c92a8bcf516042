import { toQuery } from '@quarterdeck/contract';
import { listNoteLabels, listNotes } from '@quarterdeck/contract/endpoints/notes';
import { queryOptions } from '@tanstack/react-query';

/** What the screens of this feature ask for. */
export const noteQueries = {
  list: () => queryOptions({ ...toQuery(listNotes, {}) }),
  labels: () => queryOptions({ ...toQuery(listNoteLabels, {}) }),
};
