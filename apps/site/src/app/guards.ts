import { paths, type GuardName } from '@quarterdeck/contract';

/** Whether the browser's record that a guard asks for is there. */
export interface GuardFacts {
  hasSession: boolean;
  hasProject: boolean;
}

/** Where a guard sends those who may not enter; null lets them in. */
export function guardAddress(guard: GuardName | undefined, facts: GuardFacts): string | null {
  if (guard === undefined) return null;
  if (!facts.hasSession) return paths.home.href();
  if (guard === 'project' && !facts.hasProject) return paths.getStarted.href();
  return null;
}
