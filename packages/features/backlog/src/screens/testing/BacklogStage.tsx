import type { Project } from '@quarterdeck/contract/entities/project';
import { LiveRegion } from '@quarterdeck/ui/LiveRegion';
import { ToastRegion } from '@quarterdeck/ui/ToastRegion';
import type { ReactNode } from 'react';
import { useBacklog } from '../../queries/useBacklog';

export interface BacklogStageProps {
  /** The part, once the backlog is there. */
  children: (project: Project) => ReactNode;
  /** Width of the place that the screen gives the part, in CSS pixels. @default all of it */
  width?: number;
}

/** Stands for the screen around one part of the backlog. */
export function BacklogStage({ children, width }: BacklogStageProps) {
  const { data } = useBacklog();
  return (
    <main style={width === undefined ? undefined : { maxInlineSize: width }}>
      {data ? children(data) : null}
      <ToastRegion />
      <LiveRegion />
    </main>
  );
}
