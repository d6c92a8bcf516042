import { defineFeature, paths } from '@quarterdeck/contract';
import type { AcademyCourseId } from '@quarterdeck/contract/entities/academyCourse';
import { signedInGuard } from '@quarterdeck/data/session/signedInGuard';
import { academyKeys, courseKeys } from './model/academyKeys';
import { words } from './words';

const loadQueries = async () => (await import('./queries/academyQueries')).academyQueries;

export const academy = defineFeature({
  id: 'academy',
  words,
  routes: [
    {
      id: 'academy.courses',
      path: paths.academy.pattern,
      screen: 'academy',
      load: () => import('./screens/AcademyScreen').then((file) => ({ default: file.AcademyScreen })),
      preload: async (prefetch) => {
        const queries = await loadQueries();
        prefetch(queries.courses());
        prefetch(queries.categories());
      },
      guard: signedInGuard,
      titleKey: 'academy.title',
    },
    {
      id: 'academy.course',
      path: paths.academyCourse.pattern,
      screen: 'academy-course',
      load: () => import('./screens/CourseScreen').then((file) => ({ default: file.CourseScreen })),
      preload: async (prefetch, { id = '' }) => {
        const queries = await loadQueries();
        prefetch(queries.course(id as AcademyCourseId));
        prefetch(queries.categories());
      },
      guard: signedInGuard,
      titleKey: 'academy.title',
    },
  ],
  navigation: [{ id: 'apps.academy', icon: 'graduation-cap', to: paths.academy.href(), titleKey: 'academy.title' }],
  commands: [
    {
      id: 'academy.open',
      titleKey: 'academy.command.open',
      icon: 'graduation-cap',
      run: ({ navigate }) => navigate(paths.academy.href()),
    },
    {
      id: 'academy.continue',
      titleKey: 'academy.command.continue',
      icon: 'graduation-cap',
      run: async ({ navigate }) => navigate(await (await import('./queries/continueAddress')).continueAddress()),
    },
  ],
  keys: {
    academy: Object.values(academyKeys),
    'academy-course': Object.values(courseKeys),
  },
  loadSearch: () => import('./search'),
  loadWrites: () => import('./queries/progressWrites').then((file) => file.writes),
});
