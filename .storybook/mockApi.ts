import { createHandlersOf, createMockApi, scenarioNames } from '@quarterdeck/mocks';
import type { MockApi, Scenario, ScenarioName } from '@quarterdeck/mocks';
import type { RequestHandler } from 'msw';

/** What the API of a story is made of, by the names of the globals. */
export interface MockSettings {
  scenario: ScenarioName;
  /** Scenarios of single calls, by endpoint id; they win over `scenario`. */
  mix: Readonly<Record<string, ScenarioName>>;
  delays: 'none' | 'declared' | number;
}

const isScenario = (value: unknown): value is ScenarioName => scenarioNames.some((name) => name === value);

/** Reads the settings out of globals, which an address may have filled with anything. */
export function mockSettingsOf(globals: Readonly<Record<string, unknown>>): MockSettings {
  const { scenario, mix, latency } = globals;
  const named = Object.entries(typeof mix === 'object' && mix !== null ? mix : {});
  const ms = Number(latency);
  return {
    scenario: isScenario(scenario) ? scenario : 'success',
    mix: Object.fromEntries(named.filter((entry): entry is [string, ScenarioName] => isScenario(entry[1]))),
    delays: latency === 'declared' ? 'declared' : ms > 0 ? ms : 'none',
  };
}

interface CurrentMock {
  api: MockApi;
  settings: MockSettings;
}

let current: CurrentMock | undefined;

/** Starts a story with data of its own. @returns what the worker is to answer with. */
export function openMock(settings: MockSettings): RequestHandler[] {
  const { scenario, mix, delays } = settings;
  // The story's clock and its seeded ids: both are set before this and read at every call.
  const api = createMockApi({
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    delays,
    scenario: scenarioOf(scenario, mix),
  });
  current = { api, settings };
  // The mock's own answer to unknown paths would hide that a story asks for something nobody answers.
  return createHandlersOf(api).filter(({ info }) => !('path' in info) || info.path !== '*/api/*') as RequestHandler[];
}

/** Answers one call by a scenario of its own from now on; the data stay as they are. */
export function setEndpointScenario(endpointId: string, name: ScenarioName): void {
  if (!current) return;
  const { scenario, mix } = current.settings;
  current.api.setScenario(scenarioOf(scenario, { ...mix, [endpointId]: name }));
}

/** The scenario that an endpoint starts with in this story. */
export function endpointScenario(endpointId: string): ScenarioName {
  if (!current) return 'success';
  const { scenario, mix } = current.settings;
  return mix[endpointId] ?? scenario;
}

/** Resolves when the story's calls are answered, but for those that never are. */
export async function mockSettled(): Promise<void> {
  await current?.api.settled();
}

const scenarioOf = (scenario: ScenarioName, mix: MockSettings['mix']): Scenario => ({ default: scenario, mix });
