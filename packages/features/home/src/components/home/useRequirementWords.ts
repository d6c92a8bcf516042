import type { RequirementFacts } from '@quarterdeck/data/visit/useRequirementCard';
import { useTranslation } from '@quarterdeck/i18n';
import type { WordlessRequirement } from '../../model/facts';

/** Says what a requirement of the home page is called and does, as the marketplace does in this language. */
export function useRequirementWords(): (requirement: WordlessRequirement) => RequirementFacts {
  const { t } = useTranslation();
  return (requirement) => ({
    ...requirement,
    title: t(`home.requirement.${requirement.id}.title`),
    summary: t(`home.requirement.${requirement.id}.summary`),
  });
}
