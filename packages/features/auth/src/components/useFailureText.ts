import { ApiError } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { useErrorWords } from '@quarterdeck/ui/errorWords';

/** Their words are of records and of a session, which a form for signing in has not. */
const ofRecords: readonly string[] = ['not_found', 'invalid_request', 'unauthorized', 'conflict'];

/** Why a form for signing in could not be sent, in words: what it does not expect is a fault of the server. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation();
  const describe = useErrorWords();
  return (error) => {
    if (error instanceof ApiError && error.status === 403) return t('auth.refused');
    const isUnexpected = error instanceof ApiError && ofRecords.includes(error.code);
    const { text } = describe(
      isUnexpected ? new ApiError('server', error.message, { endpointId: error.endpointId }) : error,
    );
    return text;
  };
}
