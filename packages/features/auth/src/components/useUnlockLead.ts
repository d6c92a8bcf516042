import { useSession } from '@quarterdeck/data/session/session';
import { useTranslation } from '@quarterdeck/i18n';
import { usePreferences } from '@quarterdeck/ui/preferences';

/** Why somebody is asked for the password: the page was left alone for as long as they have set, or else. */
export function useUnlockLead(): string {
  const { t } = useTranslation();
  const isLocked = useSession(({ status }) => status === 'locked');
  const lockAfter = usePreferences((preferences) => preferences.lockAfter);
  return isLocked && lockAfter !== null ? t('auth.unlock.locked', { count: lockAfter }) : t('auth.unlock.lead');
}
