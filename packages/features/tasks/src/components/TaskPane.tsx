import type { Task, TaskId, TaskType } from '@quarterdeck/contract/entities/task';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent, type AsyncResult } from '@quarterdeck/ui/AsyncContent';
import { ListSkeleton } from '@quarterdeck/ui/ListSkeleton';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { QuickAdd } from '@quarterdeck/ui/QuickAdd';
import { RecordList } from '@quarterdeck/ui/RecordList';
import { neighbourOf, nothingSelected, useRowMenu, type VirtualListHandle } from '@quarterdeck/ui/VirtualList';
import { useCallback, useDeferredValue, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { taskKeys } from '../model/taskKeys';
import { countBySection, countTasks } from '../model/taskList';
import { useDeleteTasks } from '../queries/useDeleteTasks';
import { useMoveTasks } from '../queries/useMoveTasks';
import { useUpdateTasks } from '../queries/useUpdateTasks';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { actionOf } from '@quarterdeck/ui/shortcuts';
import { TaskDraft } from './TaskDraft';
import { SectionsContext, TaskListContext, useRowContext, type SectionsContextValue } from './TaskListContext';
import { TaskPaneHeader } from './TaskPaneHeader';
import { Pane } from './TaskPane.styles';
import { TaskBulkBar, TaskListDone, TaskListEmpty, TaskMenu } from './taskParts';
import { TaskListRow } from './TaskRow';
import { useRestoreFocus } from './useRestoreFocus';
import { useTaskSearch } from './useTaskSearch';

export interface TaskPaneProps {
  result: AsyncResult<Task[]>;
  query: string;
  /** What is being written at the top of the list. */
  draft: TaskType | null;
  openId: TaskId | null;
  onQueryChange: (query: string) => void;
  onDraftChange: (draft: TaskType | null) => void;
  onOpen: (id: TaskId) => void;
  /** As `onOpen`, with the title ready to be typed. */
  onEdit: (id: TaskId) => void;
  /** Puts the focus on a row. */
  listRef: RefObject<VirtualListHandle | null>;
}

/** Heights of a row in CSS pixels: one line, or two on phones. */
const rowHeights = { comfortable: 44, compact: 36, twoLines: 60 };
const getKey = (task: Task) => task.id;
const renderRow = (task: Task) => <TaskListRow task={task} />;
const noTasks: Task[] = [];
/** The row that Tab reaches. */
const currentRow = '[role="row"][tabindex="0"]';
/** Where the focus goes from a draft that nothing on the page opened, the best place first. */
const afterDraft = ['[data-part="quick-add"]', currentRow, '[data-part="add"]'];

/** The list with its head, its states and what can be done with its rows. */
export function TaskPane({
  result,
  query,
  draft,
  openId,
  onQueryChange,
  onDraftChange,
  onOpen,
  onEdit,
  listRef: list,
}: TaskPaneProps) {
  const { t } = useTranslation();
  const region = useRef<HTMLElement>(null);
  const [selection, setSelection] = useState(nothingSelected);
  const [editingId, setEditingId] = useState<TaskId | null>(null);
  const hasSingleKeys = usePreferences((preferences) => preferences.hasSingleKeys);

  const update = useUpdateTasks();
  const move = useMoveTasks();
  const remove = useDeleteTasks();

  // The first list is drawn as a transition: the browser stays free between its pieces.
  const hasArrived = useDeferredValue(result.data !== undefined);
  const tasks = result.data ?? noTasks;
  const isSearching = query !== '';
  const search = useTaskSearch(query, tasks, result);
  const { shown } = search;
  const shownResult = hasArrived ? search.result : { ...result, data: undefined };
  const counts = useMemo(() => countTasks(tasks), [tasks]);
  const isDone = !isSearching && counts.remaining === 0 && counts.completed > 0;
  const { keyOf } = useWrites();
  const selected = useMemo(() => {
    // A task that was selected before it was saved has another id by now.
    const chosen = new Set([...selection.keys].map(keyOf));
    return tasks.filter(({ id }) => chosen.has(keyOf(id)));
  }, [tasks, selection, keyOf]);

  const draftFocus = useRestoreFocus(draft !== null, region, afterDraft);
  const handleAdd = (type: TaskType) => {
    // Whoever asks again goes on in the field that is there.
    if (draft === type) region.current?.querySelector<HTMLElement>('[data-part="draft"] input')?.focus();
    else onDraftChange(type);
  };
  const handleDraftEnd = (isByKey: boolean) => {
    draftFocus.handleEnd(isByKey);
    onDraftChange(null);
  };

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

  const handleMove = async (keys: string[], to: number) => {
    const isSaved = await move(tasks, keys, to);
    if (isSaved) announce(t('tasks.done.position', { place: to + 1, total: tasks.length }));
  };

  const removeRows = (going: readonly Task[]) => {
    const next = neighbourOf(shown, going);
    void remove(going);
    setSelection(nothingSelected);
    if (next !== undefined) list.current?.focusRow(next);
  };
  const clearSelection = () => {
    setSelection(nothingSelected);
    region.current?.querySelector<HTMLElement>(currentRow)?.focus();
  };

  const handleRowKeyDown = (event: KeyboardEvent<HTMLElement>, key: string) => {
    const task = tasks.find((candidate) => candidate.id === key);
    if (!task || event.ctrlKey || event.metaKey || event.altKey) return;
    const isRow = event.target instanceof HTMLElement && event.target.role === 'row';
    const action = actionOf(taskKeys, event, hasSingleKeys);
    if (action === 'complete' && isRow && task.type === 'task') toggle(task);
    else if (action === 'edit') startEdit(task);
    else if (action === 'delete') {
      removeRows(selected.length > 0 ? selected : [task]);
    } else return;
    event.preventDefault();
  };

  const startEdit = useCallback(
    (task: Task) => {
      if (task.type === 'section') setEditingId(task.id);
      else onEdit(task.id);
    },
    [onEdit],
  );

  const { menu, ...rowMenu } = useRowMenu<Task>();
  const context = useRowContext(result.data !== undefined, {
    matches: search.matches,
    canMove: !isSearching,
    onToggle: toggle,
    onMenu: rowMenu.open,
  });
  const sections = useMemo<SectionsContextValue>(
    () => ({
      counts: countBySection(tasks),
      editingId,
      onEditStart: startEdit,
      onEditEnd: (section, isByKey) => {
        setEditingId(null);
        if (isByKey) list.current?.focusRow(section.id);
      },
      onRename: (task, title) => void update([{ task, patch: { title } }], t('tasks.done.sectionRenamed')),
    }),
    [tasks, editingId, startEdit, list, update, t],
  );

  const handleOpen = (key: string) => {
    const task = tasks.find((candidate) => candidate.id === key);
    if (task?.type === 'section') startEdit(task);
    else if (task) onOpen(task.id);
  };

  return (
    <Pane ref={region} aria-labelledby="tasks-title">
      <TaskPaneHeader
        counts={result.data ? counts : null}
        query={query}
        found={search.found}
        isSearchUnderWay={search.isUnderWay}
        onQueryChange={onQueryChange}
        onAdd={handleAdd}
      />
      {draft ? <TaskDraft key={draft} type={draft} onFocus={draftFocus.handleFocus} onEnd={handleDraftEnd} /> : null}
      <AsyncContent
        result={shownResult}
        skeleton={<ListSkeleton />}
        headingLevel={2}
        data-part="content"
        isEmpty={() => shown.length === 0 && draft === null}
        empty={
          <PartBoundary shownFor="empty">
            <TaskListEmpty
              query={isSearching ? query : null}
              onAdd={() => onDraftChange('task')}
              onClear={() => onQueryChange('')}
            />
          </PartBoundary>
        }
      >
        {() => (
          <TaskListContext value={context}>
            <SectionsContext value={sections}>
              {isDone && draft === null ? (
                <PartBoundary shownFor="done">
                  <TaskListDone onAdd={() => onDraftChange('task')} />
                </PartBoundary>
              ) : null}
              <RecordList
                handleRef={list}
                aria-label={t('tasks.listLabel')}
                items={shown}
                getKey={getKey}
                identityOf={keyOf}
                rowHeights={rowHeights}
                renderRow={renderRow}
                selection={selection}
                onSelectionChange={setSelection}
                openKey={openId}
                onOpen={handleOpen}
                onMove={isSearching ? undefined : (keys, to) => void handleMove(keys, to)}
                onRowKeyDown={handleRowKeyDown}
                isSelecting={selected.length > 0}
              />
            </SectionsContext>
          </TaskListContext>
        )}
      </AsyncContent>
      <QuickAdd hidden={draft !== null || selected.length > 0} onClick={() => onDraftChange('task')}>
        {t('tasks.quickAdd')}
      </QuickAdd>
      <PartBoundary shownFor={selected.length > 0}>
        {selected.length > 0 ? (
          <TaskBulkBar
            tasks={tasks}
            selected={selected}
            onClear={clearSelection}
            onDelete={() => removeRows(selected)}
          />
        ) : null}
      </PartBoundary>
      <PartBoundary shownFor={menu} onFailure={rowMenu.close}>
        {menu ? (
          <TaskMenu
            task={menu.item}
            anchor={menu.anchor}
            tasks={tasks}
            onClose={rowMenu.close}
            onOpen={() => rowMenu.afterwards(() => startEdit(menu.item))}
            onDelete={() => rowMenu.afterwards(() => removeRows([menu.item]))}
            onSelect={() => setSelection({ keys: new Set([...selection.keys, menu.item.id]), anchor: menu.item.id })}
          />
        ) : null}
      </PartBoundary>
    </Pane>
  );
}
