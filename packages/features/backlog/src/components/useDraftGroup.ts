import { backlogStatuses, type BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { readText, removeKey, writeText } from '@quarterdeck/ui/storage';
import { useCallback, useState } from 'react';

const groupKey = 'qd:backlog:draftIn';

/** Where the browser keeps what is typed of a new item in a group. */
export const itemDraftKey = (status: BacklogStatus) => `qd:backlog:draft:${status}`;

function keptGroup(): BacklogStatus | null {
  const kept = readText(groupKey);
  const group = backlogStatuses.find((status) => status === kept);
  // A field that was left open with nothing in it is not missed.
  return group !== undefined && readText(itemDraftKey(group)) ? group : null;
}

/** The group that a new item is written in; a reload in the middle of a text comes back to it. */
export function useDraftGroup() {
  const [group, setGroup] = useState(keptGroup);
  const change = useCallback((next: BacklogStatus | null) => {
    setGroup(next);
    if (next === null) removeKey(groupKey);
    else writeText(groupKey, next);
  }, []);
  return [group, change] as const;
}
