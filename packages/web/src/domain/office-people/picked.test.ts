import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toggled } from './picked.ts'

const li = { id: '1', name: '李明' }
const wang = { id: '2', name: '王芳' }

test('a second tap takes somebody off again', () => {
  assert.deepEqual(toggled([li, wang], li, true), [wang])
})

test('where one is asked for, another choice takes its place', () => {
  assert.deepEqual(toggled([li], wang, false), [wang])
  assert.deepEqual(toggled([li], wang, true), [li, wang])
})
