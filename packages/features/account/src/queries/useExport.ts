import { storageKeys } from '@quarterdeck/contract/entities/browserStorage';
import { dayOf } from '@quarterdeck/contract/rules/calendar';
import { isGone } from '@quarterdeck/data/apiErrors';
import { payerDetailsKey, startDraftKey } from '@quarterdeck/data/visit/draftKeys';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { readVisit } from '@quarterdeck/data/visit/visit';
import { downloadFile } from '@quarterdeck/ui/downloadFile';
import { preferencesKey } from '@quarterdeck/ui/preferences';
import { readText } from '@quarterdeck/ui/storage';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { collectData } from '../model/collectData';
import { messageDraftKey } from '../model/messageDraft';
import { projectDraftKey } from '../model/projectDetails';

/** What the browser keeps of a visitor that is worth taking along. */
const keptKeys = [...storageKeys, preferencesKey, startDraftKey, payerDetailsKey, messageDraftKey];

/** A project that the server does not know takes nothing away from what the browser keeps. */
function nothingOfMissing(error: unknown): [null, []] {
  if (!isGone(error)) throw error;
  return [null, []];
}

/** Downloads everything there is of the visitor as one JSON file, as it is saved by now. */
export function useExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const id = readVisit().project?.id;
      const [project, receipts] =
        id === undefined
          ? [null, []]
          : await Promise.all([
              client.fetchQuery({ ...projectQueries.project(id), staleTime: 0 }),
              client.fetchQuery({ ...projectQueries.receipts(id), staleTime: 0 }),
            ]).catch(nothingOfMissing);
      const now = new Date();
      const keys = id === undefined ? keptKeys : [...keptKeys, projectDraftKey(id)];
      const stored = Object.fromEntries(keys.map((key) => [key, readText(key)]));
      const text = JSON.stringify(collectData({ now, stored, project, receipts }), null, 2);
      downloadFile(`quarterdeck-${dayOf(now)}.json`, 'application/json', text);
    },
  });
}
