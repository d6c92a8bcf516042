import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Text } from '@quarterdeck/ui/Text';
import { Check, Plus } from 'lucide-react';
import type { Choices } from './useChoices';

/** Selects the requirement that is open, with what it needs where that is missing. */
export function DetailAction({ requirement, choices }: { requirement: Requirement; choices: Choices }) {
  const { t } = useTranslation();
  const state = choices.stateOf(requirement.id);
  const missing = choices.missingFor(requirement.id);
  if (state === 'owned') return <Text tone="secondary">{t('project.owned')}</Text>;
  const isSelected = state === 'selected';
  return (
    <>
      {missing.length > 0 ? (
        <Button onPress={() => choices.add(isSelected ? missing : [...missing, requirement])}>
          {isSelected
            ? t('marketplace.needs.add', { count: missing.length })
            : t(missing.length === 1 ? 'marketplace.needs.addBoth' : 'marketplace.needs.addAll')}
        </Button>
      ) : null}
      <Button
        variant={isSelected ? 'subtle' : 'primary'}
        icon={isSelected ? Check : Plus}
        aria-pressed={isSelected}
        onPress={() => choices.toggle(requirement)}
      >
        {t(isSelected ? 'project.selected' : 'project.add')}
      </Button>
    </>
  );
}
