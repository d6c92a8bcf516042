import { configureRequest } from '@quarterdeck/contract';
import { words as visitWords } from '@quarterdeck/data/visit/words';
import { createTranslator, joinWords, switchLanguage, type Translator, type Words } from '@quarterdeck/i18n';
import { words as commonWords } from '@quarterdeck/i18n/words';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { words as hostWords } from './words';

/**
 * The translator of features, which bring their own words, in `language` once its words are there; calls ask for it from then on, and what was read is
 * read again.
 * @param words of the app, which win over all others; those of the first render.
 * @returns undefined until the first words are there. Where none come, the component that uses it fails.
 */
export function useHostTranslator(
  words: readonly Words[],
  language: string,
  queryClient: QueryClient,
): Translator | undefined {
  const [load] = useState(() => joinWords([commonWords, visitWords, hostWords, ...words]));
  const [translator, setTranslator] = useState<Translator>();
  const [failure, setFailure] = useState<unknown>();
  const started = useRef<Promise<Translator>>(undefined);
  const speak = useEffectEvent(async (wanted: string) => {
    if (started.current === undefined) configureRequest({ language: wanted });
    started.current ??= createTranslator(load, wanted);
    const made = await started.current;
    setTranslator(made);
    const before = made.language;
    const shown = await switchLanguage(made, wanted);
    if (shown === before) return;
    configureRequest({ language: shown });
    await queryClient.invalidateQueries();
  });
  const handleFailure = useEffectEvent((error: unknown) => {
    // A page in another language is better than none at all.
    if (translator) console.error('The words of another language did not load', error);
    else setFailure(error);
  });
  useEffect(() => {
    speak(language).catch(handleFailure);
  }, [language]);
  if (failure !== undefined) throw failure;
  return translator;
}
