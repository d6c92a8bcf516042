import { useRequirementCard, type RequirementFacts } from '@quarterdeck/data/visit/useRequirementCard';
import { useTranslation } from '@quarterdeck/i18n';
import { Link } from '@quarterdeck/ui/Link';
import { OfferCard } from '@quarterdeck/ui/OfferCard';
import { below, token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { requirementCount, wallCards } from '../../model/facts';
import { Container, Section, SectionTitle } from './home.styles';
import { MarketplaceWays } from './MarketplaceWays';
import { useRequirementWords } from './useRequirementWords';
import { VisitorWays } from './VisitorWays';

/** Eight requirements in a row that scrolls and stops at each of them. */
export function HomeWall({ hasArt }: { hasArt: boolean }) {
  const { t } = useTranslation();
  const withWords = useRequirementWords();
  return (
    <Section as="div">
      <Head>
        <SectionTitle id="home-wall">{t('home.wall.title')}</SectionTitle>
        <MarketplaceWays>
          {(way) => (
            <Link {...way} variant="standalone">
              {t('home.wall.all', { count: requirementCount })}
            </Link>
          )}
        </MarketplaceWays>
      </Head>
      {/* A row that scrolls has to be reached by key. */}
      <Row tabIndex={0} role="region" aria-labelledby="home-wall">
        {wallCards.map(withWords).map((requirement) => (
          <WallCard key={requirement.id} requirement={requirement} hasArt={hasArt} />
        ))}
      </Row>
    </Section>
  );
}

/** New visitors come to the requirement with their project, which they start first. */
function WallCard({ requirement, hasArt }: { requirement: RequirementFacts; hasArt: boolean }) {
  const card = useRequirementCard()(requirement);
  return (
    <OfferCard
      {...card}
      level={3}
      hasArt={hasArt}
      renderLink={(link) => (
        <VisitorWays href={card.href} wanted={requirement.id}>
          {link}
        </VisitorWays>
      )}
    />
  );
}

const Head = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.3')};
`;

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 288px;
  gap: ${token('space.5')};
  margin-block-start: ${token('space.6')};
  padding: ${token('space.1')} max(${token('space.8')}, calc((100% - 1376px) / 2 + ${token('space.8')}))
    ${token('space.4')};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: max(${token('space.8')}, calc((100% - 1376px) / 2 + ${token('space.8')}));
  scrollbar-width: thin;
  & > * {
    scroll-snap-align: start;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  ${below('sm')} {
    grid-auto-columns: min(288px, 78vw);
    padding-inline: ${token('space.4')};
    scroll-padding-inline: ${token('space.4')};
  }
`;
