import type { Requirement, RequirementId } from '@quarterdeck/contract/entities/requirement';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useOwnedLeave } from '@quarterdeck/data/visit/useOwnedLeave';
import { useSelection } from '@quarterdeck/data/visit/useSelection';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { whenIdle } from '@quarterdeck/ui/idle';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { useParams } from '@quarterdeck/ui/router';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { CategoryChips } from '../components/CategoryChips';
import { Columns, Lead, SheetSpace, Title } from '../components/Marketplace.styles';
import { MarketplaceFilters } from '../components/MarketplaceFilters';
import {
  FilterSheet,
  preloadMarketplaceParts,
  RequirementDrawer,
  useWas,
  VoyageSheet,
} from '../components/marketplaceParts';
import { MarketplaceSkeleton } from '../components/MarketplaceSkeleton';
import { MarketplaceToolbar } from '../components/MarketplaceToolbar';
import { NothingFound } from '../components/NothingFound';
import { RequirementList } from '../components/RequirementList';
import { useChoices } from '../components/useChoices';
import { useMarketplaceKeys } from '../components/useMarketplaceKeys';
import { useFound, useMarketplaceWords } from '../components/useFound';
import { useMarketplaceView } from '../components/useMarketplaceView';
import { useVoyageNews } from '../components/useVoyageNews';
import { VoyageCard } from '../components/VoyageCard';
import { tagsOf } from '../model/findRequirements';
import { limitsOf } from '../model/limits';

const nothing: readonly Requirement[] = [];

/** The marketplace with what is selected of it; the address names the view and the requirement that is open over it. */
export function MarketplaceScreen() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { id } = useParams();
  const result = useQuery(projectQueries.requirements());
  const control = useMarketplaceView();
  const all = result.data ?? nothing;
  const answer = useFound(all, control.view);
  const selection = useSelection();
  // The tools' code travels after the cards, which it would hold back.
  const [hasRested, setRested] = useState(false);
  const areToolsDue = hasRested || result.isError || result.data?.length === 0;
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const wereFiltersOpen = useWas(areFiltersOpen);
  const wasDetailOpen = useWas(id !== undefined);
  const hasRail = useIsFrom('lg');
  const hasVoyageBeside = useIsFrom('md');
  const choices = useChoices({ saysNeeds: !hasVoyageBeside && id === undefined });
  useMarketplaceKeys();
  useVoyageNews(selection);
  useOwnedLeave(selection);

  const words = useMarketplaceWords();
  const tags = useMemo(() => tagsOf(all, words), [all, words]);
  const limits = useMemo(() => (all.length > 0 ? limitsOf(all) : null), [all]);
  const isKnown = result.data !== undefined;
  const counts = isKnown ? answer.counts : null;
  const count = isKnown ? answer.found.length : null;
  const handleRest = () => {
    setRested(true);
    preloadMarketplaceParts();
  };
  const filters = { ...control, counts, tags, limits, areToolsDue };
  return (
    <>
      <Columns data-marketplace>
        {hasRail ? (
          <aside aria-label={t('marketplace.filters.title')}>
            <MarketplaceFilters {...filters} />
          </aside>
        ) : null}
        <div>
          <Title>{t('marketplace.heading')}</Title>
          <Lead>
            {isKnown
              ? t('marketplace.lead', { count: all.length, formatted: number(all.length) })
              : t('marketplace.leadUnknown')}
          </Lead>
          {hasRail ? null : <CategoryChips {...control} counts={counts} />}
          <MarketplaceToolbar
            {...control}
            count={count}
            areToolsDue={areToolsDue}
            onOpenFilters={hasRail ? undefined : () => setFiltersOpen(true)}
          />
          <AsyncContent
            result={result}
            size="lg"
            headingLevel={2}
            skeleton={<MarketplaceSkeleton form={control.view.form} />}
            empty={
              <EmptyState
                icon={Store}
                headingLevel={2}
                title={t('marketplace.empty.title')}
                text={t('marketplace.empty.text')}
              />
            }
          >
            {() => (
              <>
                {answer.found.length === 0 ? (
                  <NothingFound {...control} view={answer.view} />
                ) : (
                  <RequirementList answer={answer} choices={choices} change={control.change} />
                )}
                <Arrival onRest={handleRest} />
              </>
            )}
          </AsyncContent>
        </div>
        {hasVoyageBeside ? <VoyageCard selection={selection} choices={choices} /> : null}
      </Columns>
      {hasVoyageBeside ? null : (
        <PartBoundary shownFor="voyage" fallback={<SheetSpace aria-hidden />}>
          <VoyageSheet selection={selection} choices={choices} />
        </PartBoundary>
      )}
      {hasRail || !wereFiltersOpen ? null : (
        <PartBoundary shownFor={areFiltersOpen} onFailure={() => setFiltersOpen(false)}>
          <FilterSheet {...filters} count={count} isOpen={areFiltersOpen} onOpenChange={setFiltersOpen} />
        </PartBoundary>
      )}
      {wasDetailOpen ? (
        <PartBoundary shownFor={id}>
          <RequirementDrawer id={(id ?? null) as RequirementId | null} found={answer.found} choices={choices} />
        </PartBoundary>
      ) : null}
    </>
  );
}

/** Tells when what it stands beside is on the page, and the page has come to rest. */
function Arrival({ onRest }: { onRest: () => void }) {
  const tell = useLatestCallback(onRest);
  useEffect(() => whenIdle(() => tell()), [tell]);
  return null;
}
