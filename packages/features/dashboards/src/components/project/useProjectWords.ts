import { useTranslation } from '@quarterdeck/i18n';
import { hueOf, type Hue } from '@quarterdeck/ui/hues';
import { useMemo } from 'react';

/** Names that every project has, which the API says in English; keys of their words. */
const labels: Readonly<Record<string, string>> = {
  API: 'api',
  Backend: 'backend',
  Frontend: 'frontend',
  Issues: 'issues',
};
const categories: Readonly<Record<string, { key: string; hue: Hue }>> = {
  Concept: { key: 'concept', hue: 'ultramarine' },
  Design: { key: 'design', hue: 'purple' },
  Development: { key: 'development', hue: 'teal' },
  Extras: { key: 'extras', hue: 'orange' },
  Marketing: { key: 'marketing', hue: 'rose' },
};

const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

export interface ProjectWords {
  labelOf: (label: string) => string;
  categoryOf: (type: string) => string;
}

/** What labels of tasks and categories of the budget are called; one that is not known keeps its name. */
export function useProjectWords(): ProjectWords {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      labelOf: (label) => {
        const key = own(labels, label);
        return key === undefined ? label : t(`dashboards.project.label.${key}`);
      },
      categoryOf: (type) => {
        const known = own(categories, type);
        return known === undefined ? type : t(`dashboards.project.category.${known.key}`);
      },
    }),
    [t],
  );
}

export const categoryHue = (type: string): Hue => own(categories, type)?.hue ?? hueOf(type);
