import { useRequirementCard } from '@quarterdeck/data/visit/useRequirementCard';
import { useTranslation } from '@quarterdeck/i18n';
import { Link } from '@quarterdeck/ui/Link';
import { OfferCard } from '@quarterdeck/ui/OfferCard';
import { Inline } from '@quarterdeck/ui/Stack';
import { below, token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { requirementCount, wallCards } from '../../model/facts';
import { Container, Section, SectionTitle } from './home.styles';
import { useRequirementWords } from './useRequirementWords';
import { MarketplaceWays, VisitorWays } from './VisitorWays';

/** Eight requirements in a row that scrolls and stops at each of them. */
export function HomeWall({ hasArt }: { hasArt: boolean }) {
  const { t } = useTranslation();
  const withWords = useRequirementWords();
  const cardOf = useRequirementCard();
  return (
    <Section as="div">
      <Container>
        <Inline justify="between" align="baseline" gap="3">
          <SectionTitle id="home-wall">{t('home.wall.title')}</SectionTitle>
          <MarketplaceWays>
            {(way) => (
              <Link {...way} variant="standalone">
                {t('home.wall.all', { count: requirementCount })}
              </Link>
            )}
          </MarketplaceWays>
        </Inline>
      </Container>
      {/* A row that scrolls has to be reached by key. */}
      <Row tabIndex={0} role="region" aria-labelledby="home-wall">
        {wallCards.map(withWords).map((requirement) => {
          const card = cardOf(requirement);
          return (
            <OfferCard
              key={requirement.id}
              {...card}
              level={3}
              hasArt={hasArt}
              renderLink={(link) => (
                // New visitors come to the requirement with their project, which they start first.
                <VisitorWays href={card.href} wanted={requirement.id}>
                  {link}
                </VisitorWays>
              )}
            />
          );
        })}
      </Row>
    </Section>
  );
}

const Row = styled.div`
  --edge: max(${token('space.8')}, calc((100% - 1376px) / 2 + ${token('space.8')}));
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 288px;
  gap: ${token('space.5')};
  margin-block-start: ${token('space.6')};
  padding: ${token('space.1')} var(--edge) ${token('space.4')};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--edge);
  scrollbar-width: thin;
  & > * {
    scroll-snap-align: start;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${below('sm')} {
    grid-auto-columns: min(288px, 78vw);
    --edge: ${token('space.4')};
  }
`;
