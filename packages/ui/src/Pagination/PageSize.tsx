import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { Option } from '../Option';
import { Select } from '../Select';
import { token } from '../tokens';

export interface PageSizeProps {
  label: string;
  value: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

/** How many rows a page has. A length that is none of the choices is one of them too. */
export function PageSize({ label, value, sizes, onChange }: PageSizeProps) {
  const { locale } = useLocale();
  const labelId = useId();
  const numbers = new Intl.NumberFormat(locale);
  const choices = [...new Set([...sizes, value])].toSorted((one, other) => one - other);
  return (
    <Line data-part="page-size">
      <span id={labelId}>{label}</span>
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
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  margin-inline-end: ${token('space.3')};
`;
