/**
 * - `success`: what a user with a history sees.
 * - `empty`: lists start empty; what exists exactly once stays.
 * - `slow`: no answer without delays, else one after 3 s.
 * - `error`: 500.
 * - `offline`: the network fails.
 * - `large`: 10,000 records in a list.
 */
export const scenarioNames = ['success', 'empty', 'slow', 'error', 'offline', 'large'] as const;
export type ScenarioName = (typeof scenarioNames)[number];

export interface ScenarioMix {
  /** For calls that `mix` does not name; `success` when absent. */
  default?: ScenarioName;
  /** By endpoint id. */
  mix?: Readonly<Record<string, ScenarioName>>;
}

/** One scenario for all calls, or one per endpoint. */
export type Scenario = ScenarioName | ScenarioMix;

/** The scenario of one call. */
export function scenarioFor(scenario: Scenario, endpointId: string): ScenarioName {
  if (typeof scenario === 'string') return scenario;
  const { mix = {}, default: fallback = 'success' } = scenario;
  return Object.hasOwn(mix, endpointId) ? (mix[endpointId] ?? fallback) : fallback;
}

/** Which data a call works on. Each set keeps its own changes; only `stored` outlives the page. */
export type DataSet = 'stored' | 'empty' | 'large';

export function dataSetOf(scenario: ScenarioName): DataSet {
  return scenario === 'empty' || scenario === 'large' ? scenario : 'stored';
}
