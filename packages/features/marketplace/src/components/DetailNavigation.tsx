import { paths } from '@quarterdeck/contract';
import type { Requirement, RequirementId } from '@quarterdeck/contract/entities/requirement';
import { useTranslation } from '@quarterdeck/i18n';
import { useCopy } from '@quarterdeck/ui/copy';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { useKeptFocus } from '@quarterdeck/ui/keptFocus';
import { useHref, useLocation, useNavigate } from '@quarterdeck/ui/router';
import { Check, ChevronLeft, ChevronRight, Link2 } from 'lucide-react';

/** Previous and next of what was found, and the address of the detail. */
export function DetailNavigation({ id, found }: { id: RequirementId; found: readonly Requirement[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { copy, isCopied, forget } = useCopy();
  const address = useHref(paths.requirement.href(id));
  const index = found.findIndex((requirement) => requirement.id === id);
  const previous = found[index - 1];
  const next = index < 0 ? undefined : found[index + 1];
  const { before, after, notePress } = useKeptFocus(previous === undefined, next === undefined);

  // Back closes what a click opened, however many were looked at since.
  const go = (way: 'before' | 'after', to: Requirement | undefined) => {
    if (to === undefined) return;
    notePress(way);
    forget();
    void navigate(`${paths.requirement.href(to.id)}${search}`, { replace: true });
  };
  return (
    <>
      <IconButton
        size="sm"
        icon={isCopied ? Check : Link2}
        label={t('marketplace.detail.copyLink')}
        onPress={() => void copy(new URL(address, location.href).href)}
      />
      <IconButton
        ref={before}
        size="sm"
        icon={ChevronLeft}
        isDirectional
        label={t('marketplace.detail.previous')}
        isDisabled={previous === undefined}
        onPress={() => go('before', previous)}
      />
      <IconButton
        ref={after}
        size="sm"
        icon={ChevronRight}
        isDirectional
        label={t('marketplace.detail.next')}
        isDisabled={next === undefined}
        onPress={() => go('after', next)}
      />
    </>
  );
}
