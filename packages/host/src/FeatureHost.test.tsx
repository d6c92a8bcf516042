import { configureRequest, defineFeature, paths, toQuery, type Transport } from '@quarterdeck/contract';
import { signInAddress } from '@quarterdeck/contract/rules/returnAddress';
import { getUser } from '@quarterdeck/contract/endpoints/common';
import { createTaskTag, listTaskTags } from '@quarterdeck/contract/endpoints/tasks';
import { createTaskCommand, readPayload } from '@quarterdeck/contract/featureCommands';
import { newTaskTagSchema } from '@quarterdeck/contract/writes/tasks';
import { useCommand } from '@quarterdeck/data/offers/useCommand';
import { readSession, session } from '@quarterdeck/data/session/session';
import { useSignedOutOffline } from '@quarterdeck/data/session/signedOutOffline';
import { defineWrite } from '@quarterdeck/data/writes/defineWrite';
import { useSwitchLanguage, useTranslation, type Words } from '@quarterdeck/i18n';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { MemoryRouter, Route, Routes } from '@quarterdeck/ui/router';
import { removeKeys } from '@quarterdeck/ui/storage';
import { toasts } from '@quarterdeck/ui/Toast';
// Its code is loaded with the first message; here it is there from the start.
import '@quarterdeck/ui/ToastRegion';
import { useUndo, type UndoStack } from '@quarterdeck/ui/undo';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeToken, sessionAnswer } from '@quarterdeck/data/session/testing/sessionAnswer';
import { createQueryClient } from './createQueryClient';
import { FeatureHost } from './FeatureHost';

function HarbourScreen() {
  const { t } = useTranslation();
  const undo = useUndo();
  const switchLanguage = useSwitchLanguage();
  const [ships, setShips] = useState(3);
  const sail = () => {
    setShips(ships - 1);
    undo.offer({ label: t('harbour.sailed'), undo: () => setShips(ships) });
  };
  return (
    <main>
      <h1>{t('harbour.title', { count: ships })}</h1>
      <button type="button" onClick={sail}>
        {t('harbour.sail')}
      </button>
      <button type="button" onClick={() => void switchLanguage('tr')}>
        Türkçe
      </button>
    </main>
  );
}

const english = { title: '{{count}} ships', sail: 'Sail', sailed: 'A ship has sailed' };
const words: Words = {
  en: () => Promise.resolve({ default: { harbour: english } }),
  tr: () => Promise.resolve({ default: { harbour: { ...english, title: '{{count}} gemi' } } }),
};

const harbour = defineFeature({
  id: 'harbour',
  words,
  routes: [
    {
      id: 'harbour.list',
      path: '/harbour',
      screen: 'harbour',
      titleKey: 'harbour.title',
      load: () => Promise.resolve({ default: HarbourScreen }),
    },
  ],
  redirects: [{ path: '/port', to: '/harbour' }],
});
const shared = { features: [harbour] };

beforeEach(() => history.replaceState(null, '', '/harbour'));
afterEach(() => toasts.clear());

it('shows the screen of an address in the words of the feature', async () => {
  render(<FeatureHost {...shared} />);
  expect(await screen.findByRole('heading', { name: '3 ships' })).toBeVisible();
});

it('follows the redirects of features, below a path of the app', async () => {
  history.replaceState(null, '', '/admin/port');
  render(<FeatureHost {...shared} basename="/admin" />);
  await screen.findByRole('heading', { name: '3 ships' });
  expect(location.pathname).toBe('/admin/harbour');
});

it('takes part in the router of the app, and shows what the app has for other addresses', async () => {
  render(
    <MemoryRouter initialEntries={['/elsewhere']}>
      <Routes>
        <Route path="*" element={<FeatureHost {...shared}>Nothing here</FeatureHost>} />
      </Routes>
    </MemoryRouter>,
  );
  expect(await screen.findByText('Nothing here')).toBeVisible();
});

