import { configureRequest, type Transport } from '@quarterdeck/contract';
import { createTaskTag } from '@quarterdeck/contract/endpoints/tasks';
import { newTaskTagSchema, type NewTaskTag } from '@quarterdeck/contract/writes/tasks';
import { createTranslator } from '@quarterdeck/i18n';
import { keysOf, readText, removeKeys, writeText } from '@quarterdeck/ui/storage';
import { toasts } from '@quarterdeck/ui/Toast';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writesOf, type WriteHost } from './clientWrites';
import { defineWrite, type LoadWrite } from './defineWrite';
import { changeOf } from './optimisticCache';
import { keepOutbox } from './outbox';

const words = queryOptions<string[]>({ queryKey: ['words.list'] });
const inWords = (added: readonly string[]) => [changeOf(words, (list) => [...list, ...added])];

const addWords = defineWrite<NewTaskTag, string>({
  id: 'words.add',
  part: newTaskTagSchema,
  queueKey: () => 'words',
  optimistic: (tags) => inWords(tags.map(({ title }) => title)),
  send: async (tag, { call }) => (await call(createTaskTag, { body: { tag } })).title,
  saved: (done) => inWords(done.map(({ answer }) => answer)),
  failure: () => 'not added',
});

const translator = await createTranslator(() => Promise.resolve({}), 'en');
const host: WriteHost = {
  t: translator.t,
  retryLabel: 'Retry',
  undo: createUndoStack(),
};

const known: LoadWrite = (id) => Promise.resolve(id === addWords.id ? addWords : undefined);

/** A server that does what carries one key once, and can be out of reach, lose its answers, or be too late with them. */
class WordServer {
  state: 'there' | 'away' | 'deaf' | 'late' = 'there';
  readonly words: string[] = [];
  attempts = 0;
  readonly #done = new Set<string>();

  readonly fetch: Transport = async (request) => {
    this.attempts += 1;
    if (this.state === 'away') throw new TypeError('Failed to fetch');
    const key = request.headers.get('idempotency-key') ?? '';
    const { tag } = (await request.json()) as { tag: NewTaskTag };
    if (!this.#done.has(key)) this.words.push(tag.title);
    this.#done.add(key);
    if (this.state === 'deaf') throw new TypeError('Failed to fetch');
    if (this.state === 'late') return new Response(null, { status: 504 });
    return Response.json({ id: key, title: tag.title });
  };
}

/** Locks as a browser has them: whoever asks gets one when those before have let go. */
class Locks {
  readonly #last = new Map<string, Promise<unknown>>();

  request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const own = before.then(() => (signal.aborted ? undefined : work()));
    this.#last.set(name, own);
    return own;
  }
}

const kept = () => keysOf('qd:outbox:');

let pages: (() => void)[] = [];

function openPage(load = known) {
  const client = new QueryClient();
  client.setQueryData(words.queryKey, []);
  const close = keepOutbox(client, () => host, load);
  pages.push(close);
  return {
    close,
    add: (word: string) => writesOf(client).run(addWords, [{ title: word }], host),
    shown: () => client.getQueryData(words.queryKey),
  };
}

function serve() {
  const server = new WordServer();
  configureRequest({ transport: server.fetch, baseAddress: 'http://localhost/' });
  return server;
}

beforeEach(() => {
  removeKeys('');
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
});
afterEach(() => {
  for (const close of pages) close();
  pages = [];
  toasts.clear();
});

it('sends after a reload what could not be sent before, once and in order', async () => {
  const server = serve();
  server.state = 'away';
  const before = openPage();
  for (const word of ['one', 'two', 'three']) void before.add(word);
  expect(before.shown()).toEqual(['one', 'two', 'three']);
  await vi.waitFor(() => expect(server.attempts).toBe(1));
  before.close();
  server.state = 'there';
  const after = openPage();
  await vi.waitFor(() => expect(server.words).toEqual(['one', 'two', 'three']));
  expect(after.shown()).toEqual(['one', 'two', 'three']);
  // Nothing is left to send for the next page.
  await vi.waitFor(() => expect(kept()).toEqual([]));
});

