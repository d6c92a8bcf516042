import type { AcademyCategory } from '@quarterdeck/contract/entities/academyCategory';
import { Tag } from '@quarterdeck/ui/Tag';

export interface CategoryTagProps {
  slug: string;
  /** Undefined while they are not known: no tag is shown then. */
  categories: readonly AcademyCategory[] | undefined;
}

/** The category of a course in its hue; one that the academy does not have is written as the course has it. */
export function CategoryTag({ slug, categories }: CategoryTagProps) {
  if (categories === undefined) return null;
  const category = categories.find((one) => one.slug === slug);
  return <Tag {...(category ? { hue: category.color } : {})}>{category?.title ?? slug}</Tag>;
}
