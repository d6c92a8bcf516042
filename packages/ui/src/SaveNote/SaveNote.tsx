import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { SaveState } from '../autosave';
import { useKitMessages } from '../messages';
import { token, type } from '../tokens';

export interface SaveNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** As `useAutosave` tells it; nothing is said while it is idle. */
  state: SaveState;
  /** Why it is not saved, in place of the kit's words for that. @default none */
  reason?: string | undefined;
}

/** What became of what was typed, shown and said. Its place is kept while it has nothing to say. */
export function SaveNote({ state, reason, ...rest }: SaveNoteProps) {
  const { saving, saved, notSaved } = useKitMessages();
  const words = { idle: null, saving, saved, failed: reason ?? notSaved };
  return (
    <Note role="status" data-state={state} {...rest}>
      {words[state]}
    </Note>
  );
}

const Note = styled.p`
  min-block-size: 20px;
  color: ${token('text.secondary')};
  ${type('small')}
  &[data-state='failed'] {
    color: ${token('danger.text')};
  }
`;
