import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Text } from '@codemirror/state'
import { markOf } from './problem-places.ts'

const source = Text.of(['#let a = 1', '', '#wrong.name'])
const marked = (line: number, column: number) => {
  const { from, to } = markOf(source, { line, column, message: 'no' })
  return source.sliceString(from, to)
}

test('a mark begins where the typesetter points and ends with the line', () => {
  assert.equal(marked(3, 8), 'name')
  assert.equal(marked(1, 1), '#let a = 1')
})

test('a place that is not in the source is marked at the nearest line that is', () => {
  assert.equal(marked(3, 99), '#wrong.name')
  assert.equal(marked(0, 0), '#let a = 1')
  assert.equal(marked(40, 1), '#wrong.name')
  assert.equal(marked(2, 5), '')
})
