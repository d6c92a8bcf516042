import { useLocale } from 'react-aria-components/I18nProvider';
import { Option } from '../Option';
import { Select } from '../Select';

export interface PageSizeSelectProps {
  /** Id of what names it. */
  labelId: string;
  /** Rows of a page. */
  value: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

/** The choice of a page's length. A length that is none of the usual ones is one of them too. */
export function PageSizeSelect({ labelId, value, sizes, onChange }: PageSizeSelectProps) {
  const { locale } = useLocale();
  const numbers = new Intl.NumberFormat(locale);
  const choices = [...new Set([...sizes, value])].toSorted((one, other) => one - other);
  return (
    <Select
      aria-labelledby={labelId}
      size="sm"
      value={String(value)}
      onChange={(key) => {
        if (key !== null && Number(key) !== value) onChange(Number(key));
      }}
    >
      {choices.map((size) => (
        <Option key={size} id={String(size)}>
          {numbers.format(size)}
        </Option>
      ))}
    </Select>
  );
}
