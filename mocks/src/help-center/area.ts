import type { MockHandler } from '../core/handle';
import { faqHandlers } from './faqHandlers';
import { guideHandlers } from './guideHandlers';
import { supportHandlers } from './supportHandlers';

export const helpCenterHandlers: readonly MockHandler[] = [...faqHandlers, ...guideHandlers, ...supportHandlers];
