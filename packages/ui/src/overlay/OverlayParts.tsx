import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { CloseButton } from '../CloseButton';
import { useKitMessages } from '../messages';
import { useScrollEdges } from '../ScrollArea';
import { useOverlayParts } from './overlayContext';
import { Description, Foot, Head, Scroller, Title, Titles } from './overlay.styles';

export interface OverlayHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** Names the overlay. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Between the title and the close button. */
  actions?: ReactNode;
  /** @default 2 */
  level?: 1 | 2 | 3;
}

/** Title, actions and the way out: Close at the end, or Back at the start where the overlay fills a phone. */
export function OverlayHeader({ title, description, actions, level = 2, ...rest }: OverlayHeaderProps) {
  const { titleId, descriptionId, close, hasBack } = useOverlayParts();
  const messages = useKitMessages();
  return (
    <Head {...rest}>
      {hasBack ? <CloseButton label={messages.back} icon={ArrowLeft} onPress={close} data-part="back" /> : null}
      <Titles>
        <Title as={`h${level}`} id={titleId} data-part="title">
          {title}
        </Title>
        {description === undefined ? null : (
          <Description id={descriptionId} data-part="description">
            {description}
          </Description>
        )}
      </Titles>
      {actions}
      {hasBack ? null : <CloseButton onPress={close} data-part="close" />}
    </Head>
  );
}

/** Scrolls; a hairline shows at an edge behind which more lies. */
export function OverlayBody({ ref: outer, ...rest }: ComponentProps<'div'>) {
  const { titleId } = useOverlayParts();
  const { ref, isStop } = useScrollEdges(outer);
  const stop = isStop ? { tabIndex: 0, role: 'group', 'aria-labelledby': titleId } : {};
  return <Scroller ref={ref} {...stop} {...rest} />;
}

/** Buttons, the primary one last; on phones they are stacked with the primary one on top. */
export function OverlayFooter(props: ComponentProps<'footer'>) {
  return <Foot {...props} />;
}
