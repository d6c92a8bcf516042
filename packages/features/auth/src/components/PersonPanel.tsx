import type { SessionPerson } from '@quarterdeck/contract/entities/storedSession';
import { Avatar, type AvatarSize } from '@quarterdeck/ui/Avatar';
import { Icon } from '@quarterdeck/ui/Icon';
import { token, type } from '@quarterdeck/ui/tokens';
import { Lock } from 'lucide-react';
import { styled } from 'styled-components';

/** Who signs in: the name is fixed. The hidden field tells password managers whose password it is. */
export function PersonPanel({
  person: { id, name, email },
  size = 'xl',
}: {
  person: SessionPerson;
  size?: AvatarSize;
}) {
  return (
    <Panel>
      <Avatar id={id} name={name} size={size} label="" />
      <div>
        <strong>{name}</strong>
        <span>{email}</span>
      </div>
      <Icon icon={Lock} size="sm" />
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
    </Panel>
  );
}

const Panel = styled.div`
  display: flex;
  gap: ${token('space.4')};
  align-items: center;
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.lg')};
  color: ${token('text.secondary')};
  background: ${token('surface.sunken')};
  & > div {
    display: grid;
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    ${type('small')}
  }
  & strong {
    color: ${token('text.primary')};
    ${type('body-medium')}
  }
`;
