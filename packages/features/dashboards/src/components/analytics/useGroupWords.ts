import { useTranslation } from '@quarterdeck/i18n';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { useCallback, useMemo } from 'react';
import { findGroups, type DistributionKind, type Group, type Groups } from '../../model/distribution';
import { useFigures } from '../useFigures';

export interface GroupWords {
  kindName: (kind: DistributionKind) => string;
  groupName: (group: Group) => string;
  /** What there is to see; undefined where nobody came. */
  finding: (groups: Groups) => string | undefined;
}

/** How the groups of visitors are called, and what is said of them. */
export function useGroupWords(): GroupWords {
  const { t } = useTranslation();
  const { percent } = useFigures();
  const groupName = useCallback(
    ({ known, label }: Group) =>
      known === null ? truncateForSpeech(label) : t(`dashboards.analytics.groups.names.${known}`),
    [t],
  );
  return useMemo(() => {
    const sentence = (group: Group, share: string) => t(`dashboards.analytics.groups.are.${group.known}`, { share });
    return {
      kindName: (kind) => t(`dashboards.analytics.groups.kinds.${kind}`),
      groupName,
      finding: (groups) => {
        const found = findGroups(groups);
        if (!found) return undefined;
        switch (found.kind) {
          case 'even':
            return t(`dashboards.analytics.groups.even.${groups.kind}`);
          case 'slightly':
            return t(`dashboards.analytics.groups.slightly.${found.group.known}`);
          case 'fraction':
            return sentence(
              found.group,
              t(`dashboards.analytics.groups.shares.${found.isExact ? 'exact' : 'about'}.${found.fraction}`),
            );
          case 'largest':
            return t('dashboards.analytics.groups.largest', {
              name: groupName(found.group),
              share: percent(found.group.share),
            });
          default:
            return sentence(found.group, t(`dashboards.analytics.groups.shares.${found.kind}`));
        }
      },
    };
  }, [t, percent, groupName]);
}
