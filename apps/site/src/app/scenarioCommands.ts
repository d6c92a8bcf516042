import type { CommandOffer } from '@quarterdeck/contract';
import type { ScenarioName } from '@quarterdeck/mocks/transport';
import type { QueryClient } from '@tanstack/react-query';
import type { Demo } from './api';

const titles: Record<ScenarioName, string> = {
  success: 'site.scenario.success',
  empty: 'site.scenario.empty',
  slow: 'site.scenario.slow',
  error: 'site.scenario.error',
  offline: 'site.scenario.offline',
  large: 'site.scenario.large',
};

/** Lets whoever develops choose how the demo answers: one command for each scenario, until the page is loaded anew. */
export function scenarioCommands({ setScenario }: Demo, queryClient: QueryClient): CommandOffer[] {
  return (Object.keys(titles) as ScenarioName[]).map((name) => ({
    id: `scenario.${name}`,
    titleKey: titles[name],
    icon: 'flask-conical',
    run: async () => {
      await setScenario(name);
      await queryClient.resetQueries();
    },
  }));
}
