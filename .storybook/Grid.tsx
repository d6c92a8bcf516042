import type { ReactNode } from 'react';

export interface GridProps {
  columns: number;
  children: ReactNode;
}

/** Lays the variants of a component out side by side in a story. */
export function Grid({ columns, children }: GridProps) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, max-content)`,
        gap: 16,
        alignItems: 'center',
        overflowX: 'auto',
        padding: 4,
      }}
    >
      {children}
    </div>
  );
}
