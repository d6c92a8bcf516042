import { defineFeature, paths, type Prefetch } from '@quarterdeck/contract';
import { signedInGuard } from '@quarterdeck/data/session/signedInGuard';
import { taskKeys } from './model/taskKeys';
import { words } from './words';

const load = () => import('./screens/TasksScreen').then((file) => ({ default: file.TasksScreen }));
const preload = async (prefetch: Prefetch) => {
  const { taskQueries } = await import('./queries/taskQueries');
  prefetch(taskQueries.list());
  prefetch(taskQueries.tags());
};

const screen = { screen: 'tasks', load, preload, guard: signedInGuard, titleKey: 'tasks.title' } as const;

export const tasks = defineFeature({
  id: 'tasks',
  words,
  routes: [
    {
      id: 'tasks.list',
      path: paths.tasks.pattern,
      ...screen,
      prerender: () =>
        import('./components/TasksScreenSkeleton').then((file) => ({ default: file.TasksScreenSkeleton })),
    },
    { id: 'tasks.detail', path: paths.task.pattern, ...screen },
  ],
  navigation: [{ id: 'apps.tasks', icon: 'circle-check', to: paths.tasks.href(), titleKey: 'tasks.title' }],
  commands: [
    {
      id: 'tasks.open',
      titleKey: 'tasks.command.go',
      icon: 'circle-check',
      keys: 'g t',
      run: ({ navigate }) => navigate(paths.tasks.href()),
    },
    {
      id: 'tasks.create',
      titleKey: 'tasks.command.create',
      icon: 'list-plus',
      run: async (context, payload) => {
        if (payload === undefined) return context.navigate(`${paths.tasks.href()}?new=task`);
        const { createTaskFor } = await import('./queries/createTaskCommand');
        return createTaskFor(payload, context);
      },
    },
    {
      id: 'tasks.createSection',
      titleKey: 'tasks.command.createSection',
      icon: 'rows-3',
      run: ({ navigate }) => navigate(`${paths.tasks.href()}?new=section`),
    },
  ],
  widgets: [
    {
      id: 'tasks.due',
      load: () => import('./widgets/DueTasks').then((file) => ({ default: file.DueTasks })),
    },
  ],
  keys: { tasks: Object.values(taskKeys) },
  loadWrites: () => import('./queries/writes').then((file) => file.writes),
});
