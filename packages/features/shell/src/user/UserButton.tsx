import type { UserStatus } from '@quarterdeck/contract/entities/user';
import { signInAddress } from '@quarterdeck/contract/rules/returnAddress';
import { useTranslation } from '@quarterdeck/i18n';
import { Avatar, type AvatarStatus } from '@quarterdeck/ui/Avatar';
import { Icon } from '@quarterdeck/ui/Icon';
import type { ButtonSize, ButtonVariant } from '@quarterdeck/ui/Button';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useLocation } from '@quarterdeck/ui/router';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { token, type } from '@quarterdeck/ui/tokens';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { styled } from 'styled-components';
import { makeOnDemand } from '../makeOnDemand';
import { shellQueries } from '../queries/shellQueries';
import { useSignedOut } from './useSignedOut';

const useUserMenu = makeOnDemand(() => import('./UserMenu').then((file) => ({ default: file.UserMenu })));

/** The kit's word for each status of the API. */
export const avatarStatus: Record<UserStatus, AvatarStatus> = {
  online: 'online',
  away: 'away',
  busy: 'busy',
  'not-visible': 'invisible',
};

/** Leads back to this page afterwards. */
function SignInLink({ size, variant = 'secondary' }: { size: ButtonSize; variant?: ButtonVariant }) {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  return (
    <ButtonLink size={size} variant={variant} href={signInAddress(pathname + search + hash)}>
      {t('shell.user.signIn')}
    </ButtonLink>
  );
}

/** The person as a small button of the header. */
export function UserButton() {
  return useSignedOut() ? <SignInLink size="sm" /> : <PersonButton />;
}

function PersonButton() {
  const { t } = useTranslation();
  const { data: user } = useQuery(shellQueries.user());
  const menu = useUserMenu();
  return (
    <>
      <Small
        type="button"
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        onPointerEnter={menu.prepare}
        onFocus={menu.prepare}
        onClick={(event) => menu.open(event.currentTarget)}
      >
        {user ? (
          <Avatar
            size="md"
            id={user.id}
            name={user.name}
            src={user.avatar}
            label={t('shell.user.menuOf', { name: user.name })}
            status={avatarStatus[user.status]}
          />
        ) : (
          <>
            <Skeleton shape="circle" width="32px" height="32px" />
            <VisuallyHidden>{t('shell.user.menu')}</VisuallyHidden>
          </>
        )}
      </Small>
      {menu.overlay}
    </>
  );
}

/** The person as a card of the navigation; the whole card opens the menu. */
export function UserCard() {
  if (useSignedOut())
    return (
      <SignInPlace>
        <SignInLink size="md" variant="primary" />
      </SignInPlace>
    );
  return <PersonCard />;
}

function PersonCard() {
  const { t } = useTranslation();
  const { data: user } = useQuery(shellQueries.user());
  const menu = useUserMenu();
  return (
    <>
      <Card
        type="button"
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        onPointerEnter={menu.prepare}
        onFocus={menu.prepare}
        onClick={(event) => menu.open(event.currentTarget)}
      >
        {user ? (
          <Avatar size="lg" id={user.id} name={user.name} src={user.avatar} status={avatarStatus[user.status]} />
        ) : (
          <Skeleton shape="circle" width="40px" height="40px" />
        )}
        <span data-part="text">
          <b>{user ? user.name : <Skeleton width="96px" />}</b>
          <small>{user ? user.email : <Skeleton width="128px" />}</small>
        </span>
        <VisuallyHidden>{t('shell.user.menu')}</VisuallyHidden>
        <Icon icon={ChevronsUpDown} size="sm" />
      </Card>
      {menu.overlay}
    </>
  );
}

const SignInPlace = styled.div`
  display: grid;
  flex: none;
  align-items: center;
  min-block-size: var(--qd-user-card, 64px);
  margin: 0 12px 8px;
`;

const Small = styled.button`
  display: grid;
  place-items: center;
  padding: 2px;
  border: 0;
  border-radius: 50%;
  background: transparent;
  cursor: pointer;
  @media (pointer: coarse) {
    padding: 6px;
  }
`;

const Card = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  flex: none;
  /* A layout may give it less room, or more. */
  min-block-size: var(--qd-user-card, 64px);
  margin: 0 12px 8px;
  padding: 8px;
  border: 0;
  border-radius: ${token('radius.lg')};
  background: transparent;
  color: ${token('text.primary')};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${token('fill.hover')};
  }
  & > [data-part='text'] {
    flex: 1;
    min-inline-size: 0;
    display: grid;
  }
  & b {
    ${type('title-5')}
  }
  & small {
    ${type('caption')}
    color: ${token('text.secondary')};
  }
  & b,
  & small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    color: ${token('text.secondary')};
  }
`;
