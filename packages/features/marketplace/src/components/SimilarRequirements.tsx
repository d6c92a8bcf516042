import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';
import { findSimilar } from '../model/findSimilar';
import { Part } from './RequirementDetail.styles';
import { RequirementLinks } from './RequirementLinks';

const shownCount = 3;

/** What somebody who looks at a requirement may want as well. */
export function SimilarRequirements({ requirement }: { requirement: Requirement }) {
  const { t } = useTranslation();
  const { data } = useRequirementMap();
  const similar = useMemo(() => (data ? findSimilar(requirement, data.values(), shownCount) : []), [data, requirement]);
  if (similar.length === 0) return null;
  return (
    <Part>
      <h3>{t('marketplace.detail.similar')}</h3>
      <RequirementLinks requirements={similar} />
    </Part>
  );
}
