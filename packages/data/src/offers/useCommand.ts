import type { FeatureCommand } from '@quarterdeck/contract/featureCommands';
import { useHostActions } from '@quarterdeck/ui/hostActions';

/**
 * A command of another feature. That feature says what was done and how it is undone.
 * @returns undefined where no feature offers it: show nothing for it then.
 */
export function useCommand<Payload>({ id }: FeatureCommand<Payload>): ((payload: Payload) => void) | undefined {
  return useHostActions().commands?.get(id);
}
