import * as z from 'zod/mini';

/** True: zod would answer the same value again. False: zod would refuse it. Undefined: only zod knows. */
type Verdict = boolean | undefined;
type Check = (value: unknown) => Verdict;

/**
 * As `z.safeParse`, for values that `JSON.parse` made, several times quicker where they fit: a value that zod would build
 * anew from the same parts is given back as it is. Whatever else comes, such as unknown keys to drop, a default to fill
 * in, a fault to name or a kind of schema that is not read here, is left to zod.
 */
export function quickParse<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
  context?: z.core.ParseContext<z.core.$ZodIssue>,
): z.core.util.SafeParseResult<z.output<S>> {
  // What zod would answer has the output's type, and the value is equal to it.
  return checkOf(schema)(value) ? { success: true, data: value as z.output<S> } : z.safeParse(schema, value, context);
}

/** What a schema is made of, as zod opens it to libraries. */
const insideOf = <S extends { readonly _zod: unknown }>({ _zod: inside }: S): S['_zod'] => inside;

const checks = new WeakMap<z.core.$ZodType, Check>();

function checkOf(schema: z.core.$ZodType): Check {
  let check = checks.get(schema);
  if (check === undefined) {
    // Every schema of zod is one of this union.
    check = withOwnChecks(schema, checkOfKind(schema as z.core.$ZodTypes));
    checks.set(schema, check);
  }
  return check;
}

function checkOfKind(schema: z.core.$ZodTypes): Check {
  const { def } = insideOf(schema);
  if ('coerce' in def && def.coerce) return onlyZodKnows;
  switch (def.type) {
    case 'string':
    case 'boolean':
      return (value) => typeof value === def.type;
    case 'number':
      return Number.isFinite;
    case 'null':
      return (value) => value === null;
    case 'enum':
    case 'literal': {
      const { values } = insideOf(schema) as { values: ReadonlySet<unknown> };
      return (value) => values.has(value);
    }
    case 'nullable': {
      const check = checkOf(def.innerType);
      return (value) => value === null || check(value);
    }
    case 'optional': {
      const check = checkOf(def.innerType);
      return (value) => (value === undefined ? undefined : check(value));
    }
    case 'array': {
      const check = checkOf(def.element);
      return (value) => Array.isArray(value) && every(value, check);
    }
    case 'union': {
      const options = def.options.map(checkOf);
      // An exclusive one would have to be refused when two options fit; one told apart by a field cannot fit twice.
      if (def.inclusive === false && !('discriminator' in def)) return onlyZodKnows;
      return (value) => {
        for (const check of options) {
          const verdict = check(value);
          if (verdict !== false) return verdict;
        }
        return false;
      };
    }
    case 'object':
      return checkOfObject(def);
    case 'lazy':
      return (value) => checkOf(def.getter())(value);
    default:
      return onlyZodKnows;
  }
}

const onlyZodKnows: Check = () => undefined;

function every(values: readonly unknown[], check: Check): Verdict {
  for (const value of values) {
    const verdict = check(value);
    if (verdict !== true) return verdict;
  }
  return true;
}

function checkOfObject(def: z.core.$ZodObjectDef): Check {
  let fields: { key: string; check: Check; mayMiss: boolean }[] | undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    // Not before a value comes: a shape may name its own schema.
    fields ??= Object.entries(def.shape).map(([key, field]) => {
      const { def: kind, optin } = insideOf(field);
      // Others that may miss are filled in.
      return { key, check: checkOf(field), mayMiss: kind.type === 'optional' && optin === 'optional' };
    });
    const record = value as Readonly<Record<string, unknown>>;
    let known = 0;
    for (const { key, check, mayMiss } of fields) {
      const field = record[key];
      if (field === undefined && mayMiss) continue;
      const verdict = check(field);
      if (verdict !== true) return verdict;
      known += 1;
    }
    return Object.keys(record).length === known || undefined;
  };
}

/** Length, form, what a refinement asks for: zod's own code for these, run on the value alone. */
function withOwnChecks(schema: z.core.$ZodType, check: Check): Check {
  const { def, traits } = insideOf(schema);
  // A schema for texts of one form, such as an instant, is a check itself.
  const itself = traits.has('$ZodCheck') ? [schema as z.core.$ZodType & z.core.$ZodCheck] : [];
  const own = [...itself, ...(def.checks ?? [])].map(insideOf);
  if (own.length === 0) return check;
  return (value) => {
    const verdict = check(value);
    if (verdict !== true) return verdict;
    const payload: z.core.ParsePayload<never> = { value: value as never, issues: [] };
    for (const one of own) {
      if (one.def.when?.(payload) === false) continue;
      if (one.check(payload) instanceof Promise) return undefined;
      if (payload.issues.length > 0) return false;
    }
    // A check may also change the value, as trimming does.
    return payload.value === value || undefined;
  };
}
