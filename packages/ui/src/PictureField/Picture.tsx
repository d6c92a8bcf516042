import { ImageOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton';
import { token } from '../tokens';

export interface PictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  src: string;
  /** What it shows; empty where the words beside it say that. */
  alt: string;
  /** In CSS pixels; the width is that of its place. @default 208 */
  height?: number;
  /** Adds a button that takes it away; `removeLabel` names it. */
  onRemove?: () => void;
  removeLabel?: string;
  /** Buttons before that one. */
  actions?: ReactNode;
}

/** A picture over the whole width of its place, cut to a height. On dark ground it is dimmed. */
export function Picture({ src, alt, height = 208, onRemove, removeLabel = '', actions, ...rest }: PictureProps) {
  return (
    <Frame {...rest} style={{ '--qd-picture-block-size': `${height}px`, ...rest.style }}>
      <img src={src} alt={alt} decoding="async" />
      {onRemove === undefined && actions === undefined ? null : (
        <div data-part="actions">
          {actions}
          {onRemove === undefined ? null : (
            <IconButton variant="secondary" icon={ImageOff} label={removeLabel} onPress={onRemove} />
          )}
        </div>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  overflow: clip;
  & > img {
    display: block;
    inline-size: 100%;
    block-size: var(--qd-picture-block-size);
    object-fit: cover;
    background: ${token('surface.sunken')};
    filter: ${token('picture.filter')};
  }
  & > [data-part='actions'] {
    position: absolute;
    inset-block-start: ${token('space.3')};
    inset-inline-end: ${token('space.3')};
    display: flex;
    gap: ${token('space.2')};
  }
`;
