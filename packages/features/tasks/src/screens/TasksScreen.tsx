import { paths } from '@quarterdeck/contract';
import type { Task, TaskId } from '@quarterdeck/contract/entities/task';
import { useMadeId } from '@quarterdeck/data/writes/useMadeId';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useAddressParameters } from '@quarterdeck/ui/addressState';
import { useLocation, useNavigate, useParams } from '@quarterdeck/ui/router';
import { DetailPane } from '@quarterdeck/ui/DetailPane';
import { whenIdle } from '@quarterdeck/ui/idle';
import { focusSearch, searchOf } from '@quarterdeck/ui/typedSearch';
import { shortcutsOf, useShortcuts } from '@quarterdeck/ui/shortcuts';
import { neighbourOf, type VirtualListHandle } from '@quarterdeck/ui/VirtualList';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { taskAddress } from '../components/taskAddress';
import { TaskPane } from '../components/TaskPane';
import { longestQuery } from '../components/TaskPaneHeader';
import { TaskDrawer } from '../components/taskParts';
import { TaskPreview } from '../components/TaskPreview';
import { taskKeys } from '../model/taskKeys';
import { taskQueries } from '../queries/taskQueries';
import { useDeleteTasks } from '../queries/useDeleteTasks';

const nothing: readonly Task[] = [];

/** The list of tasks; the address names the task that is open beside it, and the search. */
export function TasksScreen() {
  const { t } = useTranslation();
  const { id } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [parameters, setParameters] = useAddressParameters();
  const list = useQuery(taskQueries.list());
  const listRef = useRef<VirtualListHandle>(null);
  const { keyOf } = useWrites();
  const openId = useMadeId(
    (id ?? null) as TaskId | null,
    (made) => void navigate(taskAddress(made, search), { replace: true }),
  );
  const tasks = list.data ?? nothing;

  const open = useCallback((taskId: TaskId) => void navigate(taskAddress(taskId, search)), [navigate, search]);
  const [edit, setEdit] = useState({ id: openId, request: 0 });
  const openToEdit = useCallback(
    (taskId: TaskId) => {
      setEdit(({ request }) => ({ id: taskId, request: request + 1 }));
      open(taskId);
    },
    [open],
  );
  const close = useCallback(() => {
    void navigate({ pathname: paths.tasks.href(), search });
    if (openId !== null) listRef.current?.focusRow(openId);
  }, [navigate, search, openId]);

  const remove = useDeleteTasks();
  const removeOpen = (task: Task) => {
    const next = neighbourOf(tasks, [task]);
    void remove([task]);
    if (next !== undefined) listRef.current?.focusRow(next);
  };

  const query = searchOf(parameters, longestQuery);
  const draft = parameters.get('new');

  useShortcuts(
    useMemo(
      () => ({
        ...shortcutsOf(taskKeys, {
          addTask: () => setParameters({ new: 'task' }),
          addSection: () => setParameters({ new: 'section' }),
          search: focusSearch,
        }),
        ...(openId === null ? {} : { Escape: close }),
      }),
      [setParameters, openId, close],
    ),
  );

  const openTask = tasks.find((task) => task.id === openId);
  const isThere = openTask !== undefined;
  const wasThere = useRef<TaskId | null>(null);
  useEffect(() => {
    // A task that goes away while it is open takes its panel along; an address that never had one says so.
    if (isThere) wasThere.current = openId;
    else if (openId !== null && wasThere.current === openId) {
      wasThere.current = null;
      void navigate({ pathname: paths.tasks.href(), search }, { replace: true });
    }
  }, [isThere, openId, navigate, search]);

  const hasList = list.data !== undefined;
  useEffect(() => {
    if (!hasList) return undefined;
    // The panel is part of nearly every visit; it comes when the list has been painted and the page rests.
    return whenIdle(() => void TaskDrawer.preload().catch(() => undefined));
  }, [hasList]);

  return (
    <Panes data-panes>
      <TaskPane
        result={list}
        query={query}
        draft={draft === 'task' || draft === 'section' ? draft : null}
        openId={openId}
        onQueryChange={(text) => setParameters({ q: text || null })}
        onDraftChange={(type) => setParameters({ new: type })}
        onOpen={open}
        onEdit={openToEdit}
        listRef={listRef}
      />
      {openId !== null && (list.data || list.isPending) ? (
        <DetailPane
          openKey={keyOf(openId)}
          part={TaskDrawer}
          title={t('tasks.detail.label')}
          words={{
            failed: t('tasks.failed.panel'),
            failedText: t('tasks.failed.panelText'),
            offline: t('errors.offline.title'),
            offlineText: t('errors.offline.text'),
          }}
          isPending={!list.data}
          preview={openTask?.type === 'task' ? <TaskPreview task={openTask} tasks={tasks} /> : undefined}
          onClose={close}
        >
          <TaskDrawer
            // A task that gets its id from the API stays the same open task.
            key={keyOf(openId)}
            taskId={openId}
            tasks={tasks}
            editRequest={edit.id === openId ? edit.request : 0}
            onDelete={removeOpen}
            onClose={close}
          />
        </DetailPane>
      ) : null}
    </Panes>
  );
}

const Panes = styled.div`
  display: flex;
  block-size: 100%;
  min-block-size: 0;
`;
