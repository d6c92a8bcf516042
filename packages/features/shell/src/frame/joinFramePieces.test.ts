import { expect, it, vi } from 'vitest';
import { joinFramePieces } from './joinFramePieces';

const First = () => null;
const Second = () => null;

it('takes the first of two pieces for the same place', () => {
  const joined = joinFramePieces([{ headerLinks: First }, { headerLinks: Second, headerAction: Second }]);
  expect(joined).toMatchObject({ headerLinks: First, headerAction: Second });
  expect(joined.tabBar).toBeUndefined();
});

it('asks before leaving as soon as one feature does', () => {
  const never = vi.fn<(from: string, to: string) => boolean>(() => false);
  const always = vi.fn<(from: string, to: string) => boolean>(() => true);
  const last = vi.fn<(from: string, to: string) => boolean>(() => true);
  const { confirmLeave } = joinFramePieces([
    {},
    { confirmLeave: never },
    { confirmLeave: always },
    { confirmLeave: last },
  ]);
  expect(confirmLeave?.('/from', '/to')).toBe(true);
  expect(never).toHaveBeenCalledWith('/from', '/to');
  expect(last).not.toHaveBeenCalled();
  expect(joinFramePieces([]).confirmLeave?.('/from', '/to')).toBe(false);
});
