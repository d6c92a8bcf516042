import { Check } from 'lucide-react';
import { createContext, use, type ReactNode, type Ref } from 'react';
import {
  Collection,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  type ListBoxItemProps,
  type ListBoxProps,
  type ListBoxSectionProps,
} from 'react-aria-components/Select';
import { Header } from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { findFolded } from '../fold';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { optionRow, sectionHeading } from '../Menu';
import { PopoverFrame } from '../Popover';
import type { RootStyle } from '../refs/rootProps';
import { token } from '../tokens';

/** What is being looked for: options mark it in their names. */
export const SoughtContext = createContext('');

export interface OptionProps
  extends Omit<ListBoxItemProps, 'children' | 'className' | 'style' | 'textValue'>, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** The name, also what typing jumps to. */
  children: string;
  icon?: IconComponent;
  /** A picture instead of the icon: a coloured dot, an avatar. */
  leading?: ReactNode;
  /** A second line. */
  description?: ReactNode;
  /** Marks what is being looked for in the name. @default true */
  hasMark?: boolean;
  /** At the end, before the mark. */
  trailing?: ReactNode;
}

/** One choice of a Select, ComboBox or TagInput. */
export function Option({ children, icon, leading, description, trailing, hasMark = true, ...rest }: OptionProps) {
  return (
    // An option without a name still has one for typing.
    <Row textValue={children.trim() === '' ? String(rest.id ?? '') : children} {...rest}>
      {({ isSelected }) => (
        <>
          {leading}
          {icon ? <Icon icon={icon} data-part="icon" /> : null}
          <span data-part="text">
            {hasMark ? <Marked text={children} /> : children}
            {description === undefined ? null : <span data-part="description">{description}</span>}
          </span>
          {trailing}
          {isSelected ? <Icon icon={Check} size="sm" data-part="mark" /> : null}
        </>
      )}
    </Row>
  );
}

function Marked({ text }: { text: string }) {
  const hit = findFolded(text, use(SoughtContext));
  if (!hit) return text;
  const [start, end] = hit;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

const Row = styled(ListBoxItem)`
  position: relative;
  ${optionRow}
  &[data-selected] {
    color: ${token('text.accent-strong')};
    font-weight: ${token('weight.medium')};
  }
  &[data-selected] [data-part='description'] {
    font-weight: ${token('weight.regular')};
  }
`;

export interface OptionSectionProps
  extends Omit<ListBoxSectionProps<object>, 'className' | 'style' | 'children'>, RootStyle {
  title: string;
  children: ReactNode;
}

/** Choices under a heading. */
export function OptionSection({ title, children, ...rest }: OptionSectionProps) {
  return (
    <ListBoxSection {...rest}>
      <Heading>{title}</Heading>
      <Collection>{children}</Collection>
    </ListBoxSection>
  );
}

const Heading = styled(Header)`
  ${sectionHeading}
`;

/** The list below a field: as wide as the field at least, at most 256 px high. */
export const OptionPopover = styled(PopoverFrame).attrs({ $onPhones: 'popover', offset: 4, maxHeight: 256 })`
  /* A list that reaches over the edge of the page would scroll the page when its first option is reached,
     and a scrolled page closes the list. 32: the gutters of a phone; enough for 12 at one side and a scrollbar. */
  min-inline-size: min(var(--trigger-width), calc(100vw - 32px));
  max-inline-size: min(max(var(--trigger-width), 320px), calc(100vw - 32px));
`;

export type OptionListProps<Item extends object> = Omit<ListBoxProps<Item>, 'className' | 'style'> & RootStyle;

/** The choices themselves. */
export function OptionList<Item extends object>(props: OptionListProps<Item>) {
  return <List as={ListBox<Item>} {...props} />;
}

const List = styled.div`
  padding: ${token('space.1-5')};
  overflow: auto;
  border-radius: inherit;
  outline: none;
`;
