import type { SearchSection } from '@quarterdeck/contract';
import { searchMaxLength, searchMinLength, type SearchResultSet } from '@quarterdeck/contract/entities/search';
import { useTranslation } from '@quarterdeck/i18n';
import { useHeldKeys } from '@quarterdeck/ui/heldKeys';
import type { PaletteGroup } from '@quarterdeck/ui/CommandPalette';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { useMemo, useState } from 'react';
import { readRecent, rememberRecent } from '../palette/recentAddresses';
import { useShellHost } from '../ShellContext';
import { searchGroups } from './searchGroups';
import { useRested } from './useRested';
import { useSearchAnswers } from './useSearchAnswers';

export interface SiteSearch {
  text: string;
  type: (text: string) => void;
  groups: readonly PaletteGroup[];
  /** The answer for what is typed is still to come. */
  isLoading: boolean;
  /** Something is typed, and it is too short to be asked for. */
  isTooShort: boolean;
  /** Why not everything could be found, in the reader's words. */
  error: string | undefined;
  retry: () => void;
}

/** The answer that is shown, with the text that it is for. */
interface ShownAnswer {
  wanted: string;
  results: readonly SearchResultSet[];
  sections: readonly SearchSection[];
}

const noAnswer: ShownAnswer = { wanted: '', results: [], sections: [] };

/**
 * The search of the header. An answer stays until the one for a newer text comes, and goes at once where the text becomes
 * too short (SE-1); what comes late for an older text is dropped (SE-3).
 */
export function useSiteSearch(): SiteSearch {
  const { t } = useTranslation();
  const host = useShellHost();
  const describeError = useErrorWords();
  const [text, setText] = useState('');
  const type = (typed: string) => setText(typed.slice(0, searchMaxLength));
  useHeldKeys(type);
  const [recent] = useState(readRecent);
  const [shown, setShown] = useState(noAnswer);

  const typed = text.trim();
  const isLongEnough = typed.length >= searchMinLength;
  const wanted = useRested(typed);
  const { results, sections, isFetching, hasFailed, error, retry } = useSearchAnswers(wanted);
  const isAnswered = isLongEnough && wanted === typed && !isFetching;
  if (!isLongEnough && shown !== noAnswer) setShown(noAnswer);
  if (isAnswered && (shown.wanted !== wanted || shown.results !== results || shown.sections !== sections)) {
    setShown({ wanted, results, sections });
  }

  const groups = useMemo(
    () =>
      searchGroups({
        ...shown,
        // With the marks of the text that it was found for.
        text: isLongEnough ? shown.wanted : typed,
        recent,
        offers: host.offers,
        isKnownAddress: host.isKnownAddress,
        t,
        onOpen: (label, address) => {
          rememberRecent({ label, address });
          host.navigate(address);
        },
      }),
    [shown, isLongEnough, typed, recent, host, t],
  );

  const isOffline = error !== null && describeError(error).kind === 'offline';
  return {
    text,
    type,
    groups: isLongEnough && shown === noAnswer ? [] : groups,
    isLoading: isLongEnough && !isAnswered,
    isTooShort: typed !== '' && !isLongEnough,
    error: isAnswered && hasFailed ? t(isOffline ? 'shell.search.offline' : 'shell.search.noAnswer') : undefined,
    retry,
  };
}
