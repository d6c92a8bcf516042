import { configureRequest, request, type AnyEndpoint, type Transport } from '@quarterdeck/contract';
import { getProject } from '@quarterdeck/contract/endpoints/project';
import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import type { Project } from '@quarterdeck/contract/entities/project';
import type { SessionId } from '@quarterdeck/contract/entities/session';
import { createTranslator, TranslatorProvider, type Messages } from '@quarterdeck/i18n';
import { pressLastMessage } from '../../writes/testing/pressLastMessage';
import { toasts } from '@quarterdeck/ui/Toast';
import { createUndoStack, UndoContext } from '@quarterdeck/ui/undo';
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { projectQueries } from '../projectQueries';
import suggestedWords from '../suggested/translations/en.json';
import { visit } from '../visit';

/** A server that handles calls until some are told to be refused or to wait, or none arrive. */
function unsteady(answer: Transport) {
  let refused: AnyEndpoint | undefined;
  let isOffline = false;
  let gate: Promise<void> | undefined;
  const calls: string[] = [];
  const fetch: Transport = async (request) => {
    calls.push(request.method);
    await gate;
    if (isOffline) throw new TypeError('Failed to fetch');
    if (request.method !== refused?.method) return answer(request);
    return Response.json({ error: { code: 'server', message: 'No' } }, { status: 500 });
  };
  return {
    fetch,
    calls,
    breakDown: (endpoint: AnyEndpoint) => {
      refused = endpoint;
    },
    repair: () => {
      refused = undefined;
    },
    disconnect: () => {
      isOffline = true;
    },
    reconnect: () => {
      isOffline = false;
      dispatchEvent(new Event('online'));
    },
    /** Lets all calls wait. @returns what lets them go on. */
    hold: () => {
      let release = () => undefined as void;
      gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      return () => {
        gate = undefined;
        release();
      };
    },
  };
}

/**
 * Opens a page without a face on a project that `answer` serves. Hooks of features run in it with `read`.
 * @param words English messages of the hooks.
 */
export async function openProjectPage(answer: Transport, project: Project, words: Messages) {
  const server = unsteady(answer);
  toasts.clear();
  visit.begin('session-01' as SessionId);
  visit.keepProject(project);
  configureRequest({ transport: server.fetch, baseAddress: 'http://localhost/' });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: Infinity } },
  });
  /** What was done and can be taken back, oldest first. */
  const offers: string[] = [];
  const undoStack = createUndoStack(([label = '']) => {
    offers.push(label);
    return { update: () => undefined, close: () => undefined, isOpen: () => false };
  });
  const translator = await createTranslator(
    () => Promise.resolve({ ...words, ...suggestedWords, kit: { retry: 'Try again' } }),
    'en',
  );
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      TranslatorProvider,
      { i18n: translator },
      createElement(QueryClientProvider, { client }, createElement(UndoContext, { value: undoStack }, children)),
    );
  const query = projectQueries.project(project.id);
  const observer = new QueryObserver(client, query);
  observer.subscribe(() => undefined);
  await observer.refetch();
  const shown = () => client.getQueryData(query.queryKey)?.requirements ?? [];
  return {
    /** What a hook of the page gives. */
    read: <Value>(useValue: () => Value): Value => renderHook(useValue, { wrapper }).result.current,
    server,
    client,
    offers,
    undo: () => undoStack.undoLast(),
    shown,
    shownName: () => client.getQueryData(query.queryKey)?.name,
    saved: () => request(getProject, { params: { projectId: project.id } }),
    readAgain: () => observer.refetch(),
    /** The item with this title. */
    item: (title: string): BacklogItem => {
      const item = shown().find((one) => one.title === title);
      if (!item) throw new Error(`No item ${title} is shown`);
      return item;
    },
    messages: () => toasts.all().map(({ title }) => title),
    retry: pressLastMessage,
  };
}
