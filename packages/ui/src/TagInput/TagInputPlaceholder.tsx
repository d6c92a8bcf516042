import { ChevronDown, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { fieldButton } from '../FormField/fieldButtonLook';
import { type FieldSize, type FieldVariant } from '../FormField/FieldControl';
import { Icon } from '../Icon';
import type { TagOption } from './TagInput';
import { token, type } from '../tokens';
import { Chip, ChipList, Dot, Field, Root, typedPlace } from './TagInput.styles';

export interface TagInputPlaceholderProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  /** What is chosen. */
  chosen: readonly Pick<TagOption, 'id' | 'name' | 'hue'>[];
  /** As of the `TagInput` that will come. @default 'md' */
  size?: FieldSize;
  /** @default 'outlined' */
  variant?: FieldVariant;
}

/** Looks and measures like a `TagInput` while the code of that is on its way. It is text, no control. */
export function TagInputPlaceholder({
  label,
  chosen,
  size = 'md',
  variant = 'outlined',
  ...rest
}: TagInputPlaceholderProps) {
  return (
    <Root {...rest}>
      <Label>{label}</Label>
      <Field size={size} variant={variant}>
        <ChipList>
          {chosen.map(({ id, name, hue }) => (
            <Chip key={id}>
              <Dot $hue={hue} />
              <span data-part="name">{name}</span>
              <Square data-part="cross">
                <Icon icon={X} size="xs" />
              </Square>
            </Chip>
          ))}
        </ChipList>
        <Typed />
        <Square data-part="arrow">
          <Icon icon={ChevronDown} size="sm" />
        </Square>
      </Field>
    </Root>
  );
}

const Label = styled.span`
  color: ${token('text.primary')};
  ${type('small-medium')}
`;

const Square = styled.span`
  ${fieldButton}
`;

const Typed = styled.span`
  ${typedPlace}
`;
