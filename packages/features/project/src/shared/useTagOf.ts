import { useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';

/** What the marketplace calls its tags in the page's language, by tag. */
const namesKey = 'marketplace.tag';

/** The tag of the marketplace that a label came from, the same in every language; a label of one's own is itself. */
export function useTagOf(): (label: string) => string {
  const { t } = useTranslation();
  return useMemo(() => {
    const names: unknown = t(namesKey, { returnObjects: true });
    const tags = new Map(
      typeof names === 'object' && names !== null
        ? Object.entries(names).map(([tag, name]) => [String(name), tag])
        : [],
    );
    return (label) => tags.get(label) ?? label;
  }, [t]);
}
