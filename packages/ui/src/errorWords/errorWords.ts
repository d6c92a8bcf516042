import { createContext, use } from 'react';
import { useKitMessages, type KitMessages } from '../messages';

/** A failure said to a person. */
export interface ErrorWords {
  title: string;
  /** The reason in plain words and what to do next. */
  text: string;
  /** What kind of empty place it leaves. @default 'error' */
  kind?: 'error' | 'offline' | 'forbidden';
  /** A code or an id for support; shown behind a disclosure. */
  details?: string;
}

export type DescribeError = (error: unknown) => ErrorWords;

/** The host's one function from a failure to words; without it the kit's own general words are used. */
export const ErrorWordsContext = createContext<DescribeError | null>(null);

function describeGenerally(error: unknown, messages: KitMessages): ErrorWords {
  const details = error instanceof Error ? error.message : '';
  return { title: messages.failed, text: messages.failedText, ...(details === '' ? {} : { details }) };
}

/** Words for failures: of the component, else of the host, else general ones. */
export function useErrorWords(own?: DescribeError): DescribeError {
  const messages = useKitMessages();
  const ofHost = use(ErrorWordsContext);
  return own ?? ofHost ?? ((error) => describeGenerally(error, messages));
}
