import seeds from '../../../mocks/src/tasks/seeds/tasks.json' with { type: 'json' };

/** What a call is sent: as an endpoint's input, but without its types, as the table of endpoints has none. */
export interface CallInput {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Records that the calls work on. */
export interface Records {
  /** All tasks, in order. */
  readonly tasks: readonly { readonly id: string }[];
  readonly tags: readonly { readonly id: string }[];
}

/** The most calls of one endpoint; reads of everything take long enough with fewer. */
export const mostCalls = 300;

const word = seeds.find(({ type }) => type !== 'section')?.title.split(' ')[0] ?? '';

/**
 * Input of the call number `index` of an endpoint. Records to delete are taken from the list's end, one each, so that
 * the list stays about as long as it is.
 */
export const inputs: Readonly<Record<string, (index: number, records: Records) => CallInput>> = {
  'common.navigation.get': () => ({}),
  'common.user.get': () => ({}),
  'common.user.update': (index) => ({ body: { user: { status: index % 2 === 0 ? 'busy' : 'online' } } }),
  'common.search': () => ({ body: { query: word } }),
  'contacts.all': () => ({}),
  'tasks.all': () => ({}),
  'tasks.search': () => ({ query: { query: word } }),
  'tasks.task.get': (index, { tasks }) => ({ query: { id: idAt(tasks, index * 31) } }),
  'tasks.task.update': (index, { tasks }) => ({
    body: { id: idAt(tasks, index * 31), task: { title: `Title ${index}` } },
  }),
  'tasks.order': (index, { tasks }) => ({ body: { tasks: index % 2 === 0 ? tasks : tasks.toReversed() } }),
  'tasks.task.create': () => ({ body: { type: 'task' } }),
  'tasks.task.delete': (index, { tasks }) => ({ query: { id: idAt(tasks, tasks.length - 1 - index) } }),
  'tasks.tags.list': () => ({}),
  'tasks.tag.create': (index) => ({ body: { tag: { title: `Tag ${index}` } } }),
  'tasks.tag.update': (index, { tags }) => ({ body: { id: idAt(tags, index), tag: { title: `Renamed ${index}` } } }),
  'tasks.tag.delete': (index, { tags }) => ({ query: { id: idAt(tags, index) } }),
};

/** Endpoints whose calls take a record each: no more calls than records. */
export const callsOnce: Readonly<Record<string, keyof Records>> = { 'tasks.tag.delete': 'tags' };

function idAt(records: readonly { readonly id: string }[], index: number): string {
  return records[index % records.length]?.id ?? '';
}
