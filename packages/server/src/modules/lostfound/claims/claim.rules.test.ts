import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sidesOf } from './claim.rules.ts'

const [author, claimant, staff, stranger] = ['author', 'claimant', 'staff', 'stranger']
const custody_at = new Date(0)

const cases = [
  { side: 'found', custody_at: null, reader: author, is: ['hasIt', 'answers'] },
  { side: 'found', custody_at: null, reader: claimant, is: ['ownsIt'] },
  { side: 'found', custody_at: null, reader: staff, is: [] },
  { side: 'found', custody_at, reader: author, is: [] },
  { side: 'found', custody_at, reader: staff, is: ['hasIt', 'answers'] },
  { side: 'found', custody_at, reader: claimant, is: ['ownsIt'] },
  { side: 'lost', custody_at: null, reader: author, is: ['ownsIt', 'answers'] },
  { side: 'lost', custody_at: null, reader: claimant, is: ['hasIt'] },
  { side: 'lost', custody_at: null, reader: stranger, is: [] },
] as const

test('who has a thing, who owns it and who answers follows from the post, the claim and the office', () => {
  for (const { is, reader, ...item } of cases) {
    const sides = sidesOf({ ...item, person_id: author }, { person_id: claimant }, { personId: reader, isStaff: reader === staff })
    assert.deepEqual(
      Object.entries(sides).flatMap(([name, holds]) => (holds ? [name] : [])),
      is,
      `${item.side} ${reader}`,
    )
  }
})

test('a manager who claims what the office keeps does not decide about it', () => {
  const item = { side: 'found', custody_at, person_id: author } as const
  assert.deepEqual(sidesOf(item, { person_id: staff }, { personId: staff, isStaff: true }), {
    hasIt: false,
    ownsIt: true,
    answers: false,
  })
})
