export { safeHeadings } from './headings';
export type { SafeHeading } from './headings';
export type { SafeHtmlProfile } from './profiles';
export { SafeHtml } from './SafeHtml';
export type { SafeHtmlProps } from './SafeHtml';
export { longestHtml, sanitizeHtml } from './sanitizeHtml';
