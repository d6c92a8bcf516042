import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';
import { TextField } from '../TextField';
import { token } from '../tokens';
import { linkAddress } from './linkAddress';

export interface LinkFormProps {
  /** Where the link leads now; empty for a new one. */
  address: string;
  onSet: (address: string) => void;
  onRemove: () => void;
}

/** Asks where a link leads. */
export function LinkForm({ address, onSet, onRemove }: LinkFormProps) {
  const messages = useKitMessages();
  const [typed, setTyped] = useState(address);
  const [isRefused, setRefused] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // It may stand inside another form, which this one is no part of.
    event.stopPropagation();
    const wanted = linkAddress(typed);
    setRefused(wanted === undefined);
    if (wanted === undefined) announce(messages.linkInvalid);
    else onSet(wanted);
  };
  return (
    <Form onSubmit={handleSubmit} noValidate>
      <TextField
        label={messages.linkAddress}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setRefused(false);
        }}
        inputMode="url"
        autoComplete="off"
        placeholder="example.com"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asked for the link is about to type its address
        autoFocus
        {...(isRefused ? { errorMessage: messages.linkInvalid } : {})}
      />
      <Actions>
        {address === '' ? null : (
          <Button variant="ghost" size="sm" onPress={onRemove}>
            {messages.removeLink}
          </Button>
        )}
        <Button type="submit" variant="primary" size="sm">
          {messages.setLink}
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${token('space.3')};
  inline-size: 280px;
  max-inline-size: 100%;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space.2')};
`;
