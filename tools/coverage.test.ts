// @vitest-environment node
import { endpoints, type FeatureManifest } from '@quarterdeck/contract';
import { frameVariants } from '@quarterdeck/contract/entities/authentication';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtLayouts } from '../packages/ui/src/Layout/layoutTable';
import { readStories, readStoryFiles, type StoryFile } from './storyFiles.ts';

/** Components of the kit without a page of their own, and why. */
const withoutStories: Readonly<Record<string, string>> = {
  LocaleProvider: 'shows nothing; what follows a locale has stories in two languages',
  ThemeProvider: 'shows nothing; Foundations/Colour uses it for all themes at once',
  VisuallyHidden: 'is not to be seen',
};

/** What each component shows of itself, and why some do not: it would be an empty page or the same one again. */
const storyKinds = ['Default', 'Variants', 'States', 'LongContent', 'Rtl'] as const;
type StoryKind = (typeof storyKinds)[number];

const words = (text: string): string[] => text.trim().split(/\s+/);

const withoutKinds: readonly { reason: string; kind: StoryKind; components: readonly string[] }[] = [
  {
    kind: 'Variants',
    reason: 'has one look; what differs in size or place is in its other stories',
    components: words(`
      AsyncContent BottomSheet Breadcrumbs ButtonGroup Calendar Carousel CheckCircle Code CodeField CommandPalette Countdown DateField
      DatePicker DateRangePicker Drawer ErrorBoundaryView FloatingActionButton Form FormField InlineEdit Layout LayoutPicker
      DetailHeader LateToastRegion LiveRegion OfferCard Paper PartBoundary Popover PriceText Prose QuarterdeckProvider ScrollArea SelectButton SkipLink Stack
      TabBar TagInput TextArea Toolbar Tooltip VirtualList
    `),
  },
  {
    kind: 'Variants',
    reason: 'each of them fills the window and has a story of its own',
    components: words('AuthFrame'),
  },
  {
    kind: 'States',
    reason: 'has no states of its own, or they are stories with names of their own; its parts have theirs',
    components: words(`
      Accordion AddressLines Alert AlertDialog AsyncContent AuthFrame Avatar Badge BottomSheet Breadcrumbs ButtonGroup Card Carousel
      CloseButton Code CodeBlock CommandPalette ContourArt CourseLine DescriptionList DetailHeader Dialog Divider Drawer EmptyState
      ErrorBoundaryView FloatingActionButton Form FormField Icon IllustrationSlot Kbd LateToastRegion Layout LayoutPicker Link LiveRegion Logo
      Marked Menu MissingRecord NavigationIcon Paper PartBoundary Popover Price ProgressBar Prose QuarterdeckProvider ScrollArea SelectPlaceholder Skeleton SkipLink Spinner Stack StatusBadge
      Surface SwatchPicker TabBar Tabs Tag Text ToastRegion Toolbar Tooltip VirtualList
    `),
  },
  {
    kind: 'States',
    reason: 'has a story for each: Loading, Failing, Empty',
    components: words(
      'BarChart DonutChart Gauge HeatMap LineChart PolarAreaChart RadarChart RadialBarChart ShareBarChart',
    ),
  },
  {
    kind: 'LongContent',
    reason: 'holds no text that can grow: a picture, a mark, a date, or only what others put into it',
    components: words(`
      AsyncContent Avatar Badge Calendar CheckCircle CloseButton CodeField CommandPalette ContourArt CourseLine DateField
      DatePicker Divider FloatingActionButton Form FormField Icon IconButton IllustrationSlot Kbd Layout LiveRegion
      Logo NavigationIcon PartBoundary PriceText ProgressBar Prose ScrollArea SearchField SelectButton Skeleton SkipLink Spinner SplitButton Stack
      Surface SwatchPicker ToggleButton VirtualList
    `),
  },
  {
    kind: 'Rtl',
    reason: 'has neither a start nor an end',
    components: words(`
      AsyncContent Badge ContourArt CourseLine IllustrationSlot LiveRegion NavigationIcon PartBoundary PriceText Spinner
      Surface
    `),
  },
  ...(['Variants', 'States', 'LongContent', 'Rtl'] as const).map((kind) => ({
    kind,
    reason: 'only paper shows it; its story prints it',
    components: ['PrintSheet'],
  })),
];

