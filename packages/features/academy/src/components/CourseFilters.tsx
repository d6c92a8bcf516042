import type { AcademyCategory } from '@quarterdeck/contract/entities/academyCategory';
import { useTranslation } from '@quarterdeck/i18n';
import { Option } from '@quarterdeck/ui/Option';
import { Select } from '@quarterdeck/ui/Select';
import { Switch } from '@quarterdeck/ui/Switch';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import type { CourseView } from '../model/courseView';

/** No slug: those are not empty. */
const all = '';

export interface CourseFiltersProps {
  view: CourseView;
  /** Absent while they are not known. */
  categories: readonly AcademyCategory[] | undefined;
  /** How many courses are shown, in words; empty while that is not known. */
  summary: string;
  onChange: (change: Partial<CourseView>) => void;
}

/** Until its title is known, the category of the address stands for itself. */
const unknownOf = ({ category }: CourseView) => (category === null ? [] : [{ slug: category, title: category }]);

/** What narrows down the list of courses, and how many are left. */
export function CourseFilters({ view, categories, summary, onChange }: CourseFiltersProps) {
  const { t } = useTranslation();
  return (
    <Filters>
      <Select
        data-part="category"
        aria-label={t('academy.category')}
        value={view.category ?? all}
        onChange={(slug) => onChange({ category: slug === null || slug === all ? null : String(slug) })}
      >
        <Option id={all}>{t('academy.allCategories')}</Option>
        {(categories ?? unknownOf(view)).map(({ slug, title }) => (
          <Option key={slug} id={slug}>
            {title}
          </Option>
        ))}
      </Select>
      <p>{summary}</p>
      <Switch
        labelPosition="start"
        isSelected={view.hidesCompleted}
        onChange={(hidesCompleted) => onChange({ hidesCompleted })}
      >
        {t('academy.hideCompleted')}
      </Switch>
    </Filters>
  );
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.3')};
  & > [data-part='category'] {
    inline-size: 200px;
  }
  & > p {
    flex: 1;
    min-inline-size: 0;
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    ${type('small')}
  }
  ${below('sm')} {
    & > [data-part='category'] {
      flex: 1 1 165px;
      inline-size: auto;
      min-inline-size: 0;
    }
    & > p {
      order: 1;
      flex-basis: 100%;
    }
  }
  @media print {
    & > :is([data-part='category'], label) {
      display: none;
    }
  }
`;
