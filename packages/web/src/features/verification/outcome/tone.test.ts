import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { checkNames, verdicts, verificationWays } from '@campus/contract/verification/outcome.ts'
import { checkWords } from './check-words.ts'
import { answerPlace, toneOf } from './tone.ts'
import { verdictWords } from './verdict-words.ts'

const shown = [...verdicts, 'unasked'] as const

test('only a valid document is shown as right, on a phone as on a desk', () => {
  for (const verdict of shown) {
    const isRight = verdict === 'valid'
    assert.equal(toneOf(verdict) === 'good', isRight, verdict)
    assert.equal(answerPlace(verdict, true), isRight ? verificationPaths.right : verificationPaths.wrong)
    assert.equal(answerPlace(verdict, false), isRight ? verificationPaths.rightOnPhone : verificationPaths.wrongOnPhone)
  }
})

test('no two verdicts have the same name, and each has advice in every language', () => {
  const titles = new Set(shown.map((verdict) => verdictWords(verdict, 'file').title[0]))
  assert.equal(titles.size, shown.length)
  for (const way of verificationWays)
    for (const verdict of shown)
      for (const phrase of Object.values(verdictWords(verdict, way))) assert.ok(phrase.every((text: string) => text.length > 2))
})

test('for a typed code the advice is to compare the paper; for a file no code is mentioned', () => {
  assert.match(verdictWords('valid', 'code').next[1], /compare the paper/)
  assert.match(verdictWords('valid', 'scan').next[1], /compare the paper/)
  for (const way of ['file', 'browser', 'credential', 'share'] as const) assert.doesNotMatch(verdictWords('valid', way).next[1], /paper/)
})

test('a step that failed is never described like one that passed', () => {
  for (const name of checkNames) {
    const { passed, failed } = checkWords[name]
    passed.forEach((text, language) => assert.notEqual(text, failed[language]))
  }
})

test('the school is not mentioned where it did not sign', () => {
  assert.match(verdictWords('tampered', 'file', 'this_school').meaning[1], /school's signature/)
  for (const signedBy of ['unknown', 'authority', null] as const) {
    assert.doesNotMatch(verdictWords('tampered', 'file', signedBy).meaning[1], /school's signature/)
    assert.doesNotMatch(verdictWords('undecided', 'file', signedBy).meaning[1], /does not match/)
  }
  assert.match(verdictWords('undecided', 'browser', 'this_school').meaning[1], /signature is the school's and matches/)
  assert.match(verdictWords('untrusted', 'browser', 'authority').title[1], /known authority/)
})
