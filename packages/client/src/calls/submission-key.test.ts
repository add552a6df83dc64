import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HttpFailure, NoConnection, Refusal } from '../failures.ts'
import { isFinal, mayHaveHappened } from './submission-key.ts'

test('a submission without an answer may have happened, so its key stays', () => {
  for (const error of [new NoConnection(), new NoConnection('timeout'), new HttpFailure(502), new Refusal('still_working', '')])
    assert.equal(mayHaveHappened(error), true, error.name)
})

test('a success or a plain no ends the submission; the next one gets a new key', () => {
  for (const error of [null, new Refusal('bad_input', ''), new HttpFailure(413), new HttpFailure(429)])
    assert.equal(mayHaveHappened(error), false, String(error))
})

test('what waits is given up only when the server has decided', () => {
  for (const error of [new NoConnection(), new HttpFailure(502), new HttpFailure(429), new Error('storage')])
    assert.equal(isFinal(error), false, error.name)
  for (const code of ['login_required', 'try_later', 'too_many_requests', 'system_exception', 'still_working'])
    assert.equal(isFinal(new Refusal(code, '')), false, code)
  for (const code of ['bad_input', 'code_unknown', 'forbidden']) assert.equal(isFinal(new Refusal(code, '')), true, code)
})
