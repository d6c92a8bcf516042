import { paths } from '@quarterdeck/contract';
import { byRecommendation } from '@quarterdeck/contract/rules/byRecommendation';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useRequirementCard } from '@quarterdeck/data/visit/useRequirementCard';
import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { Link } from '@quarterdeck/ui/Link';
import { OfferCard } from '@quarterdeck/ui/OfferCard';
import { Stack } from '@quarterdeck/ui/Stack';
import { Heading } from '@quarterdeck/ui/Text';
import { token } from '@quarterdeck/ui/tokens';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';

/** Requirements of the marketplace that an empty backlog shows. */
const suggestionCount = 3;

/** Nothing yet: both ways to begin, and what others begin with. */
export function BacklogEmpty({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  const { compare } = useFormats();
  const currency = useCurrency();
  const cardOf = useRequirementCard();
  // Without an answer there is just no suggestion.
  const { data: offered } = useQuery(projectQueries.requirements());
  // There may be ten thousand.
  const suggestions = useMemo(
    () => offered?.toSorted(byRecommendation(compare)).slice(0, suggestionCount) ?? [],
    [offered, compare],
  );
  return (
    // What the empty state would fill is left to the suggestions.
    <Stack gap="5">
      <EmptyState
        icon={ListChecks}
        headingLevel={2}
        title={t('backlog.empty.title')}
        text={t('backlog.empty.text')}
        action={
          <Button variant="primary" onPress={onAdd}>
            {t('backlog.add')}
          </Button>
        }
        link={<Link href={paths.marketplace.href()}>{t('backlog.toMarketplace')}</Link>}
      />
      {suggestions.length > 0 ? (
        <section aria-labelledby="backlog-suggestions">
          <Heading level={2} variant="title-4" id="backlog-suggestions">
            {t('backlog.empty.suggestions')}
          </Heading>
          <Cards>
            {suggestions.map((requirement) => (
              <li key={requirement.id}>
                <OfferCard {...cardOf({ ...requirement, currency })} level={3} />
              </li>
            ))}
          </Cards>
        </section>
      ) : null}
    </Stack>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${token('space.4')};
  margin-block-start: ${token('space.3')};
  & > li {
    display: grid;
  }
`;
