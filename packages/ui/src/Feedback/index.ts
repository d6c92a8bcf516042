export { Feedback } from './Feedback';
export type { FeedbackAnswer, FeedbackProps, FeedbackWords } from './Feedback';
