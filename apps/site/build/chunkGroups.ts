import type { Rolldown } from 'vite';

/** A module goes into a shared chunk when at least so many dynamic imports need it; others stay with who needs them. */
const minShareCount = 4;

const reactAria = /node_modules\/(@?react-(aria|stately)|@react-types|@internationalized)/;
/** The language that parts are in: the frame of every page has it already. */
const language = /node_modules\/(react-aria|react-aria-components)\/.*I18nProvider/;
const kit = /packages\/((ui|i18n)\/src|contract\/src\/rules)|node_modules\/(?!zod|@tanstack)/;

/** Charts and what only they stand on, which the screens with numbers share. */
const charts =
  /packages\/ui\/src\/(charts|\w*Chart|Gauge|HeatMap|Sparkline|StatTile|StatementCard)\/|node_modules\/(@visx|d3-|internmap|reduce-css-calc|math-expression-evaluator|balanced-match)/;

/** Parts that many screens share and no first page of an app needs: they stay out of the file that all of them load. */
const rare =
  /packages\/ui\/src\/(AuthFrame|Stepper|Paper|TickMeter|fuzzySearch|recordFile)\/|node_modules\/(@leeoniya|papaparse)\//;

const data = /node_modules\/(zod|@tanstack)\/|packages\/(contract|data)\/src/;

/** Parts of nearly every form. What React Aria has for lists, menus and dialogs is no part of them. */
const fields =
  /packages\/ui\/src\/(FormField\/(?!FieldButton)|(TextField|PasswordField|Checkbox)\/)|packages\/ui\/src\/Form\/Form\.tsx/;

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Whether a module says yes, or one that it leads to, directly or through others; `undefined` leaves it to those. */
function leadsTo(
  neighbours: 'importedIds' | 'importers',
  ownAnswer: (id: string) => boolean | undefined,
): (id: string, graph: Graph) => boolean {
  const answers = new Map<string, boolean>();
  return (id, graph) => {
    const visited = new Set<string>();
    const ask = (one: string): boolean => {
      const known = ownAnswer(one) ?? answers.get(one);
      // Modules that import each other are followed once.
      if (known !== undefined || visited.has(one)) return known ?? false;
      visited.add(one);
      const answer = graph.getModuleInfo(one)?.[neighbours].some(ask) ?? false;
      if (answer) answers.set(one, true);
      return answer;
    };
    const answer = ask(id);
    // A no of one of them alone may come from the middle of a circle.
    if (!answer) for (const one of visited) answers.set(one, false);
    return answer;
  };
}

/** Whether a module is part of React Aria or imports it, directly or through others. */
const needsReactAria = leadsTo('importedIds', (id) => {
  if (language.test(id)) return false;
  return reactAria.test(id) || undefined;
});

/** The screen with the least on it, the mock that answers it, and what is read at start: nearly all screens need the same. */
const first =
  /features\/auth\/src\/screens\/SignInScreen|mocks\/src\/(core\/|transport\.ts|auth\/)|data\/src\/writes\/outbox/;

/** Index files: they import all of their package, of which their importer needs a part. */
const indexes = /lucide-react\/dist\/|contract\/src\/index\.ts/;

/** Whether one of the first stands on a module, directly or through others. */
const isNeededFirst = leadsTo('importers', (id) => {
  if (first.test(id)) return true;
  return indexes.test(id) ? false : undefined;
});

/**
 * What screens share, in few files; each screen and each part that is loaded later is a file of its own by its dynamic
 * import. Kit parts on React Aria stand apart, so that pages without fields and menus do not load it, and so does what
 * the first page of nearly everybody needs from what only some screens share.
 */
export const chunkGroups = [
  { name: 'start', tags: ['$initial'], priority: 6 },
  {
    name: (id, graph) => (isNeededFirst(id, graph) && !rare.test(id) && !needsReactAria(id, graph) ? 'basics' : null),
    debugName: 'basics',
    test: (id) => kit.test(id) || data.test(id),
    minShareCount,
    priority: 5.7,
  },
  { name: 'fields', test: fields, minShareCount, priority: 5.5 },
  {
    name: (id, graph) => (rare.test(id) || charts.test(id) || needsReactAria(id, graph) ? null : 'kit'),
    debugName: 'kit',
    test: kit,
    minShareCount,
    priority: 5,
  },
  { name: 'data', test: data, minShareCount, priority: 4 },
  {
    name: (id, graph) => (!charts.test(id) && needsReactAria(id, graph) ? 'kit-aria' : null),
    debugName: 'kit-aria',
    test: kit,
    minShareCount,
    priority: 3,
  },
  { name: 'charts', test: charts, minShareCount, priority: 2 },
  // A file for each of them would be a request for each of them, which weighs more than the drawing.
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 1 },
  { name: 'frame', test: /shell\/src\/Shell\.tsx$|ui\/src\/Layout\//, priority: 2 },
  { name: 'mock', test: /mocks\/src\/(core\/|transport\.ts)|quarterdeck-seeds/, priority: 1 },
] satisfies Rolldown.CodeSplittingGroup[];
