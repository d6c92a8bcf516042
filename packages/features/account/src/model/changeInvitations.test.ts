import { describe, expect, it } from 'vitest';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { InvitationsChange } from '@quarterdeck/contract/writes/project';
import { changeInvitations } from './changeInvitations';

const projectId = 'project' as ProjectId;
const invitedAt = '2026-03-10T09:30:00.000Z';
const invitation = (name: string) => ({ email: `${name}@harbour.example`, role: 'member' as const, invitedAt });
const [a, b, c] = ['a', 'b', 'c'].map(invitation) as [
  ReturnType<typeof invitation>,
  ReturnType<typeof invitation>,
  ReturnType<typeof invitation>,
];

describe('changes of the invitations', () => {
  it('can be made twice', () => {
    const changes: InvitationsChange[] = [
      { projectId, kind: 'invite', invitations: [b, c] },
      { projectId, kind: 'restore', invitation: b, place: 0 },
      { projectId, kind: 'remove', email: 'B@harbour.example' },
      { projectId, kind: 'role', email: b.email, role: 'admin' },
    ];
    for (const change of changes) {
      const once = changeInvitations([a, b], change);
      expect(changeInvitations(once, change)).toEqual(once);
    }
  });

  it('bring an invitation back to the place that it had, also when the list is shorter by now', () => {
    const restored = (one: typeof a, place: number): InvitationsChange => ({
      projectId,
      kind: 'restore',
      invitation: one,
      place,
    });
    expect(changeInvitations([a, c], restored(b, 1))).toEqual([a, b, c]);
    expect(changeInvitations([], restored(c, 2))).toEqual([c]);
  });
});
