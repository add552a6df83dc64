import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Kind, kindsWithin, nextPosition, peopleWithin, type Unit, withAllBelow } from './unit-kinds.ts'

const unit = (id: string, parentId: string | null, kind: Kind, position = 0): Unit => ({
  id,
  parentId,
  kind,
  code: id,
  name: id,
  nameEn: id,
  nameTw: id,
  position,
  people: 0,
})

const units = [
  // Listed before its parent: the order of the answer must not matter.
  unit('class', 'major', 'class'),
  unit('college', null, 'college', 3),
  unit('major', 'college', 'major'),
  unit('office', null, 'department', 7),
]

test('a college takes majors, a major classes, a class nothing, and the school itself colleges and departments', () => {
  const cases = [
    [null, ['college', 'department']],
    ['college', ['major']],
    ['major', ['class']],
    ['class', []],
    ['office', ['department']],
    ['unknown', []],
  ] as const
  for (const [parentId, expected] of cases) assert.deepEqual(kindsWithin(units, parentId), expected, String(parentId))
})

test('a unit cannot be moved into itself or into anything below it', () => {
  assert.deepEqual([...withAllBelow(units, 'college')].sort(), ['class', 'college', 'major'])
  assert.deepEqual([...withAllBelow(units, 'office')], ['office'])
})

test('a new unit stands behind its siblings', () => {
  assert.equal(nextPosition(units, null), 8)
  assert.equal(nextPosition(units, 'class'), 0)
})

test('people count in their unit and in all above it', () => {
  const counted = units.map((unit, index) => ({ ...unit, people: 10 ** index }))
  assert.deepEqual(Object.fromEntries(peopleWithin(counted)), { class: 1, major: 101, college: 111, office: 1000 })
})
