import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { hueOf, hues, type Hue } from '@quarterdeck/ui/hues';
import { readJson, writeJson } from '@quarterdeck/ui/storage';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { labelHues } from '../model/labelHues';
import { useTagOf } from './useTagOf';

type Hues = ReadonlyMap<string, Hue>;

const nothing: readonly never[] = [];
const none: Hues = new Map();
/** What was given before, by project: neither a new label nor a reload changes the colour of another. */
const given = new Map<ProjectId, Hues>();

const keyOf = (id: ProjectId) => `qd:backlog:label-hues:${id}`;

function parseHues(value: unknown): Hues | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map(
    Object.entries(value).flatMap(([label, stored]) => {
      const hue = hues.find((one) => one === stored);
      return hue === undefined ? [] : [[label, hue] as const];
    }),
  );
}

/** The hue of a label in the project of the visit, whatever the language; before that is known, the one of its name. */
export function useLabelHue(): (label: string) => Hue {
  const id = useVisit(({ project }) => project?.id) ?? ('' as ProjectId);
  const tagOf = useTagOf();
  // The screen asks for the project; here its answer is only read.
  const { data } = useQuery({ ...projectQueries.project(id), enabled: false });
  const known = useMemo(() => {
    const before = given.get(id) ?? readJson(keyOf(id), parseHues, none);
    const items = (data?.requirements ?? nothing).map(({ labels, createdAt }) => ({
      labels: labels.map(tagOf),
      createdAt,
    }));
    const after = labelHues(items, before);
    given.set(id, after);
    return after;
  }, [data, id, tagOf]);
  useEffect(() => {
    if (data !== undefined && known.size > 0) writeJson(keyOf(id), Object.fromEntries(known));
  }, [data, id, known]);
  return useCallback((label) => known.get(tagOf(label)) ?? hueOf(tagOf(label)), [known, tagOf]);
}
