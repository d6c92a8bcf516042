import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import type { SelectionLine } from '@quarterdeck/contract/rules/selection';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import type { Choices } from './useChoices';

/** Says what the selection needs and does not hold, and adds it. */
export function VoyageNeeds({ lines, choices }: { lines: readonly SelectionLine[]; choices: Choices }) {
  const { t } = useTranslation();
  const { list } = useFormats();
  const missing = new Map<string, Requirement>(
    lines.flatMap(({ id }) => choices.missingFor(id).map((requirement) => [requirement.id, requirement] as const)),
  );
  if (missing.size === 0) return null;
  const needed = [...missing.values()];
  return (
    <Alert
      tone="warning"
      isAnnounced
      actions={
        <Button size="sm" onPress={() => choices.add(needed)}>
          {t('marketplace.needs.add', { count: needed.length })}
        </Button>
      }
    >
      {t('marketplace.needs.voyage', { titles: list(needed.map(({ title }) => title)) })}
    </Alert>
  );
}
