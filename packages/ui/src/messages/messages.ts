import { createContext, use } from 'react';
import { useSheetsOutsideProvider } from '../development/sheets';
import { englishMessages, type KitMessages } from './englishMessages';

/** Gives the kit below it its words. */
export const KitMessagesContext = createContext<KitMessages>(englishMessages);

export function useKitMessages(): KitMessages {
  const messages = use(KitMessagesContext);
  useSheetsOutsideProvider(messages === englishMessages);
  return messages;
}
