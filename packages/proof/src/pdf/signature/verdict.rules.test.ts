import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type SignatureFacts, type SignatureVerdict, stepsOf, verdictOf } from './verdict.rules.ts'

const sound: SignatureFacts = { isFormOurs: true, isCovered: true, isUnchanged: true, isOurs: true, isTrusted: true }

const rows: readonly [name: string, facts: Partial<SignatureFacts>, verdict: SignatureVerdict][] = [
  ['all is as we make it', {}, 'sound'],
  ['the form is not ours', { isFormOurs: false }, 'tampered'],
  ['something is not covered', { isCovered: false, isUnchanged: undefined }, 'tampered'],
  ['something was changed', { isUnchanged: false }, 'tampered'],
  ['it cannot be told whether something was changed', { isUnchanged: undefined }, 'tampered'],
  ['our signer was not valid', { isTrusted: false }, 'untrusted'],
  ['our signer was not valid and something was changed', { isTrusted: false, isUnchanged: false }, 'tampered'],
  ['our signer was not valid and something is not covered', { isTrusted: false, isCovered: false, isUnchanged: undefined }, 'tampered'],
  ['a stranger signed', { isOurs: false, isTrusted: false }, 'untrusted'],
  ['a stranger signed in another form', { isOurs: false, isTrusted: false, isFormOurs: false }, 'untrusted'],
  ['a stranger covered only a part', { isOurs: false, isTrusted: false, isCovered: false, isUnchanged: undefined }, 'untrusted'],
  ['a stranger signed and something was changed', { isOurs: false, isTrusted: false, isUnchanged: false }, 'tampered'],
]

test('the verdict follows from what is known about a signature', () => {
  for (const [name, facts, verdict] of rows) assert.equal(verdictOf({ ...sound, ...facts }), verdict, name)
})

test('a step that could not be taken is not named', () => {
  const names = stepsOf({ ...sound, isCovered: false, isUnchanged: undefined }).map(({ name }) => name)
  assert.deepEqual(names, ['readable', 'signed', 'covered', 'trusted'])
})
