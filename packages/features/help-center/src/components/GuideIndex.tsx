import { paths } from '@quarterdeck/contract';
import type { GuideCategoryInIndex } from '@quarterdeck/contract/entities/guide';
import { useTranslation } from '@quarterdeck/i18n';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { Icon } from '@quarterdeck/ui/Icon';
import { ButtonLink, Link } from '@quarterdeck/ui/Link';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { categoryIcons } from './categoryIcons';
import { Tile } from './HelpHome.styles';

/** A card per topic with its first guides, and one for what is missing. */
export function GuideIndex({ categories }: { categories: readonly GuideCategoryInIndex[] }) {
  const { t } = useTranslation();
  return (
    <Cells>
      {categories.map(({ slug, title, guides, visibleGuides, totalGuides }) => (
        <li key={slug}>
          <h2>
            <Tile>
              <Icon icon={categoryIcons[slug]} />
            </Tile>
            <Link variant="quiet" href={paths.helpGuideCategory.href(slug)}>
              {title}
            </Link>
          </h2>
          <ul>
            {guides.map((guide) => (
              <li key={guide.id}>
                <Link variant="quiet" href={paths.helpGuide.href(slug, guide.slug)}>
                  {guide.title}
                </Link>
              </li>
            ))}
          </ul>
          <footer>
            <span>{t('helpCenter.guides.visible', { visible: visibleGuides, total: totalGuides })}</span>
            <Link
              variant="standalone"
              href={paths.helpGuideCategory.href(slug)}
              aria-label={t('helpCenter.guides.seeAllOf', { count: totalGuides, title })}
            >
              {t('helpCenter.guides.seeAll', { count: totalGuides })}
            </Link>
          </footer>
        </li>
      ))}
      <li data-part="missing">
        <ContourArt seed="missing guide" width={320} height={110} />
        <h2>{t('helpCenter.guides.missing')}</h2>
        <p>{t('helpCenter.guides.missingText')}</p>
        <ButtonLink size="sm" href={paths.helpSupport.href()}>
          {t('helpCenter.contactSupport')}
        </ButtonLink>
      </li>
    </Cells>
  );
}

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${token('space.4')};
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-direction: column;
    overflow: clip;
    border: 1px solid ${token('border.subtle')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.card')};
  }
  & h2 {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    padding: ${token('space.4')} ${token('space.4')} ${token('space.2')};
    ${type('title-5')}
  }
  & h2 > a {
    color: ${token('text.primary')};
  }
  & > li > ul {
    flex: 1;
    padding: 0 ${token('space.2')} ${token('space.2')};
    list-style: none;
  }
  & > li > ul a {
    display: block;
    min-block-size: 34px;
    box-sizing: border-box;
    padding: 6px ${token('space.2')};
    border-radius: ${token('radius.md')};
    color: ${token('text.secondary')};
    text-decoration: none;
    ${type('body')}
  }
  & > li > ul a:hover {
    color: ${token('text.primary')};
    background: ${token('fill.hover')};
  }
  & footer {
    display: flex;
    justify-content: space-between;
    padding: ${token('space.3')} ${token('space.4')};
    border-block-start: 1px solid ${token('border.subtle')};
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & footer > a {
    color: ${token('text.link')};
  }
  & > [data-part='missing'] {
    align-items: flex-start;
    padding-block-end: ${token('space.4')};
    background: none;
  }
  & > [data-part='missing'] > svg {
    block-size: 110px;
    inline-size: 100%;
  }
  & > [data-part='missing'] > p {
    padding: 0 ${token('space.4')} ${token('space.3')};
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & > [data-part='missing'] > a {
    margin-inline: ${token('space.4')};
  }
`;
