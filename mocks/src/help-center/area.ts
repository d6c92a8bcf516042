import type { MockHandler } from '../core/handle';
import { faqHandlers } from './faqHandlers';
import { guideHandlers } from './guideHandlers';
import { supportHandlers } from './supportHandlers';

export const handlers: readonly MockHandler[] = [...faqHandlers, ...guideHandlers, ...supportHandlers];
