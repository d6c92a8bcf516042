import { currencies, type Currency } from '@quarterdeck/contract/entities/currency';
import { useFormats } from '@quarterdeck/i18n';
import { Option } from '@quarterdeck/ui/Option';
import { Select, type SelectProps } from '@quarterdeck/ui/Select';

interface CurrencySelectProps extends Pick<SelectProps, 'label' | 'description' | 'size' | 'isDisabled'> {
  currency: Currency;
  onChange: (currency: Currency) => void;
}

/** The currency that prices of a project are shown in. */
export function CurrencySelect({ currency, onChange, ...rest }: CurrencySelectProps) {
  const { currencyName } = useFormats();
  const handleChange = (key: unknown) => {
    const chosen = currencies.find((one) => one === key);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <Select selectedKey={currency} onSelectionChange={handleChange} {...rest}>
      {currencies.map((one) => (
        <Option key={one} id={one}>
          {`${one} · ${currencyName(one)}`}
        </Option>
      ))}
    </Select>
  );
}
