import { pickLanguage, type Language, type Messages } from '@quarterdeck/i18n';

/** Fetches a file that the build has written; unlike an import it can be tried again. */
export async function fetchMessages(file: string): Promise<Messages> {
  const response = await fetch(`/assets/i18n/${file}.json`);
  if (!response.ok) throw new Error(`The messages ${file} answered ${response.status}`);
  return (await response.json()) as Messages;
}

/** The messages that every page needs. */
export const loadMessages = (language: string): Promise<Messages> => fetchMessages(language);

/** The language to start with: the person's choice, else what the browser prefers. */
export function startLanguage(chosen: string | null): Language {
  return pickLanguage([chosen, ...navigator.languages]);
}
