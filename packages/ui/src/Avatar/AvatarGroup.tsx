import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useKitMessages } from '../messages';
import { token } from '../tokens';
import { VisuallyHidden } from '../VisuallyHidden';
import { Avatar, type AvatarProps } from './Avatar';
import { Frame, type AvatarSize } from './Avatar.styles';

export type AvatarGroupMember = Pick<AvatarProps, 'id' | 'name' | 'src'>;

export interface AvatarGroupProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** In the order they are shown; may be empty. */
  members: readonly AvatarGroupMember[];
  /** Names the group, such as "Members". */
  label: string;
  /** Faces that are shown before the rest becomes a number. @default 4 */
  max?: number;
  /** @default 'md' */
  size?: AvatarSize;
  /** Makes the number a button that opens the list of all. */
  onShowAll?: () => void;
}

/** Faces that overlap, and the number of those that found no room. */
export function AvatarGroup({ members, label, max = 4, size = 'md', onShowAll, ...rest }: AvatarGroupProps) {
  const messages = useKitMessages();
  // One face more takes no more room than "+1".
  const shown = members.length <= max + 1 ? members : members.slice(0, max);
  const restCount = members.length - shown.length;
  const more = messages.moreCount(restCount);
  return (
    <Row aria-label={label} {...rest}>
      {shown.map((member) => (
        <li key={member.id} title={member.name}>
          <Avatar {...member} size={size} />
        </li>
      ))}
      {restCount > 0 ? (
        <li>
          {onShowAll ? (
            <More
              as="button"
              type="button"
              data-size={size}
              data-hue="sky"
              aria-label={more}
              title={more}
              onClick={onShowAll}
            >
              +{restCount}
            </More>
          ) : (
            <More
              data-size={size}
              data-hue="sky"
              title={members
                .slice(shown.length)
                .map((member) => member.name)
                .join(', ')}
            >
              <span aria-hidden>+{restCount}</span>
              <VisuallyHidden>{more}</VisuallyHidden>
            </More>
          )}
        </li>
      ) : null}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  & > li {
    display: flex;
    border-radius: 50%;
    box-shadow: 0 0 0 2px var(--qd-avatar-ring, ${token('surface.card')});
  }
  & > li + li {
    margin-inline-start: -6px;
  }
`;

const More = styled(Frame)<{ type?: 'button' }>`
  padding: 0;
  border: 0;
  color: ${token('text.secondary')};
  background: ${token('fill.neutral')};
  font-variant-numeric: tabular-nums;
  &[type='button'] {
    cursor: pointer;
  }
  &[type='button']:hover {
    background: ${token('fill.neutral-hover')};
  }
  @media (pointer: coarse) {
    &[type='button']::after {
      content: '';
      position: absolute;
      inset: 50% auto auto 50%;
      inline-size: 44px;
      block-size: 44px;
      transform: translate(-50%, -50%);
    }
  }
`;
