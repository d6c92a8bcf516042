import { demoAccount, demoCode } from '@quarterdeck/mocks/auth/demoAccount';
import type { HostActions } from '@quarterdeck/ui/hostActions';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { demo, scenarios } from './api';
import { resetDemo } from './lazyReset';

export type DemoActions = Pick<HostActions, 'demo' | 'demoAccount' | 'resetDemo'>;

const account = { ...demoAccount, code: demoCode };

/** Pages are prerendered as those of the demo are, with the place for its account. */
export const prerenderedDemo: DemoActions = { demoAccount: account };

/** What pages may do to the demo: nothing where a server answers. A scenario holds until the page is loaded anew. */
export function useDemo(openReset: () => void): DemoActions {
  const client = useQueryClient();
  const [scenario, setScenario] = useState<string>('success');
  return useMemo(() => {
    const data = demo();
    if (!data) return {};
    const choose = async (name: string) => {
      const known = scenarios.find((one) => one === name);
      if (known === undefined) return;
      await data.setScenario(known);
      setScenario(known);
      await client.resetQueries();
    };
    return { ...prerenderedDemo, demo: { scenarios, scenario, choose, openReset }, resetDemo };
  }, [client, scenario, openReset]);
}
