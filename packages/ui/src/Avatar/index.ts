export { Avatar } from './Avatar';
export type { AvatarProps } from './Avatar';
export { avatarSizes } from './Avatar.styles';
export type { AvatarSize } from './Avatar.styles';
export { AvatarGroup } from './AvatarGroup';
export type { AvatarGroupMember, AvatarGroupProps } from './AvatarGroup';
export { initialsOf } from './initialsOf';
export { avatarStatuses, StatusDot } from './StatusDot';
export type { AvatarStatus, StatusDotProps } from './StatusDot';
