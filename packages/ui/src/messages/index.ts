export { englishMessages, KitMessagesContext, useKitMessages } from './messages';
export type { KitMessages } from './messages';
