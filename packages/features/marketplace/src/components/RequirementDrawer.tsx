import { paths } from '@quarterdeck/contract';
import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import { useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { Drawer, DrawerBody, DrawerHeader } from '@quarterdeck/ui/Drawer';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { focusContent } from '@quarterdeck/ui/keptFocus';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { Skeleton, SkeletonGroup } from '@quarterdeck/ui/Skeleton';
import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RequirementDetail, requirementTitleId, type RequirementDetailProps } from './RequirementDetail';

export interface RequirementDrawerProps extends Pick<RequirementDetailProps, 'found' | 'choices'> {
  /** What the address names; null for the list alone. */
  id: RequirementId | null;
}

/** The detail over the list. */
export function RequirementDrawer({ id, found, choices }: RequirementDrawerProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, isPending } = useRequirementMap();
  // While the drawer leaves it shows what it showed.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  useEffect(() => {
    if (id !== null || shownId === null) return;
    // Opened by its address the drawer has nothing to give the focus back to: that stays in it, or falls to the page.
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.closest('[data-exiting]') === null) return;
    const link = `a[href^="${CSS.escape(paths.requirement.href(shownId))}"]`;
    const shown = document.querySelector<HTMLElement>(`[data-marketplace] ${link}`);
    if (shown) shown.focus();
    else focusContent();
  }, [id, shownId]);
  const requirement = shownId === null ? undefined : data?.get(shownId);
  const list = `${paths.marketplace.href()}${search}`;
  const close = () => void navigate(list);
  const titled = requirement ? { 'aria-labelledby': requirementTitleId } : {};
  return (
    <Drawer isOpen={id !== null} onOpenChange={close} size="lg" {...titled}>
      {requirement ? (
        <RequirementDetail requirement={requirement} found={found} choices={choices} onClose={close} />
      ) : (
        <>
          <DrawerHeader title={isPending ? t('marketplace.detail.waiting') : t('marketplace.detail.missingTitle')} />
          <DrawerBody>
            {isPending ? (
              <SkeletonGroup>
                <Skeleton count={4} />
                <Skeleton shape="box" />
                <Skeleton count={6} />
              </SkeletonGroup>
            ) : (
              <EmptyState
                icon={SearchX}
                title={t(data ? 'marketplace.detail.missing' : 'marketplace.detail.notLoaded')}
                text={t(data ? 'marketplace.detail.missingText' : 'marketplace.detail.notLoadedText')}
                action={
                  <ButtonLink href={list} variant="primary">
                    {t('marketplace.detail.back')}
                  </ButtonLink>
                }
              />
            )}
          </DrawerBody>
        </>
      )}
    </Drawer>
  );
}
