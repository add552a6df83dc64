import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { IdCardNumber } from '../account/id-card.ts'
import { NewPassword, TypedPassword } from '../account/password-rules.ts'
import { calls } from '../calls.ts'
import { GivenIdNumber } from '../people/profile-fields.ts'

const secret = new Set<unknown>([NewPassword, TypedPassword, IdCardNumber, GivenIdNumber])
const names = /password$|^idCard$|^authCode$|^secret$/i

/** What is inside of an optional field, of one with a default, and so on. */
const inner = (schema: unknown): unknown => {
  const { innerType } = (schema as z.ZodType).def as { innerType?: unknown }
  return innerType ? inner(innerType) : schema
}

const secretsIn = (shape: Readonly<Record<string, unknown>>, above = ''): string[] =>
  Object.entries(shape).flatMap(([name, field]) => {
    const schema = inner(field)
    const path = above + name
    if (schema instanceof z.ZodObject) return secretsIn(schema.shape, `${path}.`)
    const isTyped = names.test(name) || (name === 'confirmation' && 'password' in shape)
    return secret.has(schema) || (isTyped && !(schema instanceof z.ZodEnum)) ? [path] : []
  })

test('passwords, ID numbers and secrets of connections travel sealed, wherever a call takes one', () => {
  const open = calls.flatMap(({ path, body, sealed = [] }) =>
    secretsIn(body?.shape ?? {})
      .filter((field) => !sealed.includes(field))
      .map((field) => `${path} ${field}`),
  )
  assert.deepEqual(open, [])
  assert.ok(calls.filter(({ sealed }) => sealed).length >= 19)
})

test('no call takes one in its address, where it would stand in logs', () => {
  const shown = calls.flatMap(({ path, query, params }) => [query, params].flatMap((part) => secretsIn(part?.shape ?? {})).map(() => path))
  assert.deepEqual(
    shown.filter((path) => path !== '/schedule/feed/{secret}'),
    [],
  )
})
