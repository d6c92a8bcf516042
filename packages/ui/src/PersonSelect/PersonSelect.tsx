import { Avatar } from '../Avatar';
import { Option } from '../Option';
import { Select, type SelectProps } from '../Select';

/** Key of the choice that stands for nobody. */
const nobodyKey = 'nobody';

export interface SelectablePerson {
  id: string;
  name: string;
  /** Address of a picture; without one the initials stand. */
  avatar?: string | null | undefined;
}

export interface PersonSelectProps extends Omit<SelectProps, 'children' | 'value' | 'defaultValue' | 'onChange'> {
  people: Iterable<SelectablePerson>;
  /** Id of the person; null, and one who is not among `people`, is nobody. While there are no people it says neither. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** The choice of nobody, such as "Unassigned". */
  nobody: string;
}

/** Gives something to a person, or to nobody. */
export function PersonSelect({ people, value, onChange, nobody, ...rest }: PersonSelectProps) {
  const known = [...people];
  const isAwaited = known.length === 0 && value !== null;
  const shown = known.some(({ id }) => id === value) ? value : nobodyKey;
  return (
    <Select
      value={isAwaited ? null : shown}
      onChange={(key) => onChange(key === nobodyKey ? null : String(key))}
      {...rest}
    >
      <Option id={nobodyKey}>{nobody}</Option>
      {known.map(({ id, name, avatar }) => (
        <Option key={id} id={id} leading={<Avatar size="xs" id={id} name={name} src={avatar} label="" />}>
          {name}
        </Option>
      ))}
    </Select>
  );
}
