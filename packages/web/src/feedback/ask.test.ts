import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, currentQuestion } from './ask.ts'

test('two questions asked together are answered one after the other, each with its own answer', async () => {
  const first = ask({ title: 'Log out?' })
  const second = ask({ title: 'Delete the draft?' })
  assert.equal(currentQuestion()?.title, 'Log out?')
  currentQuestion()?.answer(true)
  assert.equal(currentQuestion()?.title, 'Delete the draft?')
  currentQuestion()?.answer(false)
  assert.equal(currentQuestion(), undefined)
  assert.deepEqual(await Promise.all([first, second]), [true, false])
})
