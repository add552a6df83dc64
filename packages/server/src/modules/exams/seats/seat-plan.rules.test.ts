import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeSeat, type Place, planSeats, takenBy } from './seat-plan.rules.ts'

const room = (rows: number, columns: number, sittingId = 'a') => ({ sittingId, rows, columns })
const people = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([classId, count]) => Array.from({ length: count }, (_, at) => ({ personId: `${classId}${at}`, classId })))

const pairs = (places: readonly Place[]) =>
  places.flatMap((one) =>
    places
      .filter(({ sittingId, row, column }) => sittingId === one.sittingId && Math.abs(row - one.row) + Math.abs(column - one.column) === 1)
      .map((other) => [one, other] as const),
  )

test('neighbours on four sides have different papers, and everybody has a seat of their own', () => {
  for (const papers of [2, 3, 4]) {
    const places = planSeats([room(4, 5), room(2, 3, 'b')], people({ x: 26 }), papers) ?? []
    assert.equal(new Set(places.map(({ sittingId, row, column }) => `${sittingId} ${row} ${column}`)).size, 26)
    assert.ok(pairs(places).every(([one, other]) => one.paper !== other.paper))
  }
})

test('with one paper neighbours are of different classes, and one class alone uses every other seat', () => {
  const classOf = ({ personId }: Place) => personId[0]
  for (const counts of [{ a: 10, b: 10 }, { a: 12, b: 5, c: 3 }, { a: 8 }]) {
    const places = planSeats([room(5, 5)], people(counts), 1) ?? []
    assert.equal(places.length, people(counts).length)
    assert.ok(pairs(places).every(([one, other]) => classOf(one) !== classOf(other)))
  }
  assert.equal(planSeats([room(4, 4)], people({ a: 9 }), 1), undefined)
  assert.equal(planSeats([room(2, 2)], people({ a: 5 }), 2), undefined)
})

test('a column stays empty between two people where the rooms are large enough', () => {
  const columnsOf = (count: number) => new Set(planSeats([room(2, 6)], people({ x: count }), 2)?.map(({ column }) => column))
  assert.deepEqual([columnsOf(6), columnsOf(7)], [new Set([1, 3, 5]), new Set([1, 2, 3, 4, 5, 6])])
})

test('a late candidate takes a free seat that suits, and nobody moves', () => {
  const taken = takenBy([{ sittingId: 'a', row: 1, column: 1, classId: 'x' }])
  const late = (classId: string, papers: number) => freeSeat([room(1, 3)], taken, { personId: 'late', classId }, papers)
  assert.deepEqual([late('y', 1)?.column, late('x', 1)?.column, late('x', 2)?.column], [2, 3, 2])
  assert.equal(freeSeat([room(1, 2)], taken, { personId: 'late', classId: 'x' }, 1), undefined)
})
