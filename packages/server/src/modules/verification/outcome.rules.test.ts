import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '@campus/contract/verification/outcome.ts'
import { coarseNetwork, judgeDigest, judgeFile, judgeRecord, judgeSigned, type RecordState } from './outcome.rules.ts'

const states: readonly RecordState[] = ['valid', 'expired', 'revoked', 'superseded']

test('the record decides about everything that is genuine', () => {
  const sound = { verdict: 'sound' as const, checks: [{ name: 'readable' as const, isPassed: true }] }
  for (const state of states)
    for (const { verdict, checks } of [judgeFile(sound, state), judgeDigest(state), judgeRecord(state), judgeSigned('genuine', state)]) {
      assert.equal(verdict, state)
      assert.deepEqual(checks.at(-1), { name: 'current', isPassed: state === 'valid' })
    }
})

test('nothing is valid that the school has no record of', () => {
  const sound = { verdict: 'sound' as const, checks: [] }
  const answers: readonly [Verdict, Verdict][] = [
    [judgeFile(sound, undefined).verdict, 'tampered'],
    [judgeDigest(undefined).verdict, 'unknown'],
    [judgeSigned('genuine', undefined).verdict, 'unknown'],
  ]
  for (const [verdict, wanted] of answers) assert.equal(verdict, wanted)
})

test('a record does not make good what is broken', () => {
  for (const verdict of ['tampered', 'unsigned', 'untrusted', 'unreadable', 'not_pdf'] as const)
    assert.equal(judgeFile({ verdict, checks: [] }, 'valid').verdict, verdict)
  assert.equal(judgeSigned('forged', 'valid').verdict, 'tampered')
  assert.equal(judgeSigned('foreign', 'valid').verdict, 'untrusted')
})

test('a network is told without its last part', () => {
  assert.equal(coarseNetwork('203.0.113.77'), '203.0.113.*')
  assert.equal(coarseNetwork('2001:db8:1:2::/64'), '2001:db8:1::')
  assert.equal(coarseNetwork(''), '')
})
