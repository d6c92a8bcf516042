import { describe, expect, it } from 'vitest';
import { createKeeper } from './keeper';

describe('createKeeper', () => {
  const ada = { name: 'Ada' };

  it('gives back what was kept last of an object, and nothing of others', () => {
    const words = createKeeper<object, string>();
    expect(words.get(ada)).toBeUndefined();
    words.set(ada, 'first');
    words.set(ada, 'second');
    expect(words.get(ada)).toBe('second');
    expect(words.get({ ...ada })).toBeUndefined();
  });

  it('keeps apart what two keepers know', () => {
    const [words, numbers] = [createKeeper<object, string>(), createKeeper<object, number>()];
    words.set(ada, 'one');
    numbers.set(ada, 2);
    expect([words.get(ada), numbers.get(ada)]).toEqual(['one', 2]);
  });

  it('leaves the object as everybody else sees it, also a frozen one and a list', () => {
    const words = createKeeper<object, string>();
    for (const source of [Object.freeze({ name: 'Grace' }), ['a', 'b'], { name: 'Edsger' }]) {
      const before = structuredClone(source);
      words.set(source, 'kept');
      expect(words.get(source)).toBe('kept');
      expect(Reflect.ownKeys(source)).toEqual(Reflect.ownKeys(before));
      expect(source).toEqual(before);
    }
  });
});