it('speaks another language when the app says so, and asks the app where a feature wants one', async () => {
  const handleLanguage = vi.fn<(language: string) => void>();
  const { rerender } = render(<FeatureHost {...shared} onLanguageChange={handleLanguage} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Türkçe' }));
  expect(handleLanguage).toHaveBeenCalledWith('tr');
  rerender(<FeatureHost {...shared} language="tr" />);
  expect(await screen.findByRole('heading', { name: '3 gemi' })).toBeVisible();
  expect(document.documentElement.lang).toBe('tr');
});

it('speaks a language that the app adds; words that it does not give stay English', async () => {
  const german: Words = { de: () => Promise.resolve({ default: { harbour: { title: '{{count}} Schiffe' } } }) };
  render(<FeatureHost features={[harbour]} words={[german]} language="de" />);
  expect(await screen.findByRole('heading', { name: '3 Schiffe' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sail' })).toBeVisible();
});

it('takes back what was done, by the message and by Ctrl+Z', async () => {
  render(<FeatureHost {...shared} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Sail' }));
  expect(screen.getByRole('heading', { name: '2 ships' })).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: '3 ships' })).toBeVisible());
  fireEvent.click(screen.getByRole('button', { name: 'Sail' }));
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
  await waitFor(() => expect(screen.getByRole('heading', { name: '3 ships' })).toBeVisible());
});

it('fails where it stands when no words come, so that a boundary of the app can say so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const none: Words = { en: () => Promise.reject(new Error('No connection')) };
  render(
    <ErrorBoundary fallback="The app says so">
      <FeatureHost features={[harbour]} words={[none]} fallback="Loading" />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('The app says so')).toBeVisible();
});

it('keeps its screens when the app renders it anew with the same features', async () => {
  const { rerender } = render(<FeatureHost features={[harbour]} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Sail' }));
  rerender(<FeatureHost features={[harbour]} />);
  expect(screen.getByRole('heading', { name: '2 ships' })).toBeVisible();
});

it('says that a screen did not load where the words of its feature do not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi.fn<Words[string]>().mockRejectedValue(new Error('No connection'));
  render(<FeatureHost features={[{ ...harbour, words: { en: load } }]} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  load.mockResolvedValue({ default: { harbour: english } });
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: '3 ships' })).toBeVisible();
});

