import { capacityDays, daysPerWeek, weeksPerProject } from '@quarterdeck/contract/rules/capacity';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useRequirementCard } from '@quarterdeck/data/visit/useRequirementCard';
import { useTranslation } from '@quarterdeck/i18n';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { Divider } from '@quarterdeck/ui/Divider';
import { Icon } from '@quarterdeck/ui/Icon';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { OfferCard } from '@quarterdeck/ui/OfferCard';
import { Inline } from '@quarterdeck/ui/Stack';
import { Text } from '@quarterdeck/ui/Text';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { Anchor, CircleX, Presentation, Tag } from 'lucide-react';
import { heroCards, heroVoyage, sumOf } from '../../model/facts';
import { Art, Badge, Cards, Grid, Hero, Proofs, Voyage, Ways } from './HomeHero.styles';
import { useRequirementWords } from './useRequirementWords';
import { MarketplaceWays, StartLink } from './VisitorWays';

const marks = [0, 3, 6, 9, weeksPerProject];

const proofs = [
  { key: 'prices', icon: Tag },
  { key: 'demos', icon: Presentation },
  { key: 'cancel', icon: CircleX },
] as const;

/**
 * What the product is, in one sentence and in a small working model of itself.
 * @param props.crewFree when the next crew is free, in words; null while nobody knows what day it is.
 */
export function HomeHero({ crewFree }: { crewFree: string | null }) {
  const { t } = useTranslation();
  const withWords = useRequirementWords();
  const cardOf = useRequirementCard();
  return (
    <Hero aria-labelledby="home-title">
      <Grid>
        <div>
          {/* The day depends on today, so it comes when the page is hydrated; its place is kept. */}
          <Badge data-known={crewFree !== null || undefined}>
            <Icon icon={Anchor} size="sm" />
            {crewFree ?? '\u00a0'}
          </Badge>
          <h1 id="home-title">{t('home.headline')}</h1>
          <p>{t('home.lead')}</p>
          <Ways>
            <StartLink size="lg" />
            <MarketplaceWays>
              {(way) => (
                <ButtonLink {...way} size="lg">
                  {t('home.browse')}
                </ButtonLink>
              )}
            </MarketplaceWays>
          </Ways>
          <Proofs>
            {proofs.map(({ key, icon }) => (
              <Inline as="li" key={key}>
                <Icon icon={icon} size="md" />
                {t(`home.proof.${key}`)}
              </Inline>
            ))}
          </Proofs>
        </div>
        {/* A model of the marketplace: the cards themselves stand further down, with links. */}
        <Cards aria-hidden inert>
          {heroCards.map(withWords).map((requirement, index) => (
            <OfferCard
              key={requirement.id}
              {...cardOf(requirement, { state: index === 0 ? 'offered' : 'selected' })}
              level={3}
              data-place={index}
            />
          ))}
          <ExampleVoyage />
        </Cards>
      </Grid>
      {/* After what it lies behind: shown while the page still loads, it would move as that grows. */}
      <Art aria-hidden>
        <ContourArt seed="home" width={960} height={620} levels={18} tone="accent" hasDepth />
      </Art>
    </Hero>
  );
}

/** The voyage card as the marketplace has it, with an example that is true. */
function ExampleVoyage() {
  const { t } = useTranslation();
  const { moneyMinor, ofTwelveWeeks } = useMeasures();
  const { totalMinor, days } = sumOf(heroVoyage);
  return (
    <Voyage>
      <Inline justify="between" align="baseline" gap="3">
        <Text as="strong" variant="title-4">
          {t('home.voyage')}
        </Text>
        <Text tone="secondary">{ofTwelveWeeks(days)}</Text>
      </Inline>
      <TickMeter
        variant="ruler"
        value={days / daysPerWeek}
        max={capacityDays / daysPerWeek}
        marks={marks}
        label={t('home.voyage')}
        valueText={ofTwelveWeeks(days)}
      />
      <Divider />
      <Inline justify="between" align="baseline" gap="3">
        <Text tone="secondary">{t('home.requirements', { count: heroVoyage.length })}</Text>
        <Text variant="metric-lg">{moneyMinor(totalMinor, 'USD')}</Text>
      </Inline>
    </Voyage>
  );
}
