import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { PhoneField } from './PhoneField';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a phone number that somebody will call, from any country. It is stored in one form for all of them.',
      picture: () => <PhoneField label="Phone" defaultValue="+905321234567" />,
    },
    {
      text: 'With `defaultCountry` where most people are in another country than that of the page’s language.',
      picture: () => <PhoneField label="Mobile" defaultCountry="SE" isOptional />,
    },
  ],
  avoid: [
    {
      text: 'For other numbers of many digits, such as a customer number. It says that they are no phone number.',
      instead: 'TextField',
      picture: () => (
        <PhoneField
          label="Customer number"
          defaultValue="2041"
          defaultCountry="TR"
          errorMessage="This number is too short for Türkiye."
        />
      ),
    },
    { text: 'To show a number that is not changed here. A link with `tel:` calls it.', instead: 'Link' },
  ],
  parts: {
    flag: 'The flag of a country; an empty plate until its picture has come.',
    country: 'The button that opens the list of countries.',
    code: 'The code of the country, such as +90.',
    icon: 'The arrow of the button.',
    control: 'The frame around the button and the number.',
  },
  states: ['disabled', 'focus-visible', 'hovered', 'pressed', 'selected'],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'On the country, opens the list with its search.',
      story: 'FindsACountryByNameWithKeysAlone',
    },
    {
      keys: ['g e r m'],
      does: 'Letters find a country by its name, and the first one found is reached.',
      story: 'FindsACountryByNameWithKeysAlone',
    },
    { keys: ['4 6'], does: 'Digits find a country by its code.', story: 'FindsACountryByItsCode' },
    {
      keys: ['Enter'],
      does: 'Chooses it; the focus goes on to the number.',
      story: 'FindsACountryByNameWithKeysAlone',
    },
    {
      keys: ['Escape'],
      does: 'Twice, gives up what is sought and closes the list; the focus is on the country again.',
      story: 'KeepsTheCountryByEscape',
    },
    {
      keys: ['Tab'],
      does: 'Leaves the number: only then it says that something is wrong with it.',
      story: 'SaysWhatIsNoNumberWhenItIsLeft',
    },
  ],
  accessibility: [
    'The country is a button that says its name and code: “Country: Türkiye, +90”. A country that is chosen is announced.',
    'What is wrong with a number is read with the field and announced when the field is left.',
    'A number that is typed or pasted with its plus brings its country along, so nobody has to search the list.',
  ],
};
