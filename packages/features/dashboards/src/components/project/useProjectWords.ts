import { useFormats, useTranslation } from '@quarterdeck/i18n';
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

/** In the order of the API's names; January 5, 2026 is a Monday. */
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const mondayOfJanuary = 5;

export interface ProjectWords {
  labelOf: (label: string) => string;
  categoryOf: (type: string) => string;
  /** `Mon`, or `Monday`, in the reader's language. */
  weekday: (name: string, length: 'short' | 'long') => string;
}

/** What labels of tasks, categories of the budget and days are called; one that is not known keeps its name. */
export function useProjectWords(): ProjectWords {
  const { t } = useTranslation();
  const { locale } = useFormats();
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
      weekday: (name, length) => {
        const place = weekdays.indexOf(name);
        const day = new Date(Date.UTC(2026, 0, mondayOfJanuary + place));
        return place < 0 ? name : day.toLocaleDateString(locale, { weekday: length, timeZone: 'UTC' });
      },
    }),
    [t, locale],
  );
}

export const categoryHue = (type: string): Hue => own(categories, type)?.hue ?? hueOf(type);
