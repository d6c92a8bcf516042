import { useState, type ComponentProps } from 'react';
import { avatarHueOf, type AvatarHue } from '../hues';
import { Icon, type IconSize } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { useKitMessages, type KitMessages } from '../messages';
import { Frame, Picture, type AvatarSize } from './Avatar.styles';
import { initialsOf } from './initialsOf';
import { StatusDot, type AvatarStatus } from './StatusDot';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children' | 'id'> {
  /** Id of the person or team: it chooses the hue. */
  id: string;
  /** Its name: the initials, and the picture's name. */
  name: string;
  /** Address of a picture; while there is none, or it fails, the initials stand. */
  src?: string | null | undefined;
  /** Takes the place of the initials, for teams and systems. */
  icon?: IconComponent;
  /** 20, 24, 32, 40, 56 or 96 px. @default 'md' */
  size?: AvatarSize;
  /** `squircle` for teams. @default 'circle' */
  shape?: 'circle' | 'squircle';
  status?: AvatarStatus | undefined;
  /** What is read in place of the name; an empty one makes the avatar decoration. @default the name */
  label?: string;
  /** @default chosen from the id */
  hue?: AvatarHue;
}

const iconSizes: Record<AvatarSize, IconSize> = {
  xs: 'xs',
  sm: 'xs',
  md: 'sm',
  lg: 'lg',
  xl: 'xl',
  '2xl': '2xl',
};

const statusWord = (status: AvatarStatus, messages: KitMessages): string =>
  ({
    online: messages.statusOnline,
    away: messages.statusAway,
    busy: messages.statusBusy,
    invisible: messages.statusInvisible,
  })[status];

/** A person or a team: a picture, or initials on a hue of their own. */
export function Avatar({
  id,
  name,
  src,
  icon,
  size = 'md',
  shape = 'circle',
  status,
  label = name,
  hue = avatarHueOf(id),
  ...rest
}: AvatarProps) {
  const messages = useKitMessages();
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const hasPicture = src !== undefined && src !== null && src !== '' && src !== failedSrc;
  const words = status === undefined || label === '' ? label : `${label}, ${statusWord(status, messages)}`;
  const named = words === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words };
  return (
    <Frame data-size={size} data-hue={hue} data-shape={shape} {...named} {...rest}>
      {hasPicture ? (
        <Picture src={src} alt="" loading="lazy" onError={() => setFailedSrc(src)} />
      ) : icon ? (
        <Icon icon={icon} size={iconSizes[size]} />
      ) : (
        // Painted rather than written: the initials are a picture, and no part of a name around them.
        <span aria-hidden data-part="initials" data-initials={initialsOf(name)} />
      )}
      {status === undefined ? null : <StatusDot status={status} data-part="status" />}
    </Frame>
  );
}
