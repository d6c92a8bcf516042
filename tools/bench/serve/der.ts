/**
 * The few forms of DER (ITU-T X.690) that a certificate needs: each a tag, a length and a content.
 */
function element(tag: number, content: Buffer): Buffer {
  const { length } = content;
  // From 128 on, the first byte of the length says how many bytes of it follow.
  const head = length < 0x80 ? [length] : length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

export const sequence = (...parts: readonly Buffer[]): Buffer => element(0x30, Buffer.concat(parts));
export const set = (...parts: readonly Buffer[]): Buffer => element(0x31, Buffer.concat(parts));
export const integer = (bytes: Buffer): Buffer => element(0x02, bytes);
/** A bit string; none of the last byte's bits are unused. */
export const bits = (bytes: Buffer): Buffer => element(0x03, Buffer.concat([Buffer.from([0]), bytes]));
export const text = (value: string): Buffer => element(0x0c, Buffer.from(value, 'utf8'));
/** `[number]` around another element. */
export const context = (number: number, content: Buffer): Buffer => element(0xa0 + number, content);

/** UTCTime, `yyMMddHHmmssZ`: holds until 2049. */
export function time(moment: Date): Buffer {
  const digits = moment.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14);
  return element(0x17, Buffer.from(`${digits}Z`, 'ascii'));
}

/** An object identifier from its dotted notation; each number is written in groups of seven bits. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...others].flatMap((number) => {
    const groups = [number & 0x7f];
    for (let rest = number >> 7; rest > 0; rest >>= 7) groups.unshift((rest & 0x7f) | 0x80);
    return groups;
  });
  return element(0x06, Buffer.from(bytes));
}
