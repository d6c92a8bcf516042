import type { Requirement, RequirementId } from '@quarterdeck/contract/entities/requirement';
import { missingDependencies } from '@quarterdeck/contract/rules/dependencies';
import { useOwnedIds } from '@quarterdeck/data/visit/useProject';
import type { RequirementState } from '@quarterdeck/data/visit/useRequirementCard';
import { useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { readVisit, useVisit, visit } from '@quarterdeck/data/visit/visit';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useCallback, useEffect, useMemo, useRef } from 'react';

export interface Choices {
  stateOf: (id: RequirementId) => RequirementState;
  /** What a requirement needs and that is neither selected nor in the project; what is needed first stands first. */
  missingFor: (id: RequirementId) => Requirement[];
  /** Selects a requirement, or removes it again. */
  toggle: (requirement: Requirement) => void;
  /** Selects requirements; those of the project are left out. */
  add: (requirements: readonly Requirement[]) => void;
  /** The selection, which says what is needed too, has come into sight. */
  closeMessage: () => void;
}

const none: ReadonlyMap<RequirementId, Requirement> = new Map();

/**
 * What is chosen of the marketplace, and the choosing.
 * @param options.saysNeeds whether a message names what a selected requirement needs: where the selection, which says it
 *   too, is not in sight.
 */
export function useChoices({ saysNeeds = false }: { saysNeeds?: boolean } = {}): Choices {
  const { t } = useTranslation();
  const { list } = useFormats();
  const requirements = useRequirementMap().data ?? none;
  const owned = useOwnedIds();
  const selection = useVisit(({ projectRequirements }) => projectRequirements);
  const selected = useMemo(() => new Set(selection.map(({ id }) => id)), [selection]);

  const stateOf = useCallback<Choices['stateOf']>(
    (id) => (owned.has(id) ? 'owned' : selected.has(id) ? 'selected' : 'offered'),
    [owned, selected],
  );
  const missingFor = useCallback<Choices['missingFor']>(
    (id) =>
      missingDependencies(id, requirements, new Set([...owned, ...selected])).flatMap(
        (missing) => requirements.get(missing) ?? [],
      ),
    [requirements, owned, selected],
  );
  const add = useCallback<Choices['add']>(
    (added) => visit.add(added.filter(({ id }) => !owned.has(id)).map(({ id, price }) => ({ id, price }))),
    [owned],
  );
  const message = useRef<ReturnType<typeof toasts.add>>(undefined);
  const closeMessage = useCallback(() => {
    if (message.current !== undefined) toasts.close(message.current);
  }, []);
  // On the next page it would lie over the form.
  useEffect(() => closeMessage, [closeMessage]);
  const toggle = useCallback<Choices['toggle']>(
    (requirement) => {
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
    },
    [add, missingFor, closeMessage, saysNeeds, t, list],
  );
  return useMemo(
    () => ({ stateOf, missingFor, toggle, add, closeMessage }),
    [stateOf, missingFor, toggle, add, closeMessage],
  );
}
