import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortShape } from './short-shape.ts'

const shapes: readonly [long: string, short: string | undefined][] = [
  ['M25.1,6.5 C25.32,6.5 25.5,6.68 25.5,6.9 L25.5,22.5 L41,22.5 Z', 'm251 65c2 0 4 2 4 4v156h155z'],
  // Steps that go nowhere, and figures that a minus sign separates.
  ['M10,10 L10,10 C10,10 10,10 10,10 L8,9 L7,9.5 Z', 'm100 100l-20-10-10 5z'],
  // What is closed goes on from where it began.
  ['M10,10 L20,10 L20,20 Z M12,12 L13,13 Z', 'm100 100h100v100zm20 20l10 10z'],
  ['M10,10 A5,5 0 0 1 20,20', undefined],
]

for (const [long, short] of shapes)
  test(`the shape ${long} is written as ${short ?? 'it was'}`, () => {
    assert.equal(shortShape(long), short)
  })
