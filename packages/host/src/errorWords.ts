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
      text: t(`errors.${code}.text`),
      kind,
      ...(details === undefined ? {} : { details }),
    };
  };
}
