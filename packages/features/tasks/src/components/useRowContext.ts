import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useLocation } from '@quarterdeck/ui/router';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { taskQueries } from '../queries/taskQueries';
import { taskAddress } from './taskAddress';
import type { TaskListContextValue } from './TaskListContext';
import { useRowWords } from './useRowWords';

type RowActions = Pick<TaskListContextValue, 'matches' | 'canMove' | 'onToggle' | 'onMenu'>;

/**
 * What the rows share. Names and faces may come after the rows, their place is kept; they are drawn into the rows as a
 * transition.
 * @param hasList whether there are rows that want them.
 */
export function useRowContext(
  hasList: boolean,
  { matches, canMove, onToggle, onMenu }: RowActions,
): TaskListContextValue {
  const { t } = useTranslation();
  const words = useRowWords();
  const formats = useFormats();
  const { search } = useLocation();
  const tags = useDeferredValue(useQuery(taskQueries.tags()).data);
  const people = useDeferredValue(useQuery({ ...taskQueries.people(), enabled: hasList }).data);
  const tagMap = useMemo(() => new Map(tags?.map((tag) => [tag.id, tag])), [tags]);
  const peopleMap = useMemo(() => new Map(people?.map((person) => [person.id, person])), [people]);
  return useMemo(
    () => ({
      t,
      words,
      formats,
      hrefOf: (task) => taskAddress(task.id, search),
      tags: tagMap,
      people: peopleMap,
      matches,
      canMove,
      onToggle,
      onMenu,
    }),
    [t, words, formats, search, tagMap, peopleMap, matches, canMove, onToggle, onMenu],
  );
}
