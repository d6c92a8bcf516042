import { useRequirementCard } from '@quarterdeck/data/visit/useRequirementCard';
import { useTranslation } from '@quarterdeck/i18n';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { Icon } from '@quarterdeck/ui/Icon';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { OfferCard } from '@quarterdeck/ui/OfferCard';
import { Anchor, CircleX, Presentation, Tag } from 'lucide-react';
import { heroCards } from '../../model/facts';
import { Art, Badge, Cards, Grid, Headline, Hero, HeroLead, Proofs, Text, Ways } from './HomeHero.styles';
import { HomeVoyage } from './HomeVoyage';
import { MarketplaceWays } from './MarketplaceWays';
import { StartLink } from './StartLink';
import { useRequirementWords } from './useRequirementWords';

const proofs = [
  { key: 'prices', icon: Tag },
  { key: 'demos', icon: Presentation },
  { key: 'cancel', icon: CircleX },
] as const;

export interface HomeHeroProps {
  /** When the next crew is free, in words; null while nobody knows what day it is. */
  crewFree: string | null;
}

/** What the product is, in one sentence and in a small working model of itself. */
export function HomeHero({ crewFree }: HomeHeroProps) {
  const { t } = useTranslation();
  const withWords = useRequirementWords();
  const cardOf = useRequirementCard();
  return (
    <Hero aria-labelledby="home-title">
      <Grid>
        <Text>
          {/* The day depends on today, so it comes when the page is hydrated; its place is kept. */}
          <Badge data-known={crewFree !== null || undefined}>
            <Icon icon={Anchor} size="sm" />
            {crewFree ?? '\u00a0'}
          </Badge>
          <Headline id="home-title">{t('home.headline')}</Headline>
          <HeroLead>{t('home.lead')}</HeroLead>
          <Ways>
            <StartLink variant="primary" size="lg" />
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
              <li key={key}>
                <Icon icon={icon} size="md" />
                {t(`home.proof.${key}`)}
              </li>
            ))}
          </Proofs>
        </Text>
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
          <HomeVoyage />
        </Cards>
      </Grid>
      {/* After what it lies behind: shown while the page still loads, it would move as that grows. */}
      <Art aria-hidden>
        <ContourArt seed="home" width={960} height={620} levels={18} tone="accent" hasDepth />
      </Art>
    </Hero>
  );
}
