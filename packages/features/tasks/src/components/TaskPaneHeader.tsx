import type { TaskType } from '@quarterdeck/contract/entities/task';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { SearchField } from '@quarterdeck/ui/SearchField';
import { Heading } from '@quarterdeck/ui/Text';
import { useTypedSearch } from '@quarterdeck/ui/typedSearch';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { Plus, Rows3 } from 'lucide-react';
import { useEffect } from 'react';
import { taskKeys } from '../model/taskKeys';
import type { TaskCounts } from '../model/taskList';
import { Head } from './TaskPane.styles';

/** Milliseconds after which a search that is still under way is said: sooner it would only be in the way of the answer. */
const searchingSaidMs = 1_000;

/** Characters of a search that the address carries. */
export const longestQuery = 200;

export interface TaskPaneHeaderProps {
  /** Null while the list is on its way. */
  counts: TaskCounts | null;
  query: string;
  /** What the query found; null until it is answered. */
  found: readonly unknown[] | null;
  isSearchUnderWay: boolean;
  onQueryChange: (query: string) => void;
  onAdd: (type: TaskType) => void;
}

/** Title, count, search and the two ways to add something. */
export function TaskPaneHeader({ counts, query, found, isSearchUnderWay, onQueryChange, onAdd }: TaskPaneHeaderProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isWide = useIsFrom('sm');
  const { hasSingleKeys } = usePreferences();
  const { text, type, isUpToDate } = useTypedSearch(query, onQueryChange, longestQuery);

  // What was found for an older text is not said any more: the next answer is on its way.
  useEffect(() => {
    if (isUpToDate && found !== null) announce(t('tasks.results', { count: found.length }));
  }, [isUpToDate, found, t]);
  const isAwaited = isSearchUnderWay && found === null;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const wait = setTimeout(() => announce(t('tasks.searching')), searchingSaidMs);
    return () => clearTimeout(wait);
  }, [isAwaited, t]);

  return (
    <Head>
      <Heading level={1} variant="title-2" id="tasks-title">
        {t('tasks.title')}
      </Heading>
      <span data-part="count">
        {counts ? t('tasks.remaining', { count: counts.remaining, formatted: formats.number(counts.remaining) }) : null}
      </span>
      <div data-part="actions">
        <div data-part="search" data-page-search>
          <SearchField
            label={t('tasks.search')}
            placeholder={t('tasks.search')}
            {...(isWide && hasSingleKeys ? { shortcut: taskKeys.search.keys[0] } : {})}
            value={text}
            onChange={type}
          />
        </div>
        <Button icon={Rows3} onPress={() => onAdd('section')} data-part="section">
          {t('tasks.addSection')}
        </Button>
        <Button variant="primary" icon={Plus} onPress={() => onAdd('task')} data-part="add">
          {t('tasks.addTask')}
        </Button>
      </div>
    </Head>
  );
}
