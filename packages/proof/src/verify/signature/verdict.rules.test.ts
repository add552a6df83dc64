import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  integrityOf,
  isForTheRecord,
  type SignatureFacts,
  type SignatureVerdict,
  stepsOf,
  verdictOf,
  worstIntegrity,
} from './verdict.rules.ts'

const sound: SignatureFacts = {
  integrity: 'unchanged',
  isFormOurs: true,
  isStampTrusted: true,
  isCovered: true,
  isUnchanged: true,
  isOurs: true,
  isTrusted: true,
}
const stranger = { isOurs: false, isTrusted: false, isFormOurs: false }

const rows: readonly [name: string, facts: Partial<SignatureFacts>, verdict: SignatureVerdict][] = [
  ['all is as we make it', {}, 'sound'],
  ['the form is not ours', { isFormOurs: false }, 'tampered'],
  ['something was changed', { integrity: 'changed' }, 'tampered'],
  ['it cannot be told whether something was changed', { integrity: 'cannot_tell' }, 'undecided'],
  ['the time-stamp is of a stranger', { isStampTrusted: false }, 'undecided'],
  ['the time-stamp is of a stranger and the form is not ours', { isStampTrusted: false, isFormOurs: false }, 'tampered'],
  ['the time-stamp is of a stranger and something was changed', { isStampTrusted: false, integrity: 'changed' }, 'tampered'],
  ['our signer was not valid', { isTrusted: false }, 'untrusted'],
  ['our signer was not valid and something was changed', { isTrusted: false, integrity: 'changed' }, 'tampered'],
  ['our signer was not valid and the form is not ours', { isTrusted: false, isFormOurs: false }, 'tampered'],
  ['a stranger signed', stranger, 'untrusted'],
  ['a stranger signed, with a time-stamp of a stranger', { ...stranger, isStampTrusted: false }, 'untrusted'],
  ['a stranger signed and it cannot be told whether something was changed', { ...stranger, integrity: 'cannot_tell' }, 'undecided'],
  ['a stranger signed and something was changed', { ...stranger, integrity: 'changed' }, 'tampered'],
]

test('the verdict follows from what is known about a signature', () => {
  for (const [name, facts, verdict] of rows) assert.equal(verdictOf({ ...sound, ...facts }), verdict, name)
})

test('the form of a file does not prove a change when an unknown signer signed', () => {
  assert.equal(integrityOf({ ...sound, ...stranger }), 'unchanged')
  assert.equal(integrityOf({ ...sound, isFormOurs: false }), 'changed')
})

test('the record of the school is asked about what it signed and nobody visibly changed', () => {
  const rows = [
    ['sound', 'school', true],
    ['undecided', 'school', true],
    ['undecided', 'unknown', false],
    ['tampered', 'school', false],
    ['untrusted', 'authority', false],
  ] as const
  for (const [verdict, signedBy, isAsked] of rows) assert.equal(isForTheRecord({ verdict, signedBy }), isAsked, `${verdict} ${signedBy}`)
})

test('of several signatures the worst counts', () => {
  assert.equal(worstIntegrity(['unchanged', 'unchanged']), 'unchanged')
  assert.equal(worstIntegrity(['unchanged', 'cannot_tell']), 'cannot_tell')
  assert.equal(worstIntegrity(['cannot_tell', 'changed', 'unchanged']), 'changed')
})

test('a step that could not be taken is not named', () => {
  const names = stepsOf({ ...sound, isCovered: false, isUnchanged: undefined }).map(({ name }) => name)
  assert.deepEqual(names, ['readable', 'signed', 'covered', 'trusted'])
})
