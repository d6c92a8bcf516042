import { ApiError } from '@quarterdeck/contract';
import type { TFunction } from '@quarterdeck/i18n';
import type { DescribeError } from '@quarterdeck/ui/errorWords';

/** Says every failure in the reader's words: what happened and what to do next. */
export function errorWordsOf(t: TFunction): DescribeError {
  return (error) => {
    const code = error instanceof ApiError ? error.code : 'unknown';
    const kind = code === 'offline' ? 'offline' : code === 'unauthorized' ? 'forbidden' : 'error';
    const details =
      error instanceof ApiError ? [error.endpointId, error.status, error.code].filter(Boolean).join(' · ') : undefined;
    return {
      title: t(`errors.${code}.title`),
      text: code === 'rate_limited' ? textOfRateLimit(t, error) : t(`errors.${code}.text`),
      kind,
      ...(details === undefined ? {} : { details }),
    };
  };
}

/** When to try again: the seconds of a short wait, the minutes of a longer one, nothing exact where the API says nothing. */
function textOfRateLimit(t: TFunction, error: unknown): string {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  if (!seconds) return t('errors.rate_limited.text');
  return seconds <= 90
    ? t('errors.rate_limited.seconds', { count: seconds })
    : t('errors.rate_limited.minutes', { count: Math.ceil(seconds / 60) });
}
