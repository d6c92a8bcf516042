import { Circle, CircleDot, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar';
import { IconButton } from '../IconButton';
import { Image } from '../Image';
import { NavigationIcon } from '../NavigationIcon';
import { parseUrl, RouterLink } from '../router';
import { Row } from './InboxPanel.styles';

/** A message or a notification. */
export interface InboxItem {
  id: string;
  title: string;
  /** What it says, in at most two lines. */
  description?: ReactNode;
  /** When it came, as it is read. */
  time: string;
  isRead: boolean;
  /** Address of a picture; it goes before `icon`. Without either, initials of the title are shown. */
  image?: string;
  /** Name of an icon. */
  icon?: string;
  /**
   * Where it leads: a path of the app, or a whole address of the web, whose host is shown. Anything else is no link.
   */
  link?: { href: string; isExternal: boolean };
}

export interface InboxWords {
  markAsRead: string;
  markAsUnread: string;
  remove: string;
  /** Read before the title of what is not read yet. */
  unread: string;
}

export interface InboxRowProps {
  item: InboxItem;
  words: InboxWords;
  onToggleRead: (id: string) => void;
  onRemove: (id: string) => void;
  /** It was followed. */
  onFollow: (id: string) => void;
}

/** One row: picture, words and time, and two buttons whose place is kept, so that nothing moves on hover. */
export function InboxRow({ item, words, onToggleRead, onRemove, onFollow }: InboxRowProps) {
  const { id, title, description, time, isRead } = item;
  const link = item.link && isFollowable(item.link) ? item.link : undefined;
  const name = (
    <>
      {isRead ? null : <span data-part="state">{words.unread}</span>}
      {title}
    </>
  );
  return (
    <Row role="gridcell" data-unread={isRead ? undefined : ''}>
      <Media item={item} />
      <div data-part="words">
        <strong data-part="title">
          {link === undefined ? (
            name
          ) : link.isExternal ? (
            <a href={link.href} target="_blank" rel="noopener noreferrer" tabIndex={-1} onClick={() => onFollow(id)}>
              {name}
            </a>
          ) : (
            <RouterLink to={link.href} tabIndex={-1} onClick={() => onFollow(id)}>
              {name}
            </RouterLink>
          )}
        </strong>
        {description === undefined ? null : <p>{description}</p>}
        <small>
          {time}
          {link?.isExternal ? <span data-part="host">{hostOf(link.href)} ↗</span> : null}
        </small>
      </div>
      <div data-part="actions">
        <IconButton
          size="xs"
          icon={isRead ? Circle : CircleDot}
          label={isRead ? words.markAsUnread : words.markAsRead}
          tabIndex={-1}
          onPress={() => onToggleRead(id)}
          data-part="toggle"
        />
        <IconButton
          size="xs"
          icon={X}
          label={words.remove}
          tabIndex={-1}
          onPress={() => onRemove(id)}
          data-part="remove"
        />
      </div>
    </Row>
  );
}

function Media({ item: { image, icon, title } }: { item: InboxItem }) {
  if (image !== undefined) return <Image src={image} alt="" data-part="image" />;
  if (icon !== undefined) return <NavigationIcon name={icon} data-part="icon" />;
  // Several items may be of one person, and an item that is made again has another id.
  return <Avatar id={title} name={title} size="lg" />;
}

/** Outside of the app only pages, mail addresses and phone numbers are followed: an address may come from anybody. */
const isFollowable = ({ href, isExternal }: NonNullable<InboxItem['link']>): boolean =>
  isExternal ? /^(https?|mailto|tel):$/.test(parseUrl(href)?.protocol ?? '') : /^\/(?![/\\])/.test(href);

const hostOf = (href: string) => parseUrl(href)?.host ?? '';