const lacksByRight = (component: string, kind: StoryKind) =>
  withoutKinds.some((exception) => exception.kind === kind && exception.components.includes(component));

const kit = path.resolve(import.meta.dirname, '../packages/ui/src');

/** Folders of the kit; `isComponent` where the index exports what the folder is named after. */
async function readKitFolders(): Promise<{ name: string; isComponent: boolean }[]> {
  const folders: { name: string; isComponent: boolean }[] = [];
  for await (const index of glob('*/index.ts', { cwd: kit })) {
    const name = path.dirname(index);
    const source = await readFile(path.join(kit, index), 'utf8');
    const exported = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
    folders.push({ name, isComponent: /^[A-Z]/.test(name) && exported.some((item) => item.trim() === name) });
  }
  return folders;
}

const manifests = import.meta.glob<Record<string, FeatureManifest>>('../packages/features/*/src/manifest.ts', {
  eager: true,
});
/** What opens over every page; it has stories but no route. */
const overlays = [
  'command-palette',
  'fullscreen',
  'languages',
  'messages',
  'notifications',
  'search',
  'settings-drawer',
  'shortcuts',
  'user-menu',
];

/** Pages of the host itself. */
const ownPages = [
  'site.notFound',
  'site.failure',
  'site.maintenance',
  ...frameVariants.map((variant) => `site.comingSoon.${variant}`),
];

const routes = Object.values(manifests).flatMap((file) => Object.values(file).flatMap((manifest) => manifest.routes));

/** What a screen shows of itself, in the files of its stories; names of these files that lack one of them, and why. */
const faces = ['Success', 'Empty', 'Loading', 'Failing'] as const;
const withoutFaces: readonly { reason: string; faces: readonly (typeof faces)[number][]; files: readonly string[] }[] =
  [
    {
      reason: 'reads nothing before it shows, and makes no call of its own that could fail',
      faces: ['Empty', 'Loading', 'Failing'],
      files: words('Failure HomeScreen NotFound SignOutScreen'),
    },
    {
      reason: 'reads nothing before it shows; while the server it asks for fails, it is what it is',
      faces: ['Empty', 'Loading', 'Failing'],
      files: ['Maintenance'],
    },
    {
      reason: 'reads nothing before it shows',
      faces: ['Empty', 'Loading'],
      files: words(
        'ComingSoon ConfirmScreen ForgotPasswordScreen HelpScreen ResetPasswordScreen SignInScreen SignUpScreen UnlockScreen',
      ),
    },
    {
      reason: 'shows what the list has read, whose file has these faces',
      faces: ['Success', 'Empty', 'Loading', 'Failing'],
      files: words('BacklogViews'),
    },
    {
      reason: 'shows what the list has read, whose file has these faces',
      faces: ['Empty', 'Loading', 'Failing'],
      files: words('NoteEditor'),
    },
    {
      reason: 'is there or missing, or a form: it cannot be empty',
      faces: ['Empty'],
      files: words('CourseScreen GetStartedScreen HelpGuideScreen HelpSupportScreen PricingSingleScreen ReceiptScreen'),
    },
  ];

const componentKey = (name: string) => `component:@quarterdeck/ui/${name}`;

let files: readonly StoryFile[] = [];
let folders: readonly { name: string; isComponent: boolean }[] = [];
beforeAll(async () => {
  [files, folders] = await Promise.all([readStoryFiles(), readKitFolders()]);
});

const keysOf = ({ fileCovers, storyCovers }: StoryFile) => [...fileCovers, ...storyCovers.map(({ key }) => key)];

/** Names of all stories in the files that cover a component. */
const namesOf = (component: string) =>
  new Set(files.filter((file) => keysOf(file).includes(componentKey(component))).flatMap((file) => [...file.exports]));

