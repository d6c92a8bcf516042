import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { hueOf, type Hue } from '@quarterdeck/ui/hues';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { labelHues } from '../model/labelHues';
import { projectQueries } from '../queries/projectQueries';
import { useVisit } from '../visit/visit';

const nothing: readonly never[] = [];
/** What was given on this page, by project: a new label must not change the colour of another. */
const given = new Map<ProjectId, ReadonlyMap<string, Hue>>();

/** The hue of a label in the project of the visit; before that is known, the one of its name. */
export function useLabelHue(): (label: string) => Hue {
  const id = useVisit(({ project }) => project?.id) ?? ('' as ProjectId);
  // The screen asks for the project; here its answer is only read.
  const { data } = useQuery({ ...projectQueries.project(id), enabled: false });
  const known = useMemo(() => {
    const hues = labelHues(data?.requirements ?? nothing, given.get(id));
    given.set(id, hues);
    return hues;
  }, [data, id]);
  return useCallback((label) => known.get(label) ?? hueOf(label), [known]);
}
