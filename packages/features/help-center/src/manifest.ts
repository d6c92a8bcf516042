import { defineFeature, paths } from '@quarterdeck/contract';
import { helpKeys } from './model/helpKeys';
import { words } from './words';

const loadQueries = async () => (await import('./queries/helpCenterQueries')).helpCenterQueries;

export const helpCenter = defineFeature({
  id: 'help-center',
  words,
  routes: [
    {
      id: 'help-center.home',
      path: paths.helpCenter.pattern,
      screen: 'help-center',
      load: () => import('./screens/HelpCenterScreen').then((file) => ({ default: file.HelpCenterScreen })),
      preload: async (prefetch) => {
        const queries = await loadQueries();
        prefetch(queries.faqs());
        prefetch(queries.guides());
      },
      titleKey: 'helpCenter.title',
    },
    {
      id: 'help-center.faqs',
      path: paths.helpFaqs.pattern,
      screen: 'help-faqs',
      load: () => import('./screens/HelpFaqsScreen').then((file) => ({ default: file.HelpFaqsScreen })),
      preload: async (prefetch) => prefetch((await loadQueries()).faqs()),
      titleKey: 'helpCenter.faqs.title',
    },
    {
      id: 'help-center.guides',
      path: paths.helpGuides.pattern,
      screen: 'help-guides',
      load: () => import('./screens/HelpGuidesScreen').then((file) => ({ default: file.HelpGuidesScreen })),
      preload: async (prefetch) => prefetch((await loadQueries()).index()),
      titleKey: 'helpCenter.guides.title',
    },
    {
      id: 'help-center.guideCategory',
      path: paths.helpGuideCategory.pattern,
      screen: 'help-guide-category',
      load: () =>
        import('./screens/HelpGuideCategoryScreen').then((file) => ({ default: file.HelpGuideCategoryScreen })),
      preload: async (prefetch, { categorySlug = '' }) => prefetch((await loadQueries()).category(categorySlug)),
      titleKey: 'helpCenter.guides.title',
    },
    {
      id: 'help-center.guide',
      path: paths.helpGuide.pattern,
      screen: 'help-guide',
      load: () => import('./screens/HelpGuideScreen').then((file) => ({ default: file.HelpGuideScreen })),
      preload: async (prefetch, { categorySlug = '', guideSlug = '' }) => {
        const queries = await loadQueries();
        prefetch(queries.guide(categorySlug, guideSlug));
        prefetch(queries.category(categorySlug));
      },
      titleKey: 'helpCenter.guides.title',
    },
    {
      id: 'help-center.support',
      path: paths.helpSupport.pattern,
      screen: 'help-support',
      load: () => import('./screens/HelpSupportScreen').then((file) => ({ default: file.HelpSupportScreen })),
      titleKey: 'helpCenter.support.heading',
    },
  ],
  navigation: [
    { id: 'apps.help-center', icon: 'life-buoy', to: paths.helpCenter.href(), titleKey: 'helpCenter.title' },
    { id: 'apps.help-center.home', icon: 'life-buoy', to: paths.helpCenter.href(), titleKey: 'helpCenter.home' },
    { id: 'apps.help-center.faqs', icon: 'life-buoy', to: paths.helpFaqs.href(), titleKey: 'helpCenter.faqs.title' },
    {
      id: 'apps.help-center.guides',
      icon: 'book-open',
      to: paths.helpGuides.href(),
      titleKey: 'helpCenter.guides.title',
    },
    {
      id: 'apps.help-center.support',
      icon: 'mail',
      to: paths.helpSupport.href(),
      titleKey: 'helpCenter.support.title',
    },
  ],
  commands: [
    {
      id: 'help-center.open',
      titleKey: 'helpCenter.command.open',
      icon: 'life-buoy',
      keys: 'g p',
      run: ({ navigate }) => navigate(paths.helpCenter.href()),
    },
    {
      id: 'help-center.write',
      titleKey: 'helpCenter.command.write',
      icon: 'mail',
      run: ({ navigate }) => navigate(paths.helpSupport.href()),
    },
  ],
  keys: {
    'help-center': [{ ...helpKeys.search, titleKey: 'helpCenter.search.all' }],
    'help-faqs': [{ ...helpKeys.search, titleKey: 'helpCenter.search.faqs' }],
    'help-guides': [{ ...helpKeys.search, titleKey: 'helpCenter.search.guides' }],
  },
  loadSearch: () => import('./search'),
});
