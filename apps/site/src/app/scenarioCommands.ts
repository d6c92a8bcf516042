import type { CommandOffer } from '@quarterdeck/contract';
import type { ScenarioName } from '@quarterdeck/mocks/transport';
import type { DemoActions } from '@quarterdeck/ui/hostActions';
import { scenarios } from './api';

const titles: Record<ScenarioName, string> = {
  success: 'site.scenario.success',
  empty: 'site.scenario.empty',
  slow: 'site.scenario.slow',
  error: 'site.scenario.error',
  offline: 'site.scenario.offline',
  large: 'site.scenario.large',
};

/** Lets whoever develops choose from every page how the demo answers: one command for each scenario. */
export function scenarioCommands({ choose }: DemoActions): CommandOffer[] {
  return scenarios.map((name) => ({
    id: `scenario.${name}`,
    titleKey: titles[name],
    icon: 'flask-conical',
    run: () => choose(name),
  }));
}
