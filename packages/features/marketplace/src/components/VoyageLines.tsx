import type { Requirement, RequirementId } from '@quarterdeck/contract/entities/requirement';
import type { SelectionSummary } from '@quarterdeck/contract/rules/selection';
import { formOf } from '@quarterdeck/data/visit/useMeasures';
import { useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { visit } from '@quarterdeck/data/visit/visit';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { useFocusLeftBehind } from '@quarterdeck/ui/keptFocus';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { RequirementLine, RequirementLines } from './RequirementLines';
import type { Choices } from './useChoices';

export interface VoyageProps {
  selection: SelectionSummary;
  choices: Choices;
}

/** What is selected, each with its price and a button that takes it out. */
export function VoyageLines({ selection: { lines } }: Pick<VoyageProps, 'selection'>) {
  const { t } = useTranslation();
  const form = formOf(lines.map(({ price }) => price));
  const isKnown = useRequirementMap().data !== undefined;
  const listRef = useRef<HTMLUListElement>(null);
  // With the last line the list goes, too.
  useFocusLeftBehind();

  const handleRemove = (id: RequirementId, index: number) => {
    // The button goes away with its line: the next one takes the focus, else the list itself.
    const buttons = listRef.current?.querySelectorAll<HTMLElement>('button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? listRef.current)?.focus();
    visit.remove([id]);
  };
  return (
    <RequirementLines ref={listRef} tabIndex={-1} aria-label={t('marketplace.voyage.lines')}>
      {lines.map((line, index) => (
        <RequirementLine
          key={line.id}
          {...line}
          form={form}
          note={isKnown && line.requirement === null ? t('marketplace.voyage.missing') : null}
        >
          <IconButton
            icon={X}
            size="sm"
            label={t('project.removeNamed', { title: line.requirement?.title ?? line.id })}
            onPress={() => handleRemove(line.id, index)}
          />
        </RequirementLine>
      ))}
    </RequirementLines>
  );
}

/** Says what the selection needs and does not hold, and adds it. */
export function VoyageNeeds({ selection: { lines }, choices }: VoyageProps) {
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
