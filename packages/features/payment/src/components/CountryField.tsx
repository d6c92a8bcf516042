import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { ComboBox } from '@quarterdeck/ui/ComboBox';
import { Option } from '@quarterdeck/ui/Option';
import { useMemo } from 'react';
import { countries } from '../model/countries';
import type { PaymentProblem } from '../model/details';
import { useProblemWords } from './useProblemWords';

export interface CountryFieldProps {
  /** ISO 3166-1 alpha-2; empty until one is chosen. */
  value: string;
  onChange: (country: string) => void;
  /** What is wrong in the form; the field says its own. */
  problems: readonly PaymentProblem[];
}

/** The country of the bill, found by typing a part of its name in the reader's language. */
export function CountryField({ value, onChange, problems }: CountryFieldProps) {
  const { t } = useTranslation();
  const { countryName, compare } = useFormats();
  const describeProblem = useProblemWords();
  const options = useMemo(
    () =>
      countries.map((id) => ({ id, name: countryName(id) })).toSorted((one, other) => compare(one.name, other.name)),
    [countryName, compare],
  );
  const problem = problems.find(({ field }) => field === 'country');
  return (
    <ComboBox
      label={t('payment.field.country')}
      name="country"
      formValue="text"
      isRequired
      size="lg"
      defaultItems={options}
      itemText={({ name }) => name}
      value={value === '' ? null : value}
      onChange={(key) => onChange(key === null ? '' : String(key))}
      onInputChange={(text) => {
        // A name that a browser fills in is not chosen from the list.
        const named = options.find(({ name }) => name === text);
        if (named !== undefined && named.id !== value) onChange(named.id);
      }}
      {...(problem === undefined ? {} : { isInvalid: true, errorMessage: describeProblem(problem) })}
    >
      {({ id, name }) => <Option id={id}>{name}</Option>}
    </ComboBox>
  );
}
