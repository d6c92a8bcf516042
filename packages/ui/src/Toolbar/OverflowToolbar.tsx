import { Ellipsis } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { styled } from 'styled-components';
import type { IconComponent } from '../Icon/IconComponent';
import { IconButton } from '../IconButton';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../Menu';
import { useKitMessages } from '../messages';
import { ToggleButton } from '../ToggleButton';
import { token } from '../tokens';
import { Toolbar, type ToolbarProps } from './Toolbar';
import { useOverflow } from './useOverflow';

export interface ToolbarAction {
  id: string;
  label: string;
  icon: IconComponent;
  onPress: () => void;
  /** For what stays on or off, such as bold; absent for actions. */
  isSelected?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

export interface OverflowToolbarProps extends Omit<ToolbarProps, 'children' | 'orientation'> {
  ref?: Ref<HTMLDivElement>;
  /** The most needed first: the last ones go into the menu where room is short. */
  actions: readonly ToolbarAction[];
}

/** A toolbar of one line; what does not fit is in a menu at its end. */
export function OverflowToolbar({ actions, ...rest }: OverflowToolbarProps) {
  const messages = useKitMessages();
  const row = useRef<HTMLDivElement>(null);
  const fitting = useOverflow(row, actions.length);
  return (
    <Line {...rest}>
      <Row ref={row} data-part="row">
        {actions.map(({ id, label, icon, onPress, isSelected, isDisabled = false }, index) => (
          // Hidden ones keep their place in the row, which is how their room is measured.
          <span key={id} data-hidden={index >= fitting || undefined}>
            {isSelected === undefined ? (
              <IconButton icon={icon} label={label} onPress={onPress} isDisabled={isDisabled} />
            ) : (
              <ToggleButton
                icon={icon}
                label={label}
                isSelected={isSelected}
                onChange={onPress}
                isDisabled={isDisabled}
              />
            )}
          </span>
        ))}
      </Row>
      {fitting < actions.length ? (
        <MenuTrigger>
          <IconButton icon={Ellipsis} label={messages.more} />
          <OverflowMenu actions={actions.slice(fitting)} />
        </MenuTrigger>
      ) : null}
    </Line>
  );
}

function OverflowMenu({ actions }: Pick<OverflowToolbarProps, 'actions'>) {
  const messages = useKitMessages();
  const presses = actions.filter(({ isSelected }) => isSelected === undefined);
  const toggles = actions.filter(({ isSelected }) => isSelected !== undefined);
  const item = ({ id, label, icon, onPress, isDisabled = false }: ToolbarAction) => (
    <MenuItem key={id} id={id} icon={icon} isDisabled={isDisabled} onAction={onPress}>
      {label}
    </MenuItem>
  );
  return (
    <Menu>
      {toggles.length > 0 ? (
        <MenuSection
          aria-label={messages.more}
          selectionMode="multiple"
          selectedKeys={toggles.filter(({ isSelected }) => isSelected).map(({ id }) => id)}
        >
          {toggles.map(item)}
        </MenuSection>
      ) : null}
      {presses.map(item)}
    </Menu>
  );
}

const Line = styled(Toolbar)`
  flex-wrap: nowrap;
`;

const Row = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: ${token('space.0-5')};
  min-inline-size: 0;
  /* One line: the wrapped ones are below the edge. The focus ring has its room. */
  block-size: calc(${token('control.md')} + 8px);
  margin: -4px;
  padding: 4px;
  overflow: clip;
  & > [data-hidden] {
    visibility: hidden;
  }
`;
