import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { calls } from './calls.ts'

/** More than any call takes; said before one of them is looked at. */
const tooMany = Array.from({ length: 100_000 }, () => null)
const isBounded = (list: z.ZodArray) => list.safeParse(tooMany).error?.issues.some(({ code }) => code === 'too_big') ?? false

/** The lists inside a schema that say no longest length, by their paths. A list of anything is read by a service, which bounds it. */
const unboundedIn = (schema: z.core.$ZodType | undefined, path: string, seen: readonly unknown[] = []): string[] => {
  if (!schema || seen.includes(schema)) return []
  const inside = (inner: z.core.$ZodType | undefined, name = '') => unboundedIn(inner, `${path}${name}`, [...seen, schema])
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, inner]) => inside(inner, `.${name}`))
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => inside(option))
  if (schema instanceof z.ZodPipe) return [...inside(schema.in), ...inside(schema.out)]
  if (schema instanceof z.ZodRecord) return inside(schema.valueType, '{}')
  if (schema instanceof z.ZodArray) {
    return [...(isBounded(schema) ? [] : [`${path}[]`]), ...inside(schema.element, '[]')]
  }
  if (schema instanceof z.ZodType && 'innerType' in schema.def) return inside(schema.def.innerType as z.core.$ZodType)
  return []
}

// A list is judged entry by entry: half a million wrong ones would keep the server busy for seconds. A longest length is judged before.
test('each list in the body of a call has a longest length', () => {
  const found = calls.flatMap(({ path, body }) => unboundedIn(body, path))
  assert.deepEqual(found, [])
  assert.deepEqual(unboundedIn(z.object({ a: z.array(z.string()).optional() }), '/x'), ['/x.a[]'])
})
