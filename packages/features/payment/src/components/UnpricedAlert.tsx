import type { SelectionLine } from '@quarterdeck/contract/rules/selection';
import { visit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';

/** What is selected and has no price keeps from paying; it can be taken out. */
export function UnpricedAlert({ lines }: { lines: readonly SelectionLine[] }) {
  const { t } = useTranslation();
  const unpriced = lines.filter(({ price }) => price === null);
  if (unpriced.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t('payment.unpriced.title', { count: unpriced.length })}
      actions={
        <Button size="sm" onPress={() => visit.remove(unpriced.map(({ id }) => id))}>
          {t('payment.unpriced.remove', { count: unpriced.length })}
        </Button>
      }
    >
      {t('payment.unpriced.text')}
    </Alert>
  );
}
