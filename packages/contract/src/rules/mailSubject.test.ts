import { describe, expect, it } from 'vitest';
import { bareSubject } from './mailSubject';

describe('bareSubject', () => {
  it.each([
    ['Mooring plan', 'Mooring plan'],
    ['Re: Mooring plan', 'Mooring plan'],
    ['RE: re : Fwd: Mooring plan ', 'Mooring plan'],
    ['Ynt: İlt: Rıhtım', 'Rıhtım'],
    ['Fw: Re: Relief: a harbour', 'Relief: a harbour'],
    ['Re:', ''],
  ])('reads %j', (subject, bare) => {
    expect(bareSubject(subject)).toBe(bare);
  });
});
