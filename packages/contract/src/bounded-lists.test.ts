import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { calls } from './calls.ts'

const lengthChecks = ['max_length', 'length_equals']

/** The lists inside a schema that say no longest length, by their paths. A list of anything is read by a service, which bounds it. */
const unboundedIn = (schema: z.core.$ZodType | undefined, path: string, seen: readonly unknown[] = []): string[] => {
  if (!schema || seen.includes(schema)) return []
  const inside = (inner: z.core.$ZodType | undefined, name = '') => unboundedIn(inner, `${path}${name}`, [...seen, schema])
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, inner]) => inside(inner, `.${name}`))
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => inside(option))
  if (schema instanceof z.ZodPipe) return [...inside(schema.in), ...inside(schema.out)]
  if (schema instanceof z.ZodRecord) return inside(schema.valueType, '{}')
  if (schema instanceof z.ZodArray) {
    const isBounded = schema.def.checks?.some((check) => lengthChecks.includes(check._zod.def.check)) ?? false
    return [...(isBounded ? [] : [`${path}[]`]), ...inside(schema.element, '[]')]
  }
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType }
  return inside(innerType)
}

// A list is judged entry by entry: half a million wrong ones would keep the server busy for seconds. A longest length is judged before.
test('each list in the body of a call has a longest length', () => {
  const found = calls.flatMap(({ path, body }) => unboundedIn(body, path))
  assert.deepEqual(found, [])
  assert.deepEqual(unboundedIn(z.object({ a: z.array(z.string()).optional() }), '/x'), ['/x.a[]'])
})
