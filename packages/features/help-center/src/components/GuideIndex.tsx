import { paths } from '@quarterdeck/contract';
import type { GuideCategoryInIndex } from '@quarterdeck/contract/entities/guide';
import { useTranslation } from '@quarterdeck/i18n';
import { Card, CardFoot } from '@quarterdeck/ui/Card';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { ButtonLink, Link } from '@quarterdeck/ui/Link';
import { IconTile } from '@quarterdeck/ui/RowList';
import { Grid } from '@quarterdeck/ui/Stack';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { categoryIcons } from './categories';

/** A card per topic with its first guides, and one for what is missing. */
export function GuideIndex({ categories }: { categories: readonly GuideCategoryInIndex[] }) {
  const { t } = useTranslation();
  return (
    <Cells minWidth="280px">
      {categories.map(({ slug, title, guides, visibleGuides, totalGuides }) => (
        <Card key={slug}>
          <Heading level={2} variant="title-5">
            <IconTile icon={categoryIcons[slug]} />
            <Link variant="quiet" href={paths.helpGuideCategory.href(slug)}>
              {title}
            </Link>
          </Heading>
          <ul>
            {guides.map((guide) => (
              <li key={guide.id}>
                <Link variant="quiet" href={paths.helpGuide.href(slug, guide.slug)}>
                  {guide.title}
                </Link>
              </li>
            ))}
          </ul>
          <CardFoot>
            <span>{t('helpCenter.guides.visible', { visible: visibleGuides, total: totalGuides })}</span>
            <Link
              variant="standalone"
              href={paths.helpGuideCategory.href(slug)}
              aria-label={t('helpCenter.guides.seeAllOf', { count: totalGuides, title })}
            >
              {t('helpCenter.guides.seeAll', { count: totalGuides })}
            </Link>
          </CardFoot>
        </Card>
      ))}
      <Card variant="outline" data-part="missing">
        <ContourArt seed="missing guide" width={320} height={110} tone="accent" />
        <Heading level={2} variant="title-5">
          {t('helpCenter.guides.missing')}
        </Heading>
        <Text as="p" variant="small" tone="secondary">
          {t('helpCenter.guides.missingText')}
        </Text>
        <ButtonLink size="sm" href={paths.helpSupport.href()}>
          {t('helpCenter.contactSupport')}
        </ButtonLink>
      </Card>
    </Cells>
  );
}

const Cells = styled(Grid)`
  & h2 {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    padding: ${token('space.4')} ${token('space.4')} ${token('space.2')};
  }
  & h2 > a {
    color: ${token('text.primary')};
  }
  & ul {
    flex: 1;
    padding: 0 ${token('space.2')} ${token('space.2')};
  }
  & li > a {
    display: block;
    min-block-size: 34px;
    box-sizing: border-box;
    padding: 6px ${token('space.2')};
    border-radius: ${token('radius.md')};
    color: ${token('text.secondary')};
    text-decoration: none;
    ${type('body')}
  }
  & li > a:hover {
    color: ${token('text.primary')};
    background: ${token('fill.hover')};
  }
  & footer {
    justify-content: space-between;
    margin: 0;
    padding: ${token('space.3')} ${token('space.4')};
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & > [data-part='missing'] {
    align-items: flex-start;
    padding-block-end: ${token('space.4')};
    background: none;
  }
  & > [data-part='missing'] > :is(p, a) {
    margin: 0 ${token('space.4')} ${token('space.3')};
  }
  & > [data-part='missing'] > svg {
    inline-size: 100%;
    block-size: 110px;
  }
`;
