import { useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';

/** The tag of the marketplace that a label came from, the same in every language; a label of one's own is itself. */
export function useTagOf(): (label: string) => string {
  const { t } = useTranslation();
  return useMemo(() => {
    // A group of texts, by tag; no key of a text by itself.
    const group = ['marketplace', 'tag'].join('.');
    const names: unknown = t(group, { returnObjects: true });
    const tags = new Map(
      typeof names === 'object' && names !== null
        ? Object.entries(names).map(([tag, name]) => [String(name), tag])
        : [],
    );
    return (label) => tags.get(label) ?? label;
  }, [t]);
}
