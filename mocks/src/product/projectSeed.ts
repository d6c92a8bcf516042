import { projectInvitationSchema, projectSchema } from '@quarterdeck/contract/entities/project';
import { dayOf, mondayOf } from '@quarterdeck/contract/rules/calendar';
import * as z from 'zod/mini';
import { seedMomentSchema, toInstant } from '../core/seedMoment';
import type { ProjectRecord } from './projectRecords';

/** The project in `seeds/project.json`: its start is written in weeks from this one, other times as a seed's moments. */
const projectSeedSchema = z.extend(
  z.omit(projectSchema, { requirements: true, startDate: true, createdAt: true, targetDate: true, notes: true }),
  {
    startWeek: z.int(),
    created: seedMomentSchema,
    invitations: z.array(z.extend(z.omit(projectInvitationSchema, { invitedAt: true }), { invited: seedMomentSchema })),
  },
);

/** Reads the seed file; days are counted from the day of `now`. */
export function readProjectSeed(json: unknown, now: Date): ProjectRecord {
  const { startWeek, created, invitations, ...fields } = z.parse(projectSeedSchema, json);
  return {
    ...fields,
    invitations: invitations.map(({ email, role, invited }) => ({ email, role, invitedAt: toInstant(invited, now) })),
    startDate: mondayOf(dayOf(now), startWeek),
    targetDate: null,
    notes: null,
    createdAt: toInstant(created, now),
  };
}
