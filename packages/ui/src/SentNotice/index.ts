export { SentNotice } from './SentNotice';
export type { SentNoticeProps } from './SentNotice';
