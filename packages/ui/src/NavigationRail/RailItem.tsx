import { useState, type FocusEvent } from 'react';
import { LazyLabelTooltip } from '../LabelTooltip';
import { NavigationIcon } from '../NavigationIcon';
import { NavigationLink, type LinkActions, type MenuItem } from '../VerticalNavigation';
import { Item } from './NavigationRail.styles';

export interface RailItemProps extends LinkActions {
  item: MenuItem;
  variant: 'labels' | 'icons';
  isCurrent: boolean;
  hasActive: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** An icon with its name, below it or in a tooltip; a link, or a button that opens what it holds. */
export function RailItem({ item, variant, isCurrent, hasActive, isOpen, onToggle, ...actions }: RailItemProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocusVisible, setFocusVisible] = useState(false);
  const attention = {
    onPointerOver: () => setHovered(true),
    onPointerOut: () => setHovered(false),
    onFocusCapture: ({ currentTarget }: FocusEvent) => setFocusVisible(currentTarget.matches(':focus-visible')),
    onBlur: () => setFocusVisible(false),
  };
  const content = (
    <>
      {item.icon === undefined ? null : <NavigationIcon name={item.icon} />}
      <span data-part="label">{item.label}</span>
      {item.badge === undefined ? null : <span data-part="badge">{item.badge}</span>}
      {variant === 'icons' ? (
        <LazyLabelTooltip
          label={item.label}
          isHovered={isHovered && !isOpen}
          isFocusVisible={isFocusVisible && !isOpen}
          isPressed={false}
        />
      ) : null}
    </>
  );
  return (
    <li>
      {(item.children?.length ?? 0) > 0 ? (
        <Item
          as="button"
          type="button"
          aria-expanded={isOpen}
          data-entry={item.id}
          data-has-active={hasActive || undefined}
          onClick={onToggle}
          {...attention}
        >
          {content}
        </Item>
      ) : (
        <Item as={NavigationLink} item={item} isCurrent={isCurrent} {...actions} {...attention}>
          {content}
        </Item>
      )}
    </li>
  );
}
