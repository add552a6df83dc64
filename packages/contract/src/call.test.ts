import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { type CallShape, call, Done } from './call.ts'

const shape = {
  method: 'POST',
  path: '/thing/{id}',
  who: 'user',
  summary: 'A call for tests.',
  params: z.object({ id: z.string() }),
  output: Done,
} as const satisfies CallShape

test('a call that describes what its path names is declared as it is', () => {
  assert.equal(call(shape), shape)
})

test('a declaration that contradicts itself does not start', () => {
  assert.throws(() => call({ ...shape, path: '/thing' }), /names \{\} but describes \{id\}/)
  assert.throws(() => call({ ...shape, method: 'GET', body: z.object({}) }), /cannot take a body/)
  assert.throws(() => call({ ...shape, sealed: ['password'] }), /does not take/)
  assert.throws(() => call({ ...shape, idempotency: 'required', opensSession: true }), /opens a session/)
})