describe('what features offer each other', () => {
  const addTask = vi.fn<(title: string) => void>();
  const removeTask = vi.fn<() => void>();
  const pilots = defineFeature({
    id: 'pilots',
    routes: [],
    commands: [
      {
        id: createTaskCommand.id,
        titleKey: 'pilots.task',
        icon: 'anchor',
        run: (_, payload) => {
          const { title } = readPayload(createTaskCommand, payload);
          addTask(title);
          return { label: `${title} is a task now`, undo: removeTask };
        },
      },
    ],
    widgets: [
      {
        id: 'pilots.free',
        load: () => Promise.resolve({ default: () => <p>Two pilots are free</p> }),
      },
    ],
  });

  function Caller() {
    const { renderWidget } = useHostActions();
    const createTask = useCommand(createTaskCommand);
    return (
      <main>
        <h1>Pier</h1>
        {renderWidget?.('pilots.free')}
        {renderWidget?.('tides.next')}
        {createTask ? (
          <>
            <button type="button" onClick={() => createTask({ title: 'Meet the ship', notes: null })}>
              Make a task
            </button>
            <button type="button" onClick={() => createTask({ title: '', notes: null })}>
              Make an empty task
            </button>
          </>
        ) : null}
      </main>
    );
  }
  const pier = defineFeature({
    id: 'pier',
    routes: [
      {
        id: 'pier.list',
        path: '/harbour',
        screen: 'pier',
        titleKey: 'pier.title',
        load: () => Promise.resolve({ default: Caller }),
      },
    ],
  });

  const tides = defineFeature({
    id: 'tides',
    routes: [],
    widgets: [{ id: 'tides.next', load: () => Promise.reject(new Error('No connection')) }],
  });

  it('runs the command of another feature with what is handed over, and offers what it returns to be undone', async () => {
    render(<FeatureHost features={[pier, pilots]} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Make a task' }));
    expect(addTask).toHaveBeenCalledExactlyOnceWith('Meet the ship');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(removeTask).toHaveBeenCalledOnce());
  });

  it('answers a command in the words of the feature that offers it', async () => {
    const speaking = defineFeature({
      ...pilots,
      words: { en: () => Promise.resolve({ default: { pilots: { done: 'Put down as a task' } } }) },
      commands: [{ ...pilots.commands[0], run: ({ t }) => ({ label: t('pilots.done'), undo: removeTask }) }],
    });
    render(<FeatureHost features={[pier, speaking]} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Make a task' }));
    expect(await screen.findByText('Put down as a task')).toBeVisible();
  });

  it('means a command by the undo key while it is still being done', async () => {
    const end = Promise.withResolvers<void>();
    const slow = defineFeature({
      ...pilots,
      commands: [
        {
          ...pilots.commands[0],
          run: async () => {
            await end.promise;
            return { label: 'A task now', undo: removeTask };
          },
        },
      ],
    });
    removeTask.mockClear();
    render(<FeatureHost features={[pier, slow]} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Make a task' }));
    fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
    end.resolve();
    await waitFor(() => expect(removeTask).toHaveBeenCalledOnce());
  });

  it('says that a command waits for a connection', async () => {
    const addLabel = defineWrite<{ title: string }, unknown>({
      id: 'pilots.label',
      part: newTaskTagSchema,
      optimistic: () => [],
      send: ({ title }, { call }) => call(createTaskTag, { body: { tag: { title } } }),
      saved: () => [],
      failure: () => 'Not made',
    });
    const away = defineFeature({
      ...pilots,
      commands: [
        { ...pilots.commands[0], run: async (context) => void (await context.write(addLabel, [{ title: 'A' }])) },
      ],
    });
    render(
      <FeatureHost
        features={[pier, away]}

        transport={() => Promise.reject(new TypeError('Failed to fetch'))}
      />,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Make a task' }));
    expect(await screen.findByText('You’re offline. This is done as soon as you’re back online.')).toBeVisible();
  });

  it('says that a command failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<FeatureHost features={[pier, pilots]} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Make an empty task' }));
    expect(await screen.findByText('That didn’t work. Try again.')).toBeVisible();
  });

  it('shows the widget of another feature; one that does not come takes nothing else along', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<FeatureHost features={[pier, pilots, tides]} />);
    expect(await screen.findByText('Two pilots are free')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pier' })).toBeVisible();
  });

  it('leaves out what no feature offers', async () => {
    render(<FeatureHost features={[pier]} />);
    expect(await screen.findByRole('heading', { name: 'Pier' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Two pilots are free')).toBeNull();
  });
});

describe('with a feature that signs people in', () => {
  const Dialog = () => <p role="alertdialog" aria-label="Your session has expired" />;
  // Messages have the role, too.
  const asked = { name: 'Your session has expired' };
  const gate = defineFeature({
    id: 'gate',
    routes: [],
    loadSessionDialog: () => Promise.resolve({ default: Dialog }),
  });
  let undoOfPage: UndoStack | undefined;
  function Berths() {
    const undo = useUndo();
    useEffect(() => {
      undoOfPage = undo;
    }, [undo]);
    const { data } = useQuery(toQuery(listTaskTags, {}));
    return (
      <main>
        <h1>{data ? 'Berths' : 'Waiting'}</h1>
      </main>
    );
  }
  const berths = defineFeature({
    ...harbour,
    routes: harbour.routes.map((route) => ({ ...route, load: () => Promise.resolve({ default: Berths }) })),
  });

  afterEach(() => {
    // Mounted, it would load the page anew.
    cleanup();
    session.signOut();
    removeKeys('');
    session.follow();
    configureRequest({ session: undefined });
    useSignedOutOffline.setState(false, true);
    usePreferences.getState().set({ lockAfter: null });
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('sends their token with calls, and asks for the password over the page where the API refuses it', async () => {
    const first = sessionAnswer();
    session.begin(first);
    const transport: Transport = async ({ headers }) =>
      headers.get('authorization') === `Bearer ${first.accessToken}`
        ? Response.json({ error: { code: 'unauthorized', message: 'Invalid token' } }, { status: 401 })
        : Response.json([]);
    render(<FeatureHost features={[berths, gate]} transport={transport} />);
    expect(await screen.findByRole('alertdialog', asked)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Waiting' })).toBeVisible();
    // The page goes on once its person is back.
    act(() => session.begin(sessionAnswer({ accessToken: makeToken(120) })));
    expect(await screen.findByRole('heading', { name: 'Berths' })).toBeVisible();
    expect(screen.queryByRole('alertdialog', asked)).toBeNull();
  });

  it('knows whose page of the demo it locks, although nobody has signed in', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    usePreferences.getState().set({ lockAfter: 5 });
    const { user } = sessionAnswer();
    const transport: Transport = async ({ url }) => Response.json(url.endsWith(getUser.path) ? user : []);
    render(<FeatureHost features={[berths, gate]} transport={transport} />);
    // What watches is loaded after the page.
    await vi.waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(6 * 60_000));
      expect(readSession()).toEqual({ status: 'locked', person: { id: user.id, name: user.name, email: user.email } });
    });
  });

  // The last ones: a page whose person has left sends nothing any more.
  describe('without a connection', () => {
    const exit = defineFeature({
      ...gate,
      routes: [
        {
          id: 'gate.exit',
          path: paths.signOut.pattern,
          screen: 'exit',
          titleKey: 'gate.exit',
          load: () => Promise.resolve({ default: () => <h1>You are signed out</h1> }),
        },
      ],
    });
    const reload = vi.fn<() => void>();

    beforeEach(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      vi.spyOn(location, 'reload').mockImplementation(reload);
      reload.mockClear();
    });

    it('shows who signs out that they are, keeps nothing, and loads the page anew once it is back', async () => {
      const queryClient = createQueryClient();
      session.begin(sessionAnswer());
      render(
        <FeatureHost
          features={[berths, exit]}
          queryClient={queryClient}
          transport={() => Promise.resolve(Response.json([]))}
        />,
      );
      await screen.findByRole('heading', { name: 'Berths' });
      toasts.add({ title: 'A letter of the first person' });
      const undone = vi.fn<() => void>();
      act(() => undoOfPage?.offer({ label: 'Letter deleted', undo: undone }));
      act(() => session.signOut());
      expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
      expect(screen.queryByText('Letter deleted')).toBeNull();
      expect(await undoOfPage?.undoLast()).toBe(false);
      expect(screen.queryByText('A letter of the first person')).toBeNull();
      expect(queryClient.getQueriesData({}).filter(([, data]) => data !== undefined)).toEqual([]);
      expect(reload).not.toHaveBeenCalled();
      // Nothing is found by going Back or on.
      act(() => {
        history.pushState(null, '', '/harbour');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await waitFor(() => expect(location.pathname).toBe(paths.signOut.href()));
      expect(screen.queryByRole('heading', { name: 'Berths' })).toBeNull();
      window.dispatchEvent(new Event('online'));
      expect(reload).toHaveBeenCalledOnce();
    });
  });

  it('loads the page that was wanted where somebody signs in in place of another', async () => {
    const signIn = defineFeature({
      ...gate,
      routes: [
        {
          id: 'gate.signIn',
          path: paths.authentication.pattern,
          screen: 'gate',
          titleKey: 'gate.signIn',
          load: () => Promise.resolve({ default: () => <h1>Welcome back</h1> }),
        },
      ],
    });
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    session.begin(sessionAnswer());
    history.replaceState(null, '', signInAddress('/harbour'));
    render(<FeatureHost features={[berths, signIn]} transport={() => Promise.resolve(Response.json([]))} />);
    await screen.findByRole('heading', { name: 'Welcome back' });
    act(() => session.begin(sessionAnswer({ id: 'user-deniz' })));
    expect(replace).toHaveBeenCalledExactlyOnceWith('/harbour');
  });
});
