import { ImageUp } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../Alert';
import { FieldLabel } from '../FormField';
import { token, type } from '../tokens';
import { Picture } from './Picture';
import { PictureButton } from './PictureButton';
import type { PictureLimits, PictureProblem } from './readPicture';
import { usePictureInput } from './usePictureInput';

export interface PictureFieldWords extends Readonly<Record<PictureProblem, string>> {
  /** Names the button that chooses the first picture. */
  choose: string;
  /** In the empty field: that a picture can also be dropped or pasted. */
  hint: string;
  /** Names the buttons at a picture. */
  replace: string;
  remove: string;
}

export interface PictureFieldProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'>, Partial<PictureLimits> {
  label: string;
  /** Address or data URL; null for none. */
  value: string | null;
  /** Gets a data URL, or null when the picture is removed. */
  onChange: (value: string | null) => void;
  words: PictureFieldWords;
  /** What the picture shows. @default the label */
  alt?: string;
  /** In CSS pixels. @default 208 */
  height?: number;
}

/** A picture that is chosen, dropped or pasted, replaced and removed. Type and size are checked before it is read. */
export function PictureField({
  label,
  value,
  onChange,
  words,
  alt = label,
  height = 208,
  longestSide,
  largestBytes,
  ...rest
}: PictureFieldProps) {
  const labelId = useId();
  const [isOver, setOver] = useState(false);
  const target = useRef<HTMLDivElement>(null);
  const isFocusKept = useRef(false);
  const change = (next: string | null) => {
    isFocusKept.current = target.current?.contains(document.activeElement) === true;
    onChange(next);
  };
  const isEmpty = value === null;
  const wasEmpty = useRef(isEmpty);
  useLayoutEffect(() => {
    if (wasEmpty.current === isEmpty) return;
    wasEmpty.current = isEmpty;
    // The buttons of a picture and that of the empty field take turns: the focus would be lost with the one that goes.
    if (isFocusKept.current) target.current?.querySelector('button')?.focus();
    isFocusKept.current = false;
  }, [isEmpty]);
  const { problem, take, targetProps } = usePictureInput({
    onRead: change,
    ...(longestSide === undefined ? {} : { longestSide }),
    ...(largestBytes === undefined ? {} : { largestBytes }),
  });
  const handleDragOver = (event: DragEvent) => {
    targetProps.onDragOver(event);
    setOver(event.defaultPrevented);
  };
  return (
    <Root role="group" aria-labelledby={labelId} {...rest}>
      <FieldLabel as="span" id={labelId}>
        {label}
      </FieldLabel>
      <Target
        ref={target}
        data-drop-target={isOver || undefined}
        data-empty={isEmpty || undefined}
        style={{ '--qd-picture-block-size': `${height}px` }}
        {...targetProps}
        onDragOver={handleDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          targetProps.onDrop(event);
        }}
      >
        {value === null ? (
          <>
            <PictureButton hasText icon={ImageUp} label={words.choose} onChoose={take} />
            <p>{words.hint}</p>
          </>
        ) : (
          <Picture
            src={value}
            alt={alt}
            height={height}
            actions={<PictureButton variant="secondary" icon={ImageUp} label={words.replace} onChoose={take} />}
            onRemove={() => change(null)}
            removeLabel={words.remove}
          />
        )}
      </Target>
      {problem === null ? null : (
        <Alert tone="danger" isAnnounced>
          {words[problem]}
        </Alert>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${token('space.1-5')};
`;

const Target = styled.div`
  display: grid;
  overflow: clip;
  border-radius: ${token('radius.lg')};
  &[data-empty] {
    min-block-size: var(--qd-picture-block-size);
    place-content: center;
    justify-items: center;
    gap: ${token('space.2')};
    padding: ${token('space.4')};
    border: 1px dashed ${token('border.control')};
    color: ${token('text.secondary')};
    text-align: center;
    ${type('small')}
  }
  &[data-drop-target] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
    background: ${token('fill.selected')};
  }
`;
