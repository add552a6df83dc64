import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveBySchema } from './resolve-by-schema.ts'
import { verdictNotes } from './verdict-notes.ts'

const resolve = resolveBySchema(verdictNotes(['approved', 'refused'], 'approved'), 'en_US')
const complaintAt = async (verdict: 'approved' | 'refused', notes: string) =>
  (await resolve({ verdict, notes }, undefined, { fields: {}, shouldUseNativeValidation: false })).errors.notes?.message

test('a yes needs no reason, a no does', async () => {
  assert.equal(await complaintAt('approved', ''), undefined)
  assert.equal(await complaintAt('refused', 'too late'), undefined)
  for (const empty of ['', '   ']) assert.equal(await complaintAt('refused', empty), 'This is required')
  assert.notEqual(await complaintAt('approved', 'a'.repeat(501)), undefined)
})
