import { useTranslation } from '@quarterdeck/i18n';
import { useHostActions, type DemoAccount } from '@quarterdeck/ui/hostActions';
import { DemoNote } from './DemoNote';

/** The account of the demo, where there is one. */
export function DemoAccountNote({
  onFill,
  isDisabled,
}: {
  onFill: (account: DemoAccount) => void;
  isDisabled: boolean;
}) {
  const { t } = useTranslation();
  const { demoAccount } = useHostActions();
  if (!demoAccount) return null;
  return (
    <DemoNote
      text={t('auth.demo.account', { ...demoAccount })}
      isDisabled={isDisabled}
      onFill={() => onFill(demoAccount)}
    />
  );
}
