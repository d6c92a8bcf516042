import type { GuideCategoryInIndex } from '@quarterdeck/contract/entities/guide';
import { useTranslation } from '@quarterdeck/i18n';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { Link } from '@quarterdeck/ui/Link';
import { Container } from '@quarterdeck/ui/Stack';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { pickGuides } from './categories';
import { HelpSearch } from './HelpSearch';

/** Guides that are read most. */
const popular = ['refunds', 'invite-your-team', 'export-and-import'];

/** The band with the search of the help center. */
export function HelpHero({ categories }: { categories: readonly GuideCategoryInIndex[] }) {
  const { t } = useTranslation();
  const links = pickGuides(categories, popular);
  return (
    <Hero>
      <ContourArt seed="help-center" width={960} height={320} levels={14} tone="hull" />
      <Container>
        <h1>{t('helpCenter.heading')}</h1>
        <HelpSearch label={t('helpCenter.search.all')} size="lg" />
        <p>
          {links.length === 0 ? null : <span>{t('helpCenter.popular')}</span>}
          {links.map(({ title, href }) => (
            <Link key={href} href={href}>
              {title}
            </Link>
          ))}
        </p>
      </Container>
    </Hero>
  );
}

const Hero = styled.header`
  position: relative;
  overflow: clip;
  color: ${token('hull.text')};
  background: ${token('hull.background')};
  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    mask-image: linear-gradient(to right, transparent 22%, black 72%);
  }
  & > svg:dir(rtl) {
    mask-image: linear-gradient(to left, transparent 22%, black 72%);
  }
  & > div {
    position: relative;
    box-sizing: border-box;
    min-block-size: 320px;
    padding-block: 56px 88px;
  }
  & h1 {
    text-wrap: balance;
    ${type('display')}
  }
  & [role='search'] {
    max-inline-size: 560px;
    margin-block: ${token('space.5')} ${token('space.3')};
    border-radius: ${token('radius.lg')};
    color: ${token('text.primary')};
    background: ${token('surface.card')};
  }
  & [role='search'] > * {
    min-block-size: 52px;
    border-radius: ${token('radius.lg')};
  }
  & [role='search'] input {
    font-size: 16px;
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')} ${token('space.4')};
    min-block-size: 20px;
    color: ${token('hull.text-secondary')};
    ${type('small')}
  }
  & p > a {
    color: ${token('hull.text')};
    text-decoration-color: ${token('hull.mark')};
  }
  ${below('sm')} {
    & > div {
      min-block-size: 0;
      padding-block: 32px 72px;
    }
    & h1 {
      ${type('title-1')}
    }
    & p {
      display: none;
    }
  }
`;
