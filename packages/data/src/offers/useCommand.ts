import type { FeatureCommand } from '@quarterdeck/contract/featureCommands';
import { useHostActions } from '@quarterdeck/ui/hostActions';

/**
 * Runs a command of another feature, whose owner says what came of it.
 * @returns undefined where no feature offers it, so that nothing is to be shown for it.
 */
export function useCommand<Payload>({ id }: FeatureCommand<Payload>): ((payload: Payload) => void) | undefined {
  return useHostActions().commands?.get(id);
}
