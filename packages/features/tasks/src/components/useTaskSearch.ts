import type { Task, TaskId } from '@quarterdeck/contract/entities/task';
import { readMarks, type HighlightSegment } from '@quarterdeck/contract/rules/highlight';
import type { AsyncResult } from '@quarterdeck/ui/AsyncContent';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { shownSegments } from '../model/shownSegments';
import { taskQueries } from '../queries/taskQueries';

export interface TaskSearch {
  /** What the list shows: all tasks, or those that were found, in the order of the list. */
  shown: readonly Task[];
  /** Titles of what was found as rows show them, with the matches. */
  matches: ReadonlyMap<TaskId, readonly HighlightSegment[]>;
  /** What the query found; null until it is answered, and without a query. */
  found: readonly unknown[] | null;
  /** True while the query waits for its answer; rows of the answer before it stay meanwhile. */
  isUnderWay: boolean;
  /** The list, or why the search has none. */
  result: AsyncResult<Task[]>;
}

const noMatches: TaskSearch['matches'] = new Map();

/** Searches the list. The answer says which tasks and where; their fields are those of the list. */
export function useTaskSearch(query: string, tasks: readonly Task[], list: AsyncResult<Task[]>): TaskSearch {
  const answer = useQuery(taskQueries.search(query));
  const isSearching = query !== '';
  const isAnswered = isSearching && answer.isSuccess && !answer.isPlaceholderData;

  // The answer to an older text stands in for the next one, but not for the first of a new search.
  const [hasAnswer, setHasAnswer] = useState(false);
  const isContinued = isSearching && (hasAnswer || isAnswered);
  if (isContinued !== hasAnswer) setHasAnswer(isContinued);
  const rows = isContinued ? (answer.data ?? undefined) : undefined;

  const shown = useMemo(() => {
    if (!rows) return tasks;
    const ids = new Set<string>(rows.map((task) => task.id));
    return tasks.filter((task) => ids.has(task.id));
  }, [tasks, rows]);
  const matches = useMemo(
    () => (rows ? new Map(rows.map((task) => [task.id, shownSegments(readMarks(task.title))])) : noMatches),
    [rows],
  );

  const isUnderWay = isSearching && answer.isFetching;
  return {
    shown,
    matches,
    found: isAnswered ? answer.data : null,
    isUnderWay,
    // A search that fails says so: the whole list would look as if everything matched.
    result:
      isSearching && answer.isError
        ? { ...answer, data: undefined }
        : { ...list, isFetching: list.isFetching || isUnderWay },
  };
}
