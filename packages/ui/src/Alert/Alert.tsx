import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { CloseButton } from '../CloseButton';
import type { IconComponent } from '../Icon/IconComponent';
import { useFocusLeftBehind } from '../keptFocus';
import { Icon } from '../Icon';
import { Body, Frame, Text, Title, Words, type AlertTone, type AlertVariant } from './Alert.styles';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What it means, or what to do. */
  children?: ReactNode;
  /** @default 'info' */
  tone?: AlertTone;
  /** `solid` is a bar for the whole page. @default 'tint' */
  variant?: AlertVariant;
  /** Takes the place of the tone's icon. */
  icon?: IconComponent;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Adds a close button. */
  onDismiss?: () => void;
  /**
   * Announces the alert. Set it only when the alert appears in answer to something; what stood on
   * the page from the start is read where it stands. @default false
   */
  isAnnounced?: boolean;
}

const icons: Record<AlertTone, IconComponent> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** A message that belongs to the place it stands in: a page, a form, a section. */
export function Alert({
  title,
  children,
  tone = 'info',
  variant = 'tint',
  icon = icons[tone],
  actions,
  onDismiss,
  isAnnounced = false,
  ...rest
}: AlertProps) {
  const role = tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
  return (
    <Frame role={isAnnounced ? role : undefined} $tone={tone} $variant={variant} {...rest}>
      <Icon icon={icon} size="md" data-part="icon" />
      <Body>
        <Words>
          {title === undefined ? null : <Title data-part="title">{title}</Title>}
          {children === undefined ? null : <Text data-part="text">{children}</Text>}
        </Words>
        {actions === undefined ? null : <div data-part="actions">{actions}</div>}
      </Body>
      {onDismiss ? <Dismiss onDismiss={onDismiss} /> : null}
    </Frame>
  );
}

/** The button goes with the alert, and must not take the focus of the page along. */
function Dismiss({ onDismiss }: { onDismiss: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusLeftBehind(button);
  return <CloseButton ref={button} size="sm" onPress={onDismiss} data-part="dismiss" />;
}
