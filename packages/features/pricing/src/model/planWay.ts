import { paths } from '@quarterdeck/contract';
import { authAddress } from '@quarterdeck/contract/rules/returnAddress';

export interface PlanChoice {
  isSignedOut: boolean;
  /** A project, or a plan already. */
  hasProject: boolean;
  /** The page with its period, to come back to. */
  from: string;
  /** What the person writes to support: which plan, and how it is paid. */
  subject: string;
}

/**
 * Where choosing a plan leads. Who has signed out signs up first and comes back; who has no project starts one. A plan
 * belongs to a product that is live, so for who has one the choice is a message to the people who switch it.
 */
export function planWay({ isSignedOut, hasProject, from, subject }: PlanChoice): string {
  if (isSignedOut) return authAddress('sign-up', from);
  if (!hasProject) return paths.getStarted.href();
  return `${paths.helpSupport.href()}?${new URLSearchParams({ subject })}`;
}
