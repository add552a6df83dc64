import assert from 'node:assert/strict'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openState } from './state-file.ts'
import { scratchFolder } from './testing/scratch.ts'

test('a program that starts again restores its nonce and its current job', (t) => {
  const file = join(scratchFolder(t), 'terminal', 'state.json')
  const before = openState(file, 'first token')
  before.saveNonce('word')
  before.beginJob('job-1')
  const after = openState(file, 'first token').now()
  assert.deepEqual([after.beat, after.job], ['word', { id: 'job-1', mayBeOut: false, printerJobId: null, outcome: null }])
  assert.equal(statSync(file).mode & 0o777, 0o600)
})

test('the nonce of one credential is not used for another, or its first heartbeat would look like that of a thief', (t) => {
  const file = join(scratchFolder(t), 'state.json')
  const before = openState(file, 'first token')
  before.saveNonce('word')
  before.beginJob('job-1')
  const enrolled = openState(file, 'second token')
  assert.equal(enrolled.now().beat, null)
  assert.equal(enrolled.now().job?.id, 'job-1', 'what lies in the printer is there for everybody who asks')
  enrolled.saveNonce('other word')
  assert.deepEqual([openState(file, 'second token').now().beat, openState(file, 'first token').now().beat], ['other word', null])
})

test('a file that cannot be read is reported with advice', (t) => {
  const file = join(scratchFolder(t), 'state.json')
  writeFileSync(file, '{"beat":')
  assert.throws(() => openState(file, 'token'), /remove it and enrol this machine again/)
})
