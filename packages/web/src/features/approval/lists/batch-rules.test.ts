import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayJoin, turned } from './batch-rules.ts'

const task = (taskId: string, processId: string, mayBatch = true) => ({ taskId, processId, mayBatch })

test('only tasks of one process that allows it are chosen together', () => {
  const chosen = [task('1', 'seal')]
  assert.equal(mayJoin(task('2', 'seal'), chosen), true)
  assert.equal(mayJoin(task('3', 'room'), chosen), false)
  assert.equal(mayJoin(task('4', 'seal', false), []), false)
})

test('at most a hundred are chosen, and what is chosen can be taken off', () => {
  const hundred = Array.from({ length: 100 }, (_, place) => task(String(place), 'seal'))
  assert.equal(mayJoin(task('more', 'seal'), hundred), false)
  assert.equal(mayJoin(task('7', 'seal'), hundred), true)
  assert.equal(turned(task('7', 'seal'), hundred).length, 99)
})
