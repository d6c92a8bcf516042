import type { Requirement, RequirementId } from '@quarterdeck/contract/entities/requirement';
import { missingDependencies } from '@quarterdeck/contract/rules/dependencies';
import { useOwnedIds } from '@quarterdeck/data/visit/useProject';
import type { RequirementState } from '@quarterdeck/data/visit/useRequirementCard';
import { useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { readVisit, useVisit, visit } from '@quarterdeck/data/visit/visit';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useCallback, useEffect, useRef } from 'react';

const none: ReadonlyMap<RequirementId, Requirement> = new Map();

/**
 * What is chosen of the marketplace, and the choosing.
 * @param options.saysNeeds whether a message names what a selected requirement needs: where the selection, which says it
 *   too, is not in sight.
 */
export function useChoices({ saysNeeds }: { saysNeeds: boolean }) {
  const { t } = useTranslation();
  const { list } = useFormats();
  const requirements = useRequirementMap().data ?? none;
  const owned = useOwnedIds();
  const selected = new Set(useVisit(({ projectRequirements }) => projectRequirements).map(({ id }) => id));

  const stateOf = (id: RequirementId): RequirementState =>
    owned.has(id) ? 'owned' : selected.has(id) ? 'selected' : 'offered';
  /** What a requirement needs and that is neither selected nor in the project; what is needed first stands first. */
  const missingFor = (id: RequirementId): Requirement[] =>
    missingDependencies(id, requirements, new Set([...owned, ...selected])).flatMap(
      (missing) => requirements.get(missing) ?? [],
    );
  /** Selects requirements; those of the project are left out. */
  const add = (added: readonly Requirement[]) =>
    visit.add(added.filter(({ id }) => !owned.has(id)).map(({ id, price }) => ({ id, price })));

  const message = useRef<ReturnType<typeof toasts.add>>(undefined);
  const closeMessage = useCallback(() => {
    if (message.current !== undefined) toasts.close(message.current);
  }, []);
  // On the next page it would lie over the form.
  useEffect(() => closeMessage, [closeMessage]);
  /** Selects a requirement, or removes it again. */
  const toggle = (requirement: Requirement) => {
    const { id, title } = requirement;
    if (readVisit().projectRequirements.some((item) => item.id === id)) {
      visit.remove([id]);
      return;
    }
    add([requirement]);
    const missing = missingFor(id);
    if (!saysNeeds || missing.length === 0) return;
    closeMessage();
    message.current = toasts.add({
      title: t('marketplace.needs.toast', { title, titles: list(missing.map((one) => one.title)) }),
      action: {
        label: t(missing.length === 1 ? 'marketplace.needs.addBoth' : 'marketplace.needs.addAll'),
        // In case the first was taken out again in the meantime.
        onPress: () => add([...missing, requirement]),
      },
    });
  };
  return { stateOf, missingFor, toggle, add, closeMessage };
}

export type Choices = ReturnType<typeof useChoices>;
