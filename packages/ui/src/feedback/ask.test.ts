import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, notify, questions } from './ask.ts'

const currentQuestion = () => questions.getState()[0]

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

test('a notice waits until it was closed, however it was closed', async () => {
  const reported = notify({ title: 'The printer in hall 3 is out of order' })
  assert.equal(currentQuestion()?.isNotice, true)
  currentQuestion()?.answer(false)
  await reported
  assert.equal(currentQuestion(), undefined)
})
