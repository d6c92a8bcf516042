import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Radio, type RadioProps } from 'react-aria-components/RadioGroup';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import type { RootStyle } from '../refs/rootProps';
import { Description, Frame, Heading, Mark, Price } from './ChoiceCard.styles';

export interface ChoiceCardProps
  extends Pick<RadioProps, 'id' | 'autoFocus' | 'onFocus' | 'onBlur' | 'aria-describedby'>, RootStyle {
  ref?: Ref<HTMLLabelElement>;
  /** `radio` stands in a `RadioGroup`: one of them. `checkbox` stands in a `CheckboxGroup`: several. */
  kind: 'radio' | 'checkbox';
  /** What the group's value holds when it is chosen. */
  value: string;
  title: ReactNode;
  /** Read as a part of the name. */
  description?: ReactNode;
  icon?: IconComponent;
  /** At the end below the title: what it costs. */
  price?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

/** A choice that needs more than a line: a plan, a way to pay, a goal. Put several into a `Grid` or a `Stack`. */
export function ChoiceCard({ ref, kind, title, description, icon, price, ...rest }: ChoiceCardProps) {
  return (
    <Frame {...(ref === undefined ? {} : { ref })} as={kind === 'radio' ? Radio : Checkbox} data-kind={kind} {...rest}>
      {icon ? <Icon icon={icon} size="lg" data-part="icon" /> : null}
      <Heading>
        <span data-part="title">{title}</span>
        {description === undefined ? null : <Description>{description}</Description>}
        {price === undefined ? null : <Price>{price}</Price>}
      </Heading>
      <Mark data-part="control">{kind === 'checkbox' ? <Icon icon={Check} size="xs" /> : null}</Mark>
    </Frame>
  );
}
