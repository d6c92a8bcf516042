import type { MockHandler } from '../core/handle';
import { marketplaceHandlers } from './marketplaceHandlers';
import { paymentHandlers } from './paymentHandlers';
import { projectHandlers } from './projectHandlers';
import { shellHandlers } from './shellHandlers';

export const handlers: readonly MockHandler[] = [
  ...projectHandlers,
  ...marketplaceHandlers,
  ...paymentHandlers,
  ...shellHandlers,
];