it('does not do again what was done and lost its answer', async () => {
  const server = serve();
  server.state = 'deaf';
  const before = openPage();
  void before.add('one');
  await vi.waitFor(() => expect(server.words).toEqual(['one']));
  before.close();
  server.state = 'there';
  const after = openPage();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(server.words).toEqual(['one']);
  expect(after.shown()).toEqual(['one']);
});

it('keeps what no feature knows, and what is no write', async () => {
  const server = serve();
  server.state = 'away';
  const before = openPage();
  void before.add('one');
  await vi.waitFor(() => expect(server.attempts).toBe(1));
  expect(kept()).toHaveLength(1);
  before.close();
  const [key = ''] = kept();
  server.state = 'there';
  const load = vi.fn<LoadWrite>(() => Promise.resolve(undefined));
  const other = openPage(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  other.close();
  expect(readText(key)).toContain('one');
  writeText(key, '{"writes":[{"write":"words.add","parts":[{"not":"a word"}],"keys":["x"]}],"ids":[]}');
  openPage();
  await vi.waitFor(() => expect(readText(key)).toContain('not'));
  expect(server.words).toEqual([]);
});

it('tries again to load the code of what is kept', async () => {
  const server = serve();
  server.state = 'away';
  const before = openPage();
  void before.add('one');
  await vi.waitFor(() => expect(server.attempts).toBe(1));
  before.close();
  server.state = 'there';
  const load = vi.fn<LoadWrite>(known).mockRejectedValueOnce(new TypeError('Failed to fetch the code'));
  openPage(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(kept()).toHaveLength(1);
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });
  await vi.waitFor(() => expect(kept()).toEqual([]));
});

it('does not call kept what the browser has no room for', async () => {
  const server = serve();
  server.state = 'away';
  const client = new QueryClient();
  client.setQueryData(words.queryKey, []);
  pages.push(keepOutbox(client, () => host, known));
  const writes = writesOf(client);
  expect(writes.isKept).toBe(true);
  vi.stubGlobal('localStorage', undefined);
  void writes.run(addWords, [{ title: 'one' }], host);
  await vi.waitFor(() => expect(server.attempts).toBe(1));
  expect(writes.isKept).toBe(false);
  vi.unstubAllGlobals();
});

it('Retry does not do again what was done and answered too late', async () => {
  const server = serve();
  server.state = 'late';
  const page = openPage();
  await page.add('one');
  expect(server.words).toEqual(['one']);
  server.state = 'there';
  toasts.all().at(-1)?.action?.onPress();
  await vi.waitFor(() => expect(server.attempts).toBe(2));
  expect(server.words).toEqual(['one']);
});

it('keeps what an earlier page has left also where the browser has no room for it twice', async () => {
  const server = serve();
  server.state = 'away';
  const long = 'x'.repeat(1_000);
  const before = openPage();
  void before.add(long);
  await vi.waitFor(() => expect(server.attempts).toBe(1));
  before.close();
  // oxlint-disable-next-line eslint/no-restricted-globals -- What the browser really holds; the module would answer from memory.
  const browser = localStorage;
  const setItem = browser.setItem.bind(browser);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
    const others = keysOf('').filter((name) => name !== key);
    const length = others.reduce((sum, name) => sum + (readText(name)?.length ?? 0), text.length);
    if (length > 1_500) throw new DOMException('No room', 'QuotaExceededError');
    setItem(key, text);
  });
  openPage();
  await vi.waitFor(() => expect(server.attempts).toBe(2));
  full.mockRestore();
  expect(
    kept()
      .map((key) => browser.getItem(key))
      .join(' '),
  ).toContain(long);
});

it('leaves alone what cannot be read', async () => {
  serve();
  writeText('qd:outbox:old', '{"no":"outbox"}');
  openPage();
  openPage().close();
  await vi.waitFor(() => expect(kept()).toContain('qd:outbox:old.bad.0'));
  openPage();
  await Promise.resolve();
  expect(kept().toSorted()).toEqual(['qd:outbox:old', 'qd:outbox:old.bad.0']);
});
