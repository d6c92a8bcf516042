import { Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { styled } from 'styled-components';
import { EmptyRow } from '../ComboBox';
import { contains, rankMatches } from '../ComboBox/matches';
import { bareInput, fieldText } from '../FormField';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { Option, OptionList, SoughtContext } from '../Option';
import { token, type } from '../tokens';
import { countryNames } from './countryNames';
import { Flag, type FlagUrl } from './Flag';
import { dialCodeOf, phoneCountries } from './phoneNumber';

export interface CountryListProps {
  country: string;
  onChoose: (country: string) => void;
  flagUrl: FlagUrl | undefined;
}

/** All countries with their codes, found by a part of the name or by the code. */
export function CountryList({ country, onChoose, flagUrl }: CountryListProps) {
  const messages = useKitMessages();
  const { locale } = useLocale();
  const [sought, setSought] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const countries = useMemo(() => {
    const nameOf = countryNames(locale);
    const { compare } = new Intl.Collator(locale);
    return phoneCountries
      .map((id) => ({ id, name: nameOf(id), code: dialCodeOf(id) }))
      .toSorted((one, other) => compare(one.name, other.name));
  }, [locale]);
  const wanted = sought.trim();
  const hits = countries.filter(
    ({ id, name, code }) =>
      contains(name, wanted) || id === wanted.toUpperCase() || (/\d/.test(wanted) && code.includes(wanted)),
  );
  useEffect(() => {
    // The list has its rows one frame later.
    const frame = requestAnimationFrame(() => {
      list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Autocomplete inputValue={sought} onInputChange={setSought}>
      <Bar
        aria-label={messages.search}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the list is about to search it
        autoFocus
      >
        <Icon icon={Search} size="sm" />
        {/* The field moves through the list below, which is what makes it a combo box. */}
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete adds aria-controls */}
        <SoughtText role="combobox" aria-expanded placeholder={messages.search} />
      </Bar>
      <SoughtContext value={wanted}>
        <Rows ref={list}>
          <OptionList
            aria-label={messages.country}
            items={rankMatches(hits, ({ name }) => name, wanted)}
            selectionMode="single"
            selectedKeys={[country]}
            // Escape empties the search and closes the list; it chooses nothing.
            escapeKeyBehavior="none"
            shouldFocusOnHover
            onSelectionChange={(keys) => {
              // The chosen one is taken out of the selection when it is chosen again.
              const [chosen = country] = keys === 'all' ? [] : [...keys];
              onChoose(String(chosen));
            }}
            renderEmptyState={() => <EmptyRow>{messages.noResults}</EmptyRow>}
          >
            {({ id, name, code }) => (
              <Option
                id={id}
                leading={<Flag country={id} flagUrl={flagUrl} />}
                trailing={<Code dir="ltr">{code}</Code>}
              >
                {name}
              </Option>
            )}
          </OptionList>
        </Rows>
      </SoughtContext>
    </Autocomplete>
  );
}

const Bar = styled(SearchField)`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  flex: none;
  min-block-size: 44px;
  padding-inline: ${token('space.4')};
  border-block-end: 1px solid ${token('border.subtle')};
  color: ${token('text.tertiary')};
`;

const SoughtText = styled(Input)`
  ${bareInput}
  ${fieldText}
  block-size: 43px;
  color: ${token('text.primary')};
  /* The whole bar is the field and the only one: the caret shows where the focus is. */
  &:focus-visible {
    outline: none;
  }
`;

const Rows = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
`;

const Code = styled.span`
  flex: none;
  color: ${token('text.secondary')};
  ${type('small')}
  font-variant-numeric: tabular-nums;
`;
