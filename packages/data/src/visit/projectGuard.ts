import type { GuardOffer } from '@quarterdeck/contract';

/** Lets in visitors with a project. What is stored broken counts as missing. */
export const projectGuard: GuardOffer = {
  keys: ['sessionId', 'project'],
  reasonKey: 'project.needed',
  load: () => import('./visit').then((file) => file.redirectWithoutProject),
};
