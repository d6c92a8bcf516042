import type { FaqCategoryWithFaqs } from '@quarterdeck/contract/entities/faq';
import { useTranslation } from '@quarterdeck/i18n';
import { Option } from '@quarterdeck/ui/Option';
import { Select } from '@quarterdeck/ui/Select';

export interface FaqGroupSelectProps {
  categories: readonly FaqCategoryWithFaqs[];
  /** Slug of the group that is being read. */
  current: string;
  onChange: (slug: string) => void;
}

/** Leads to a group of questions where there is no room for a rail. */
export function FaqGroupSelect({ categories, current, onChange }: FaqGroupSelectProps) {
  const { t } = useTranslation();
  return (
    <Select label={t('helpCenter.faqs.groups')} value={current} onChange={(slug) => onChange(String(slug))}>
      {categories.map(({ slug, title }) => (
        <Option key={slug} id={slug}>
          {title}
        </Option>
      ))}
    </Select>
  );
}
