import { pickLanguage, type Language, type Messages } from '@quarterdeck/i18n';

/** Fetches the joined messages of one language; the build writes one file for each. */
export async function loadMessages(language: string): Promise<Messages> {
  const response = await fetch(`/assets/i18n/${language}.json`);
  if (!response.ok) throw new Error(`Messages of ${language} answered ${response.status}`);
  return (await response.json()) as Messages;
}

/** The language to start with: the person's choice, else what the browser prefers. */
export function startLanguage(chosen: string | null): Language {
  return pickLanguage([chosen, ...navigator.languages]);
}
