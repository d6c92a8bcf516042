import type { CSSProperties } from 'react';

/** What fields put on their outermost element; React Aria's functions of the state are not taken. */
export interface RootStyle {
  className?: string;
  style?: CSSProperties;
}
