import { announce } from '@quarterdeck/ui/LiveRegion';
import { Option } from '@quarterdeck/ui/Option';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { Select } from '@quarterdeck/ui/Select';
import { Switch, type SwitchProps } from '@quarterdeck/ui/Switch';
import { Text } from '@quarterdeck/ui/Text';
import { token, type } from '@quarterdeck/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SettingProps {
  name: string;
  /** What it does. */
  help: string;
}

/** One setting: its name and what it does at the start, its control, which carries the name itself, at the end. */
export function SettingRow({ name, help, children }: SettingProps & { children: ReactNode }) {
  return (
    <Row>
      <div>
        <Text as="p" variant="body-medium">
          {name}
        </Text>
        <Text as="p" variant="small" tone="secondary">
          {help}
        </Text>
      </div>
      {children}
    </Row>
  );
}

interface ChoiceProps<Value extends string> extends SettingProps {
  value: Value;
  choices: readonly Value[];
  wordsOf: (choice: Value) => string;
  /** What was chosen is read out after it. */
  onChange: (chosen: Value) => unknown;
}

/** A setting with two to five choices, all of them in sight. */
export function SegmentSetting<Value extends string>(props: ChoiceProps<Value>) {
  const { name, help, value, choices, wordsOf, onChange } = props;
  const handleChange = (chosen: Value) => {
    onChange(chosen);
    announce(wordsOf(chosen));
  };
  return (
    <SettingRow name={name} help={help}>
      <SegmentedControl label={name} value={value} onChange={handleChange}>
        {choices.map((choice) => (
          <Segment key={choice} id={choice} label={wordsOf(choice)} />
        ))}
      </SegmentedControl>
    </SettingRow>
  );
}

interface SelectSettingProps<Value extends string> extends ChoiceProps<Value> {
  /** Whether the choices are languages, each in its own words. */
  areLanguages?: boolean;
}

/** A setting with choices that open in a list. */
export function SelectSetting<Value extends string>(props: SelectSettingProps<Value>) {
  const { name, help, value, choices, wordsOf, onChange, areLanguages = false } = props;
  const handleChange = async (key: unknown) => {
    const chosen = choices.find((choice) => choice === key);
    if (chosen === undefined) return;
    await onChange(chosen);
    if (!areLanguages) announce(wordsOf(chosen));
  };
  return (
    <SettingRow name={name} help={help}>
      <Select
        aria-label={name}
        data-part="choice"
        selectedKey={value}
        onSelectionChange={(key) => void handleChange(key)}
      >
        {choices.map((choice) => (
          <Option key={choice} id={choice} {...(areLanguages ? { lang: choice } : {})}>
            {wordsOf(choice)}
          </Option>
        ))}
      </Select>
    </SettingRow>
  );
}

/** A setting that is a switch as a whole. */
export const SwitchSetting = (props: SwitchProps) => (
  <SwitchRow>
    <Switch labelPosition="start" {...props} />
  </SwitchRow>
);

/** Below each other where there is no room. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')} ${token('space.6')};
  align-items: center;
  justify-content: space-between;
  padding-block: ${token('space.4')};
  & > * {
    max-inline-size: 100%;
  }
  & > div:first-child {
    display: grid;
    flex: 1 1 200px;
    gap: ${token('space.0-5')};
  }
  & > [data-part='choice'] {
    inline-size: 192px;
  }
`;

const SwitchRow = styled.div`
  padding-block: ${token('space.4')};
  & [data-part='label'] {
    ${type('body-medium')}
  }
  & [data-part='description'] {
    margin-block-start: ${token('space.0-5')};
    ${type('small')}
  }
`;
