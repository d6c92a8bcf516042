import { Plus } from 'lucide-react';
import { ColorDot } from '../ColorDot';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '../Menu';
import type { ManagedTag } from './TagManager';

export interface TagMenuProps {
  /** Name of the menu and heading of the tags. */
  title: string;
  /** All that can be chosen, in their order. */
  tags: readonly Pick<ManagedTag, 'id' | 'name' | 'hue'>[];
  /** Ids of those that are chosen. */
  value: readonly string[];
  /** Gets the ids in the order of `tags`. */
  onChange: (value: string[]) => void;
  /** The last entry, which makes a new one. */
  create: { label: string; onAction: () => void };
}

/** A menu in which the tags of something are checked and unchecked. */
export function TagMenu({ title, tags, value, onChange, create }: TagMenuProps) {
  return (
    <Menu aria-label={title} onAction={(key) => key === 'new' && create.onAction()}>
      {tags.length === 0 ? null : (
        <>
          <MenuSection
            title={title}
            selectionMode="multiple"
            selectedKeys={value}
            onSelectionChange={(keys) =>
              onChange(tags.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)))
            }
          >
            {tags.map(({ id, name, hue }) => (
              <MenuItem key={id} id={id} leading={<ColorDot hue={hue} />} textValue={name}>
                {name}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSeparator />
        </>
      )}
      <MenuItem id="new" icon={Plus}>
        {create.label}
      </MenuItem>
    </Menu>
  );
}
