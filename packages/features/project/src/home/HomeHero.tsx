import { useTranslation } from '@quarterdeck/i18n';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { Icon } from '@quarterdeck/ui/Icon';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Anchor, CircleX, Presentation, Tag } from 'lucide-react';
import { RequirementCard } from '../shared/RequirementCard';
import { heroCards } from './facts';
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
  /** Says what is shown first, and leaves out what only decorates. */
  isPainted: boolean;
}

/** What the product is, in one sentence and in a small working model of itself. */
export function HomeHero({ crewFree, isPainted }: HomeHeroProps) {
  const { t } = useTranslation();
  const withWords = useRequirementWords();
  return (
    <Hero aria-labelledby="home-title">
      <Grid>
        <Text>
          {/* The day depends on today, so it comes after the first paint; its place is kept. */}
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
        {/* The sentence is shown first; the model takes a place that is kept for it. */}
        {isPainted ? <template data-boot /> : null}
        {/* A model of the marketplace: the cards themselves stand further down, with links. */}
        <Cards aria-hidden inert>
          {heroCards.map(withWords).map((requirement, index) => (
            <RequirementCard
              key={requirement.id}
              requirement={requirement}
              state={index === 0 ? 'offered' : 'selected'}
              level={3}
              data-place={index}
            />
          ))}
          <HomeVoyage />
        </Cards>
      </Grid>
      {/* After what it lies behind: painted while the page still comes, it would move as that grows. */}
      <Art aria-hidden>
        <ContourArt seed="home" width={960} height={620} levels={18} tone="accent" hasDepth />
      </Art>
    </Hero>
  );
}
