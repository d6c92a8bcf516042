import { paths } from '@quarterdeck/contract';
import type { GuideCategoryInIndex } from '@quarterdeck/contract/entities/guide';
import { useTranslation } from '@quarterdeck/i18n';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { Link } from '@quarterdeck/ui/Link';
import { HelpSearch } from './HelpSearch';
import { Hero } from './HelpHome.styles';

/** Guides that are read most; one that is not there is left out. */
const popular = ['refunds', 'invite-your-team', 'export-and-import'];

/** The band with the search of the help center. */
export function HelpHero({ categories }: { categories: readonly GuideCategoryInIndex[] }) {
  const { t } = useTranslation();
  const links = popular.flatMap((wanted) =>
    categories.flatMap((category) =>
      category.guides
        .filter(({ slug }) => slug === wanted)
        .map(({ slug, title }) => ({ title, href: paths.helpGuide.href(category.slug, slug) })),
    ),
  );
  return (
    <Hero>
      <ContourArt seed="help-center" width={960} height={320} levels={14} tone="hull" />
      <div>
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
      </div>
    </Hero>
  );
}
