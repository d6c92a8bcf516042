import { FolderX } from 'lucide-react';
import { Button } from '../Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState';
import { ButtonLink } from '../Link';

export interface MissingRecordProps extends Omit<EmptyStateProps, 'kind' | 'icon' | 'action' | 'link' | 'details'> {
  /** The way to a new record, or to those that there are. */
  begin: { label: string; href: string };
  /** Makes this browser forget the record. Default: nothing to forget. */
  forget?: { label: string; onPress: () => void };
}

/**
 * The browser names a record that the server does not know: it was deleted elsewhere, or the name came from another
 * place. Leads to a new one or to the list, or forgets this one.
 */
export function MissingRecord({ begin, forget, size = 'lg', headingLevel = 1, ...rest }: MissingRecordProps) {
  return (
    <EmptyState
      {...rest}
      icon={FolderX}
      size={size}
      headingLevel={headingLevel}
      action={
        <ButtonLink href={begin.href} variant="primary">
          {begin.label}
        </ButtonLink>
      }
      {...(forget
        ? {
            link: (
              <Button variant="ghost" onPress={forget.onPress}>
                {forget.label}
              </Button>
            ),
          }
        : {})}
    />
  );
}
