import type { CommandContext, CommandOffer, FeatureManifest } from '@quarterdeck/contract';
import { connectionOf } from '@quarterdeck/data/writes/connection';
import { isWrite } from '@quarterdeck/data/writes/defineWrite';
import { useWriteHost, useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import type { HostActions } from '@quarterdeck/ui/hostActions';
import { lazyPart, type LazyPart } from '@quarterdeck/ui/lazyPart';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { toasts } from '@quarterdeck/ui/Toast';
import { useUndo } from '@quarterdeck/ui/undo';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { PageBoundary } from './PageBoundary';

export interface Offers extends Required<Pick<HostActions, 'commands' | 'renderWidget'>> {
  /** Runs a command of a feature or of the app; a failure is said in a message. */
  runCommand: (command: CommandOffer, payload?: unknown) => void;
}

/**
 * What features offer each other: their commands by id, and their widgets.
 * @param navigate goes to an address of the app.
 */
export function useOffers(features: readonly FeatureManifest[], navigate: (to: string) => void): Offers {
  const { t } = useTranslation();
  const undo = useUndo();
  const client = useQueryClient();
  const writes = useWrites();
  const writeHost = useWriteHost();

  const widgets = useMemo(() => {
    const offered = features.flatMap((feature) => feature.widgets ?? []);
    return new Map<string, LazyPart<object>>(offered.map(({ id, load }) => [id, lazyPart(load)]));
  }, [features]);

  return useMemo(() => {
    const connection = connectionOf(client);
    const context: CommandContext = {
      navigate,
      t: (key, values = {}) => t(key, values),
      write: async (write, parts) => {
        if (!isWrite(write)) throw new Error(`${write.id} is no write`);
        const sending = writes.run(write, parts, writeHost);
        // Nothing on this page shows what was done, so that it waits has to be said.
        const sayOffline = () => {
          if (connection.isLost) toasts.add({ title: t('host.commandWaits'), cause: 'offline' });
        };
        const unsubscribe = connection.subscribe(sayOffline);
        sayOffline();
        return (await sending.finally(unsubscribe)).done.length;
      },
    };
    const run = async (command: CommandOffer, payload: unknown) => (await command.run(context, payload)) ?? undefined;
    const runCommand = (command: CommandOffer, payload?: unknown) => {
      const running = run(command, payload);
      // At once, so that the undo key means it while it is still being saved.
      undo.offer(running);
      running.catch((error: unknown) => {
        console.error(`The command ${command.id} failed`, error);
        toasts.add({ title: t('host.commandFailed'), tone: 'danger' });
      });
    };
    const commands = features.flatMap((feature) => feature.commands ?? []);
    return {
      runCommand,
      commands: new Map(commands.map((command) => [command.id, (payload) => runCommand(command, payload)])),
      renderWidget: (id) => {
        const Widget = widgets.get(id);
        return Widget === undefined ? null : (
          // What fails in it takes nothing else of the page along.
          <PageBoundary form="region">
            <Suspense fallback={<Skeleton shape="rows" count={3} />}>
              <Widget />
            </Suspense>
          </PageBoundary>
        );
      },
    };
  }, [features, navigate, t, undo, client, writes, writeHost, widgets]);
}
