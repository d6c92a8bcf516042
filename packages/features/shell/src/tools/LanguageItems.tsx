import { languageNames, languages, type Language } from '@quarterdeck/i18n';
import { MenuItem } from '@quarterdeck/ui/Menu';
import { Spinner } from '@quarterdeck/ui/Spinner';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export interface LanguageItemsProps {
  /** The language whose words are on their way. */
  loading: Language | null;
}

/** The languages as items of a menu, each in its own words. */
export function LanguageItems({ loading }: LanguageItemsProps) {
  return languages.map((language) => (
    <MenuItem
      key={language}
      id={language}
      textValue={languageNames[language]}
      leading={<Code aria-hidden>{language === loading ? <Spinner size="xs" /> : language.toUpperCase()}</Code>}
    >
      <span lang={language}>{languageNames[language]}</span>
    </MenuItem>
  ));
}

const Code = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 26px;
  block-size: 18px;
  border-radius: ${token('radius.xs')};
  background: ${token('fill.neutral')};
  color: ${token('text.secondary')};
  ${type('overline')}
  letter-spacing: 0;
`;
