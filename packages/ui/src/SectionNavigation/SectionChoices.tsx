import { Option } from '../Option';
import { Select } from '../Select';
import type { SectionSelectProps } from './SectionSelect';

/** The select of a `SectionSelect` once its code is there. */
export function SectionChoices({ label, items, current, onChange }: SectionSelectProps) {
  return (
    <Select
      label={label}
      onChange={(id) => onChange?.(String(id))}
      {...(current === undefined ? { placeholder: items[0]?.title ?? '' } : { value: current })}
    >
      {items.map(({ id, title }) => (
        <Option key={id} id={id}>
          {title}
        </Option>
      ))}
    </Select>
  );
}
