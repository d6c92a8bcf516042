import { paths } from '@quarterdeck/contract';
import type { GuideCategoryInIndex, GuideCategorySlug, GuideSummary } from '@quarterdeck/contract/entities/guide';
import { Compass, CreditCard, FolderKanban, SlidersHorizontal, UserRound, type LucideIcon } from 'lucide-react';

export const categoryIcons: Record<GuideCategorySlug, LucideIcon> = {
  'getting-started': Compass,
  projects: FolderKanban,
  settings: SlidersHorizontal,
  payments: CreditCard,
  'your-account': UserRound,
};

/** Guides by their slugs, in that order, as rows of a list; one that is not there is left out. */
export const pickGuides = (categories: readonly GuideCategoryInIndex[], slugs: readonly GuideSummary['slug'][]) =>
  slugs.flatMap((wanted) =>
    categories.flatMap((category) =>
      category.guides
        .filter(({ slug }) => slug === wanted)
        .map(({ slug, title, subtitle }) => ({
          href: paths.helpGuide.href(category.slug, slug),
          title,
          text: subtitle,
        })),
    ),
  );
