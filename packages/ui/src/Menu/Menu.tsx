import { Check, ChevronRight } from 'lucide-react';
import { createContext, use, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import {
  Keyboard,
  MenuTrigger as AriaMenuTrigger,
  SubmenuTrigger,
  Text,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  type MenuSectionProps as AriaMenuSectionProps,
  type MenuTriggerProps as AriaMenuTriggerProps,
  type PopoverProps,
} from 'react-aria-components/Menu';
import type { IconComponent } from '../Icon/IconComponent';
import { TriggerButtons } from '../overlay/TriggerButtons';
import { Icon } from '../Icon';
import { LazyLabelTooltip } from '../LabelTooltip';
import { PopoverFrame } from '../Popover';
import type { RootStyle } from '../refs/rootProps';
import { Head, List, Row, RowItem, Rule, Section, SectionHeading } from './Menu.styles';

export type MenuTriggerProps = AriaMenuTriggerProps;

/** Opens the `Menu` beside it when its first child, a button, is pressed. */
export function MenuTrigger({ children, ...rest }: MenuTriggerProps) {
  return (
    <AriaMenuTrigger {...rest}>
      <TriggerButtons>{children}</TriggerButtons>
    </AriaMenuTrigger>
  );
}

export interface MenuBaseProps<Item>
  extends
    Omit<AriaMenuProps<Item>, 'className' | 'style'>,
    RootStyle,
    Pick<PopoverProps, 'placement' | 'isOpen' | 'onOpenChange' | 'offset'> {
  /** The list, which takes the other props, the class name and the style as well; its frame is placed by React Aria. */
  ref?: Ref<HTMLDivElement>;
  /** Stands above the items, such as who is signed in: it is seen and read, and has nothing to press. */
  head?: ReactNode;
}

/** Beside a `MenuTrigger` its button names the menu; at any other element the menu needs a name of its own. */
export type MenuProps<Item> = MenuBaseProps<Item> &
  ({ triggerRef?: never } | { triggerRef: NonNullable<PopoverProps['triggerRef']>; 'aria-label': string });

/** Only what was given: React Aria tells an absent prop from an undefined one. */
function given<Props extends object>(props: Props): { [Key in keyof Props]?: Exclude<Props[Key], undefined> } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Props]?: Exclude<Props[Key], undefined>;
  };
}

/**
 * Closes the menu that a submenu belongs to. Without a `MenuTrigger`, React Aria knows only the submenu and would leave
 * the menu around it open.
 */
const CloseContext = createContext<(() => void) | undefined>(undefined);

/**
 * A list of things to do or to choose, beside its trigger; below sm it rises from the bottom edge.
 * Typing jumps to an item. With `selectionMode` the items carry a check or a radio mark.
 */
export function Menu<Item>({
  placement,
  isOpen,
  onOpenChange,
  triggerRef,
  offset = 4,
  head,
  onClose,
  ...rest
}: MenuProps<Item>) {
  const closeAround = use(CloseContext);
  const close = onClose ?? closeAround;
  // Beside a trigger of its own the frame is named by it; elsewhere it takes the name of the list.
  const label = rest['aria-label'];
  return (
    <PopoverFrame
      $onPhones="sheet"
      offset={offset}
      {...given({ placement, isOpen, onOpenChange, triggerRef, 'aria-label': label })}
    >
      {head === undefined ? null : <Head data-part="head">{head}</Head>}
      {/* A trigger of the kit says where the focus goes; without one it would stay on the frame. */}
      <CloseContext value={close}>
        <List
          {...(isOpen === undefined ? {} : { autoFocus: true })}
          {...given({ onClose: close })}
          {...(rest as AriaMenuProps<unknown>)}
        />
      </CloseContext>
    </PopoverFrame>
  );
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style'>, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** The label, a verb or a name. Where it is no plain text, give `textValue` too. */
  children: ReactNode;
  icon?: IconComponent;
  /** A picture instead of the icon: a coloured dot, an avatar. */
  leading?: ReactNode;
  /** A second line. */
  description?: ReactNode;
  /** Shortcut or count at the end, such as "⌘D". */
  hint?: string;
  /** For what destroys something; stands last, after a separator. @default false */
  isDanger?: boolean;
}

