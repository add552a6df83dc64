import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initialOf } from './initial.ts'

const rows: [name: string, initial: string][] = [
  ['王小明', '明'],
  ['Ada Lovelace', 'AL'],
  ['jean luc picard', 'JP'],
  ['Plato', 'P'],
  ['  ', ''],
]

for (const [name, initial] of rows) {
  test(`"${name}" without a picture is shown as "${initial}"`, () => assert.equal(initialOf(name), initial))
}
