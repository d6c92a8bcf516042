import type { FeatureManifest } from '@quarterdeck/contract';
import { isWrite } from '@quarterdeck/data/writes/defineWrite';
import { useOutbox } from '@quarterdeck/data/writes/useWrite';

export interface OutboxProps {
  /** Whose writes there are; the one whose id a write starts with brings the code for it. */
  owners: readonly Pick<FeatureManifest, 'id' | 'loadWrites'>[];
}

/** Keeps what is written over a reload, and lets other tabs hear of it; one in an app. */
export function Outbox({ owners }: OutboxProps) {
  useOutbox(async (id) => {
    const owner = owners.find((feature) => id.startsWith(`${feature.id}.`));
    const write = (await owner?.loadWrites?.())?.find((one) => one.id === id);
    return isWrite(write) ? write : undefined;
  });
  return null;
}
