import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownToast, toast, toastWhenFree } from './toast.ts'

test('a message waits for the toast of the last action, and messages wait for each other', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  toast('Added', 'success')
  toastWhenFree('one')
  toastWhenFree('two')
  assert.equal(shownToast.getState()?.text, 'Added')
  t.mock.timers.tick(3000)
  assert.equal(shownToast.getState()?.text, 'one')
  t.mock.timers.tick(3000)
  assert.equal(shownToast.getState()?.text, 'two')
  t.mock.timers.tick(3000)
  assert.equal(shownToast.getState(), undefined)
  toastWhenFree('at once')
  assert.equal(shownToast.getState()?.text, 'at once')
  t.mock.timers.tick(3000)
})
