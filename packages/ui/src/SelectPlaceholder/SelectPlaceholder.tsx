import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { fieldColumn, fieldFrame, type FieldSize, type FieldVariant } from '../FormField/FieldControl';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { token, type } from '../tokens';

export interface SelectPlaceholderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is chosen. */
  text: string;
  /** Above it, as of the `Select` that will come. */
  label?: string;
  icon?: IconComponent;
  /** As of the `Select` that will come. @default 'md' */
  size?: FieldSize;
  /** @default 'outlined' */
  variant?: FieldVariant;
}

/** Looks and measures like a `Select` while the code of that is on its way, where a page is shown before it. */
export function SelectPlaceholder({
  text,
  label,
  icon,
  size = 'md',
  variant = 'outlined',
  ...rest
}: SelectPlaceholderProps) {
  return (
    <Root {...rest}>
      {label === undefined ? null : <Label>{label}</Label>}
      <Frame $size={size} $variant={variant} data-part="control">
        {icon ? <Icon icon={icon} size={size} data-part="icon" /> : null}
        <Text>{text}</Text>
        <Icon icon={ChevronDown} size="sm" data-part="icon" />
      </Frame>
    </Root>
  );
}

const Root = styled.div`
  ${fieldColumn}
`;

const Label = styled.span`
  color: ${token('text.primary')};
  ${type('small-medium')}
`;

const Frame = styled.div<{ $size: FieldSize; $variant: FieldVariant }>`
  ${fieldFrame}
`;

const Text = styled.span`
  flex: 1;
  white-space: nowrap;
`;
