export { englishMessages } from './englishMessages';
export type { KitMessages } from './englishMessages';
export { KitMessagesContext, useKitMessages } from './messages';
