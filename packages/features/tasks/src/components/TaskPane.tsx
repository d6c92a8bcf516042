import { paths } from '@quarterdeck/contract';
import type { Task, TaskId, TaskType } from '@quarterdeck/contract/entities/task';
import { readMarks } from '@quarterdeck/contract/rules/highlight';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AsyncContent, type AsyncResult } from '@quarterdeck/ui/AsyncContent';
import { Icon } from '@quarterdeck/ui/Icon';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useLocation } from '@quarterdeck/ui/router';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { nothingSelected, VirtualList, type ListSelection, type VirtualListHandle } from '@quarterdeck/ui/VirtualList';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { countBySection, countTasks } from '../model/taskList';
import { taskQueries } from '../queries/taskQueries';
import { useDeleteTasks } from '../queries/useDeleteTasks';
import { useMoveTasks } from '../queries/useMoveTasks';
import { useUpdateTasks } from '../queries/useUpdateTasks';
import { TaskDraft } from './TaskDraft';
import {
  SectionsContext,
  TaskListContext,
  type SectionsContextValue,
  type TaskListContextValue,
} from './TaskListContext';
import { TaskListSkeleton } from './TaskListSkeleton';
import { TaskPaneHeader } from './TaskPaneHeader';
import { Pane, QuickAdd } from './TaskPane.styles';
import { TaskListRow } from './TaskRow';
import { useRowWords } from './useRowWords';

// Menus and empty faces are not needed for the first paint.
const BulkBar = lazy(() => import('./BulkBar').then((file) => ({ default: file.BulkBar })));
const TaskListEmpty = lazy(() => import('./TaskListEmpty').then((file) => ({ default: file.TaskListEmpty })));
const TaskMenu = lazy(() => import('./TaskMenu').then((file) => ({ default: file.TaskMenu })));

export interface TaskPaneProps {
  result: AsyncResult<Task[]>;
  query: string;
  /** What is being written at the top of the list. */
  draft: TaskType | null;
  openId: TaskId | null;
  onQueryChange: (query: string) => void;
  onDraftChange: (draft: TaskType | null) => void;
  onOpen: (id: TaskId) => void;
  /** Puts the focus on a row. */
  listRef: RefObject<VirtualListHandle | null>;
}

/** Heights of a row in CSS pixels: one line, or two on phones. */
const rowHeights = { line: 44, compactLine: 36, twoLines: 60 };
const getKey = (task: Task) => task.id;
const renderRow = (task: Task) => <TaskListRow task={task} />;
const noTasks: Task[] = [];

