import { describe, expect, it } from 'vitest';
import { withInvitation, withInvitations, withoutInvitation, withRole } from './changeInvitations';

const invitation = (name: string) => ({ email: `${name}@harbour.example`, role: 'member' as const });
const [a, b, c] = ['a', 'b', 'c'].map(invitation) as [
  ReturnType<typeof invitation>,
  ReturnType<typeof invitation>,
  ReturnType<typeof invitation>,
];

describe('changes of the invitations', () => {
  it('can be made twice', () => {
    const changes = [
      withInvitations([b, c]),
      withInvitation(b, 0),
      withoutInvitation('B@harbour.example'),
      withRole(b.email, 'admin'),
    ];
    for (const change of changes) {
      const once = change([a, b]);
      expect(change(once)).toEqual(once);
    }
  });

  it('bring an invitation back to the place that it had, also when the list is shorter by now', () => {
    expect(withInvitation(b, 1)([a, c])).toEqual([a, b, c]);
    expect(withInvitation(c, 2)([])).toEqual([c]);
  });
});