describe('stories', () => {
  it('cover each endpoint with exactly one story', () => {
    const counts = endpoints.map(({ id }) => {
      const stories = files.flatMap(({ storyCovers }) => storyCovers.filter(({ key }) => key === `endpoint:${id}`));
      return [id, stories.length];
    });
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(endpoints.map(({ id }) => [id, 1])));
  });

  it('cover each component of the kit, with the kinds of stories that tell something about it', () => {
    const lacking = folders.flatMap(({ name, isComponent }) => {
      if (!isComponent || name in withoutStories) return [];
      const exports = namesOf(name);
      if (exports.size === 0) return [`${name} has no story`];
      return storyKinds
        .filter((kind) => !exports.has(kind) && !lacksByRight(name, kind))
        .map((kind) => `${name} has no story named ${kind}`);
    });
    expect(lacking).toEqual([]);
  });

  it('leave out no kind of story that is there', () => {
    const needless = withoutKinds.flatMap(({ kind, components }) =>
      components.filter((name) => namesOf(name).size === 0 || namesOf(name).has(kind)).map((name) => [name, kind]),
    );
    expect(needless).toEqual([]);
  });

  it('cover each route, overlay and layout', () => {
    const covered = new Set(files.flatMap(keysOf));
    const wanted = [
      ...routes.map(({ id }) => `route:${id}`),
      ...ownPages.map((id) => `route:${id}`),
      ...overlays.map((name) => `overlay:${name}`),
    ];
    expect(wanted.filter((key) => !covered.has(key))).toEqual([]);
    const ofLayouts = files.filter(({ file }) => file.startsWith('packages/ui/src/Layout/stories/'));
    const names = ofLayouts.map(({ file }) => path.basename(file, '.stories.tsx').toLowerCase());
    expect(names.toSorted()).toEqual([...builtLayouts].toSorted());
  });

  it('show each screen with the faces that it has', () => {
    const screens = files
      .filter((file) => keysOf(file).some((key) => key.startsWith('route:')))
      .map(({ file, exports }) => ({ name: path.basename(file, '.stories.tsx'), exports }));
    const missing = screens.flatMap(({ name, exports }) =>
      faces.filter((face) => !exports.includes(face)).map((face) => `${name} ${face}`),
    );
    const excepted = withoutFaces.flatMap((one) =>
      one.files.flatMap((name) => one.faces.map((face) => `${name} ${face}`)),
    );
    // Neither more nor less is missing than there are reasons for.
    expect(missing.toSorted()).toEqual(excepted.toSorted());
  });

  it('cover only what exists', () => {
    const known = new Set([
      ...endpoints.map(({ id }) => `endpoint:${id}`),
      ...folders.map(({ name }) => componentKey(name)),
      ...routes.map(({ id }) => `route:${id}`),
      ...ownPages.map((id) => `route:${id}`),
      ...overlays.map((name) => `overlay:${name}`),
    ]);
    const unknown = files.flatMap((file) =>
      keysOf(file)
        .filter((key) => !known.has(key))
        .map((key) => `${file.file}: ${key}`),
    );
    expect(unknown).toEqual([]);
  });

  it('leave out only components that have none', () => {
    const covered = new Set(files.flatMap(keysOf));
    const components = folders.filter(({ isComponent }) => isComponent).map(({ name }) => name);
    for (const name of Object.keys(withoutStories)) {
      expect(components).toContain(name);
      expect([...covered]).not.toContain(componentKey(name));
    }
  });
});

describe('readStories', () => {
  it('tells what a file covers from what its stories cover', () => {
    const source = [
      `const meta = preview.meta({ parameters: { covers: ['component:a', 'component:b'] } });`,
      `export const Default = meta.story();`,
      `export const ListTasks = meta.story({ parameters: { covers: ['endpoint:tasks.all'] } });`,
    ].join('\n');
    expect(readStories('a.stories.tsx', source)).toEqual({
      file: 'a.stories.tsx',
      exports: ['Default', 'ListTasks'],
      fileCovers: ['component:a', 'component:b'],
      storyCovers: [{ story: 'ListTasks', key: 'endpoint:tasks.all' }],
    });
  });
});
