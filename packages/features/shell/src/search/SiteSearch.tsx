import { searchMinLength } from '@quarterdeck/contract/entities/search';
import { useTranslation } from '@quarterdeck/i18n';
import { SearchBox, type SearchAppearance } from '@quarterdeck/ui/SearchBox';
import { useSiteSearch } from './useSiteSearch';

export interface SiteSearchProps {
  appearance: SearchAppearance;
  /** @param hadFocus whether the focus was in it and has to go somewhere. */
  onClose: (hadFocus: boolean) => void;
}

/** The search over contacts, pages, tasks and what features hold, in the header. */
export function SiteSearch({ appearance, onClose }: SiteSearchProps) {
  const { t } = useTranslation();
  const { text, type, groups, isLoading, isTooShort, error, retry } = useSiteSearch();
  return (
    <SearchBox
      takesFocus
      appearance={appearance}
      label={t('shell.search.label')}
      value={text}
      onSearch={type}
      groups={groups}
      isLoading={isLoading}
      error={error}
      onRetry={retry}
      emptyText={t('shell.search.empty')}
      {...(isTooShort ? { hint: t('shell.search.tooShort', { count: searchMinLength }) } : {})}
      onClose={onClose}
      data-site-search
    />
  );
}
