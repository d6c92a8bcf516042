import { CircleAlert, Inbox, Lock, SearchX, WifiOff } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import type { IconComponent } from '../Icon/IconComponent';
import { IllustrationSlot } from '../IllustrationSlot';
import { useFocusLeftBehind } from '../keptFocus';
import { useKitMessages } from '../messages';
import { useJoinedRef } from '../refs';
import { Actions, Details, Frame, Sentence, Title, type EmptyStateSize } from './EmptyState.styles';

export const emptyStateKinds = ['nothing', 'no-results', 'error', 'offline', 'forbidden'] as const;
export type EmptyStateKind = (typeof emptyStateKinds)[number];

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Why there is nothing: it chooses the icon and its tone. @default 'nothing' */
  kind?: EmptyStateKind;
  /** What is missing, such as "No messages yet". */
  title: ReactNode;
  /** One sentence: why, or what to do next. */
  text?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** A way to read more or go elsewhere. */
  link?: ReactNode;
  /** A code or an id, shown behind a disclosure. */
  details?: ReactNode;
  /** In a panel, a pane or a page. @default 'md' */
  size?: EmptyStateSize;
  /** Takes the place of the kind's icon. */
  icon?: IconComponent;
  /** What the sounding lines are drawn from. @default the kind */
  seed?: string;
  /** Place of the title in the page's outline. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4;
}

const icons: Record<EmptyStateKind, IconComponent> = {
  nothing: Inbox,
  'no-results': SearchX,
  error: CircleAlert,
  offline: WifiOff,
  forbidden: Lock,
};

/**
 * Stands where content would be: says what is missing and offers the next step. Where that step takes it away, the
 * content of the page takes the focus.
 */
export function EmptyState({
  kind = 'nothing',
  title,
  text,
  action,
  link,
  details,
  size = 'md',
  icon = icons[kind],
  seed = kind,
  headingLevel = 3,
  ref,
  ...rest
}: EmptyStateProps) {
  const messages = useKitMessages();
  const frame = useRef<HTMLDivElement>(null);
  const joinedRef = useJoinedRef(frame, ref);
  useFocusLeftBehind(frame);
  return (
    <Frame ref={joinedRef} $size={size} {...rest}>
      <IllustrationSlot
        icon={icon}
        seed={seed}
        size={size === 'lg' ? 'lg' : 'sm'}
        tone={kind === 'error' ? 'danger' : 'neutral'}
        data-part="illustration"
      />
      <Title as={`h${headingLevel}`} $size={size} data-part="title">
        {title}
      </Title>
      {text === undefined ? null : <Sentence data-part="text">{text}</Sentence>}
      {action || link ? (
        <Actions data-part="actions">
          {action}
          {link}
        </Actions>
      ) : null}
      {details === undefined ? null : (
        <Details data-part="details">
          <summary>{messages.details}</summary>
          <code>{details}</code>
        </Details>
      )}
    </Frame>
  );
}