/** The list with its head, its states and what can be done with its rows. */
export function TaskPane({
  result,
  query,
  draft,
  openId,
  onQueryChange,
  onDraftChange,
  onOpen,
  listRef: list,
}: TaskPaneProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { search } = useLocation();
  const [selection, setSelection] = useState<ListSelection>(nothingSelected);
  const [editingId, setEditingId] = useState<TaskId | null>(null);
  const [menu, setMenu] = useState<{ task: Task; anchor: HTMLElement } | null>(null);
  const isWide = useIsFrom('sm');
  const { density, hasSingleKeys } = usePreferences();

  const tags = useQuery(taskQueries.tags());
  // Faces may come after the rows: their place is kept.
  const people = useQuery({ ...taskQueries.people(), enabled: result.data !== undefined });
  const found = useQuery(taskQueries.search(query));
  const update = useUpdateTasks();
  const move = useMoveTasks();
  const remove = useDeleteTasks();

  // The first list is drawn as a transition: the browser stays free between its pieces.
  const hasArrived = useDeferredValue(result.data !== undefined);
  const tasks = result.data ?? noTasks;
  const isSearching = query !== '';
  const shown = useMemo(() => {
    if (!isSearching || !found.data) return tasks;
    // Order and fields come from the list, so that a change shows at once; the search says which and where.
    const ids = new Set<string>(found.data.map((task) => task.id));
    return tasks.filter((task) => ids.has(task.id));
  }, [tasks, isSearching, found.data]);
  const counts = useMemo(() => countTasks(tasks), [tasks]);
  // A search that fails says so: the whole list would look as if everything matched.
  const listResult = isSearching && found.isError ? { ...found, data: undefined } : result;
  const shownResult = hasArrived ? listResult : { ...result, data: undefined };
  const selected = useMemo(() => tasks.filter((task) => selection.keys.has(task.id)), [tasks, selection]);

  useEffect(() => {
    if (isSearching && found.data) announce(t('tasks.results', { count: found.data.length }));
  }, [isSearching, found.data, t]);

  const toggle = useCallback(
    (task: Task) => {
      const completed = !task.completed;
      void update(
        [{ task, patch: { completed } }],
        t(completed ? 'tasks.done.completed' : 'tasks.done.reopened', { count: 1 }),
      );
    },
    [update, t],
  );

  const handleMove = (keys: string[], to: number) => {
    void move(tasks, keys, to);
    announce(t('tasks.done.position', { place: to + 1, total: tasks.length }));
  };

  const handleRowKeyDown = (event: KeyboardEvent<HTMLElement>, key: string) => {
    const task = tasks.find((candidate) => candidate.id === key);
    if (!task || event.ctrlKey || event.metaKey || event.altKey) return;
    const isRow = event.target instanceof HTMLElement && event.target.role === 'row';
    if (event.key === ' ' && isRow && task.type === 'task') toggle(task);
    else if (event.key === 'e' && hasSingleKeys) startEdit(task);
    else if (event.key === 'Delete' || (event.key === '#' && hasSingleKeys)) {
      const keys = shown.map((candidate) => candidate.id);
      const next = keys[keys.indexOf(task.id) + 1] ?? keys[keys.indexOf(task.id) - 1];
      void remove(selected.length > 0 ? selected : [task]);
      setSelection(nothingSelected);
      if (next !== undefined) list.current?.focusRow(next);
    } else return;
    event.preventDefault();
  };

  const startEdit = useCallback(
    (task: Task) => {
      if (task.type === 'section') setEditingId(task.id);
      else onOpen(task.id);
    },
    [onOpen],
  );

  const words = useRowWords();
  // Names and faces that come after the rows are drawn into them as a transition too.
  const [tagList, peopleList] = [useDeferredValue(tags.data), useDeferredValue(people.data)];
  const tagMap = useMemo(() => new Map(tagList?.map((tag) => [tag.id, tag])), [tagList]);
  const peopleMap = useMemo(() => new Map(peopleList?.map((person) => [person.id, person])), [peopleList]);
  const matches = useMemo(
    () => new Map(isSearching ? (found.data ?? []).map((task) => [task.id, readMarks(task.title)]) : []),
    [isSearching, found.data],
  );
  const context = useMemo<TaskListContextValue>(
    () => ({
      t,
      words,
      formats,
      hrefOf: (task) => `${paths.task.href(task.id)}${search}`,
      tags: tagMap,
      people: peopleMap,
      matches,
      canMove: !isSearching,
      onToggle: toggle,
      onMenu: (task, anchor) => setMenu({ task, anchor }),
    }),
    [t, words, formats, search, tagMap, peopleMap, matches, isSearching, toggle],
  );
  const sections = useMemo<SectionsContextValue>(
    () => ({
      counts: countBySection(tasks),
      editingId,
      onEditStart: startEdit,
      onEditEnd: () => setEditingId(null),
      onRename: (task, title) => void update([{ task, patch: { title } }], t('tasks.done.changed', { count: 1 })),
    }),
    [tasks, editingId, startEdit, update, t],
  );

  // Rows hold plain links: one listener here instead of the router's machinery in every row.
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const key = link?.closest<HTMLElement>('[data-key]')?.dataset['key'];
    const task = shown.find((candidate) => candidate.id === key);
    if (!task || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(task.id);
  };

  const handleOpen = (key: string) => {
    const task = tasks.find((candidate) => candidate.id === key);
    if (task) startEdit(task);
  };
  const lineHeight = density === 'compact' ? rowHeights.compactLine : rowHeights.line;

  return (
    <Pane aria-labelledby="tasks-title">
      <TaskPaneHeader
        counts={result.data ? counts : null}
        query={query}
        onQueryChange={onQueryChange}
        onAdd={onDraftChange}
      />
      {draft ? <TaskDraft key={draft} type={draft} onEnd={() => onDraftChange(null)} /> : null}
      <AsyncContent
        result={shownResult}
        skeleton={<TaskListSkeleton />}
        headingLevel={2}
        data-part="content"
        isEmpty={() => shown.length === 0 && draft === null}
        empty={
          <Suspense fallback={null}>
            <TaskListEmpty
              query={isSearching ? query : null}
              onAdd={() => onDraftChange('task')}
              onClear={() => onQueryChange('')}
            />
          </Suspense>
        }
      >
        {() => (
          <TaskListContext value={context}>
            <SectionsContext value={sections}>
              <VirtualList
                ref={list}
                aria-label={t('tasks.listLabel')}
                items={shown}
                getKey={getKey}
                rowHeight={isWide ? lineHeight : rowHeights.twoLines}
                renderRow={renderRow}
                selection={selection}
                onSelectionChange={setSelection}
                openKey={openId}
                onOpen={handleOpen}
                onMove={isSearching ? undefined : handleMove}
                onClick={handleClick}
                onRowKeyDown={handleRowKeyDown}
                hasSingleKeys={hasSingleKeys}
              />
            </SectionsContext>
          </TaskListContext>
        )}
      </AsyncContent>
      {draft ? null : (
        <QuickAdd type="button" onClick={() => onDraftChange('task')}>
          <Icon icon={Plus} />
          {t('tasks.quickAdd')}
        </QuickAdd>
      )}
      <Suspense fallback={null}>
        {selected.length > 0 ? (
          <BulkBar tasks={tasks} selected={selected} onClear={() => setSelection(nothingSelected)} />
        ) : null}
        {menu ? (
          <TaskMenu
            task={menu.task}
            tasks={tasks}
            anchor={menu.anchor}
            onClose={() => setMenu(null)}
            onOpen={() => startEdit(menu.task)}
            onSelect={() => setSelection({ keys: new Set([...selection.keys, menu.task.id]), anchor: menu.task.id })}
          />
        ) : null}
      </Suspense>
    </Pane>
  );
}
