import type { ScenarioName } from '@quarterdeck/mocks';
import { byScheme, token, type } from '@quarterdeck/ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';

export interface ScenarioPickerProps {
  names: readonly ScenarioName[];
  selected: ScenarioName;
  onSelect: (name: ScenarioName) => void;
}

/** How the mock answers this one call from now on. */
export function ScenarioPicker({ names, selected, onSelect }: ScenarioPickerProps) {
  const group = useId();
  return (
    <Frame>
      <legend>Scenario of this call</legend>
      <div>
        {names.map((name) => (
          <label key={name}>
            <input type="radio" name={group} checked={name === selected} onChange={() => onSelect(name)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </Frame>
  );
}

const Frame = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  & > legend {
    ${type('small-medium')}
    padding: 0;
    margin-block-end: ${token('space.1-5')};
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')};
    inline-size: fit-content;
    max-inline-size: 100%;
    padding: 3px;
    background: ${token('fill.neutral')};
    border-radius: ${token('radius.md')};
  }
  & label {
    position: relative;
    cursor: pointer;
  }
  & input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & span {
    ${type('small-medium')}
    display: flex;
    align-items: center;
    min-block-size: 28px;
    padding-inline: ${token('space.3')};
    color: ${token('text.secondary')};
    border-radius: ${token('radius.sm')};
    @media (pointer: coarse) {
      min-block-size: 40px;
    }
  }
  & input:checked + span {
    color: ${token('text.primary')};
    background: ${byScheme('surface.card', 'fill.neutral-pressed')};
    box-shadow: ${token('elevation.1')};
  }
  & input:focus-visible + span {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    & input:checked + span {
      outline: 2px solid Highlight;
    }
  }
`;
