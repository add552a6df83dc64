import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '@campus/contract/verification/outcome.ts'
import { coarseNetwork, judgeDigest, judgeFile, judgeRecord, judgeSigned, type RecordState } from './outcome.rules.ts'

const ofSchool = { integrity: 'unchanged', signedBy: 'school' } as const
const states: readonly RecordState[] = ['valid', 'expired', 'revoked', 'superseded']

test('the record decides about everything that is genuine', () => {
  const sound = { verdict: 'sound', checks: [{ name: 'readable', isPassed: true }], ...ofSchool } as const
  for (const state of states)
    for (const { verdict, checks } of [
      judgeFile({ ...sound, checks: [...sound.checks] }, state),
      judgeDigest(state),
      judgeRecord(state),
      judgeSigned('genuine', state),
    ]) {
      assert.equal(verdict, state)
      assert.deepEqual(checks.at(-1), { name: 'current', isPassed: state === 'valid' })
    }
})

test('nothing is valid that the school has no record of', () => {
  const sound = { verdict: 'sound', checks: [], ...ofSchool } as const
  const answers: readonly [Verdict, Verdict][] = [
    [judgeFile({ ...sound, checks: [] }, undefined).verdict, 'tampered'],
    [judgeDigest(undefined).verdict, 'unknown'],
    [judgeSigned('genuine', undefined).verdict, 'unknown'],
  ]
  for (const [verdict, wanted] of answers) assert.equal(verdict, wanted)
})

test('a record does not outweigh a broken signature', () => {
  for (const verdict of ['tampered', 'unsigned', 'untrusted', 'undecided', 'unreadable', 'not_pdf'] as const)
    assert.equal(judgeFile({ verdict, checks: [], integrity: 'changed', signedBy: 'unknown' }, 'valid').verdict, verdict)
  assert.equal(judgeSigned('forged', 'valid').verdict, 'tampered')
  assert.equal(judgeSigned('foreign', 'valid').verdict, 'untrusted')
})

test('a file of ours stays valid when the authority of its time-stamp is not trusted any more; a file that only looks so does not', () => {
  const own = { verdict: 'undecided', checks: [{ name: 'signed', isPassed: false }], integrity: 'cannot_tell', signedBy: 'school' } as const
  for (const state of states) assert.deepEqual(judgeFile({ ...own, checks: [...own.checks] }, state), judgeDigest(state))
  const other = judgeFile({ ...own, checks: [...own.checks] }, undefined)
  assert.deepEqual([other.verdict, other.integrity, other.signedBy], ['tampered', 'changed', 'school'])
})

test('each method answers both questions, as far as it can', () => {
  const answersOf = ({ integrity, signedBy }: ReturnType<typeof judgeRecord>) => [integrity, signedBy]
  assert.deepEqual(answersOf(judgeDigest('revoked')), ['unchanged', 'school'])
  assert.deepEqual(answersOf(judgeDigest(undefined)), ['cannot_tell', null])
  assert.deepEqual(answersOf(judgeRecord('valid')), [null, null])
  assert.deepEqual(answersOf(judgeSigned('genuine', undefined)), ['unchanged', 'school'])
  assert.deepEqual(answersOf(judgeSigned('forged', 'valid')), ['changed', 'unknown'])
  assert.deepEqual(answersOf(judgeSigned('foreign', 'valid')), ['cannot_tell', 'unknown'])
  const stranger = { verdict: 'untrusted', checks: [], integrity: 'unchanged', signedBy: 'authority' } as const
  assert.deepEqual(answersOf(judgeFile({ ...stranger, checks: [] }, undefined)), ['unchanged', 'authority'])
})

test('a network is shown without its last part', () => {
  assert.equal(coarseNetwork('203.0.113.77'), '203.0.113.*')
  assert.equal(coarseNetwork('2001:db8:1:2::/64'), '2001:db8:1::')
  assert.equal(coarseNetwork(''), '')
})
