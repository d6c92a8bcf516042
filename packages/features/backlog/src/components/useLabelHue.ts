import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { hueOf, hues, type Hue } from '@quarterdeck/ui/hues';
import { readJson, writeJson } from '@quarterdeck/ui/storage';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { labelHues } from '../model/labelHues';

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

/** The tag of the marketplace that a label came from, the same in every language; a label of one's own is itself. */
function useTagOf(): (label: string) => string {
  const { t } = useTranslation();
  return useMemo(() => {
    // A group of texts, by tag; no key of a text by itself.
    const group = ['marketplace', 'tag'].join('.');
    const names: unknown = t(group, { returnObjects: true });
    const entries = typeof names === 'object' && names !== null ? Object.entries(names) : [];
    const tags = new Map(entries.map(([tag, name]) => [String(name), tag]));
    return (label) => tags.get(label) ?? label;
  }, [t]);
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