/** Whether the items of the section lie beside each other. */
const RowContext = createContext(false);

/**
 * Left and right go along a row, around its ends too; up and down stay those of the whole menu. React Aria knows one
 * direction per menu.
 */
function walkRow(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  event.preventDefault();
  // In a submenu, left would close it.
  event.stopPropagation();
  const row = currentTarget.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-kind]') ?? [];
  const items = [...row].filter(({ ariaDisabled }) => ariaDisabled !== 'true');
  const isForward = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'ltr');
  const place = items.indexOf(currentTarget) + (isForward ? 1 : -1);
  items.at(place % items.length)?.focus();
}

// An item takes no key handlers of its own.
const renderRowItem: NonNullable<AriaMenuItemProps['render']> = ({ children, ...props }) =>
  'href' in props ? (
    <a {...props} onKeyDownCapture={walkRow}>
      {children}
    </a>
  ) : (
    <div {...props} onKeyDownCapture={walkRow}>
      {children}
    </div>
  );

export function MenuItem({ children, icon, leading, description, hint, isDanger = false, ...rest }: MenuItemProps) {
  const textValue = typeof children === 'string' ? { textValue: children } : {};
  if (use(RowContext)) {
    return (
      <RowItem data-kind={icon ? 'segment' : 'picture'} {...textValue} {...rest} render={renderRowItem}>
        {({ isHovered, isFocusVisible, isPressed }) => (
          <>
            {leading}
            {icon ? <Icon icon={icon} size="sm" data-part="icon" /> : null}
            <Text slot="label" data-part="text">
              {children}
            </Text>
            {typeof children === 'string' ? (
              <LazyLabelTooltip
                label={children}
                isHovered={isHovered}
                isFocusVisible={isFocusVisible}
                isPressed={isPressed}
              />
            ) : null}
          </>
        )}
      </RowItem>
    );
  }
  return (
    <Row $isDanger={isDanger} {...textValue} {...rest}>
      {({ selectionMode, isSelected, hasSubmenu }) => (
        <>
          {leading}
          {icon ? <Icon icon={icon} data-part="icon" /> : null}
          {description === undefined ? (
            <Text slot="label" data-part="text">
              {children}
            </Text>
          ) : (
            // Without slots the whole text is the name: a name without the visible second line would fail
            // people who speak what they see.
            <span data-part="text">
              {children}
              <span data-part="description">{description}</span>
            </span>
          )}
          {hint === undefined ? null : <Keyboard data-part="hint" data-hint={hint} />}
          {hasSubmenu ? <Icon icon={ChevronRight} size="sm" isDirectional data-part="hint" /> : null}
          {selectionMode !== 'none' && isSelected ? <Icon icon={Check} size="sm" data-part="mark" /> : null}
        </>
      )}
    </Row>
  );
}

export interface MenuSectionProps<Item>
  extends Omit<AriaMenuSectionProps<Item>, 'className' | 'style' | 'children'>, RootStyle {
  ref?: Ref<HTMLElement>;
  /** Visible heading; without one give `aria-label`. */
  title?: string;
  /**
   * `row` lays the items beside each other, each as its `icon` or its `leading` alone, with its words as a tooltip: a
   * few choices that are known by a picture. @default 'list'
   */
  layout?: 'list' | 'row';
  children: ReactNode;
}

/** Items that belong together; may have a selection of its own. */
export function MenuSection<Item>({ title, layout = 'list', children, ...rest }: MenuSectionProps<Item>) {
  return (
    <Section data-layout={layout} {...rest}>
      {title === undefined ? null : <SectionHeading>{title}</SectionHeading>}
      <RowContext value={layout === 'row'}>{children}</RowContext>
    </Section>
  );
}

export const MenuSeparator = Rule;

export interface SubmenuProps extends Pick<
  MenuItemProps,
  'id' | 'icon' | 'leading' | 'description' | 'hint' | 'isDisabled'
> {
  /** The item that opens it. */
  label: string;
  /** A `Menu`. */
  children: ReactNode;
}

/** An item that opens a further menu at its side. */
export function Submenu({ label, children, ...item }: SubmenuProps) {
  return (
    <SubmenuTrigger>
      <MenuItem {...item}>{label}</MenuItem>
      <>{children}</>
    </SubmenuTrigger>
  );
}
