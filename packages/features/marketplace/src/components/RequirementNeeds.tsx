import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { Part } from './RequirementDetail.styles';
import { RequirementLinks } from './RequirementLinks';
import type { Choices } from './useChoices';

/** What has to be built before or with a requirement, and whether it is there. */
export function RequirementNeeds({ requirement, choices }: { requirement: Requirement; choices: Choices }) {
  const { t } = useTranslation();
  const { data } = useRequirementMap();
  const needed = requirement.dependsOn.flatMap((id) => data?.get(id) ?? []);
  if (needed.length === 0) return null;
  return (
    <Part>
      <h3>{t('marketplace.detail.needs')}</h3>
      <RequirementLinks
        requirements={needed}
        noteOf={({ id }) => {
          const state = choices.stateOf(id);
          return state === 'offered' ? null : t(state === 'owned' ? 'project.owned' : 'project.selected');
        }}
      />
    </Part>
  );
}
