import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface FileNameProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** With its extension, as it is saved. */
  name: string;
}

/** Letters before the extension that stay with it: what numbers a file stands there. */
const endLength = 4;
/** Longest end, in letters: an extension is a few of them, whatever follows the last full stop. */
const longestEnd = 14;
/** A name of so many letters fits the places it is shown in. */
const shortLength = 18;

/** Where the end of a name begins that is always shown. */
function splitName(name: string): [beginning: string, end: string] {
  const letters = Array.from(name);
  if (letters.length <= shortLength) return [name, ''];
  const dot = letters.lastIndexOf('.');
  const extension = dot <= 0 ? 0 : letters.length - dot;
  const end = Math.min(longestEnd, extension + endLength);
  return [letters.slice(0, -end).join(''), letters.slice(-end).join('')];
}

/** The name of a file on one line. Where it is too long it is cut before its end, so the extension stays. */
export function FileName({ name, ...rest }: FileNameProps) {
  const [beginning, end] = splitName(name);
  return (
    <Name dir="auto" title={end === '' ? undefined : name} {...rest}>
      {end === '' ? (
        name
      ) : (
        <>
          <span data-part="beginning">{beginning}</span>
          <span data-part="end">{end}</span>
        </>
      )}
    </Name>
  );
}

const Name = styled.span`
  display: flex;
  min-inline-size: 0;
  white-space: pre;
  &:not(:has(> [data-part])) {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > [data-part='beginning'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > [data-part='end'] {
    flex: none;
  }
`;
