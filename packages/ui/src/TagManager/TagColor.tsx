import { styled } from 'styled-components';
import { ColorDot } from '../ColorDot';
import { hues, type Hue } from '../hues';
import { Popover, PopoverTrigger } from '../Popover';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Swatch, SwatchPicker } from '../SwatchPicker';
import { token } from '../tokens';

export interface TagColorProps {
  /** Name of the button, of the small window and of the choice in it. */
  label: string;
  hue: Hue;
  hueName: (hue: Hue) => string;
  onChange: (hue: Hue) => void;
}

/** The colour of a tag, as a button that offers the others. */
export function TagColor({ label, hue, hueName, onChange }: TagColorProps) {
  return (
    <PopoverTrigger>
      <ColorButton aria-label={label}>
        <ColorDot hue={hue} />
      </ColorButton>
      <Popover label={label}>
        {({ close }) => (
          <SwatchPicker
            aria-label={label}
            value={hue}
            onChange={(value) => {
              const chosen = hues.find((one) => one === value);
              if (chosen !== undefined) onChange(chosen);
              close();
            }}
          >
            {hues.map((one) => (
              <Swatch key={one} value={one} label={hueName(one)} background={token(`label.${one}.dot`)} />
            ))}
          </SwatchPicker>
        )}
      </Popover>
    </PopoverTrigger>
  );
}

const ColorButton = styled(AriaButton)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  /* The dot stands where it does without a button. */
  margin-inline: -9px;
  border: 0;
  border-radius: ${token('radius.sm')};
  background: none;
  cursor: pointer;
  @media (pointer: coarse) {
    inline-size: 44px;
    block-size: 44px;
    margin-inline: -9px -4px;
  }
  &[data-hovered] {
    background: ${token('fill.hover')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
`;
