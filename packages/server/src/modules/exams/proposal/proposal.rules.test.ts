import assert from 'node:assert/strict'
import { test } from 'node:test'
import { propose } from './proposal.rules.ts'
import { countSoft } from './soft-counts.rules.ts'

const hour = 3_600_000
const day = 24 * hour
const slots = [0, 1, 2, 3].flatMap((at) => [8, 10, 14].map((clock) => ({ startsAt: at * day + clock * hour, day: at })))
const room = (id: string, size: number) => ({ id, busy: [] as [number, number][], capacity: () => size })
const staff = ['p', 'q', 'r', 's', 't'].map((id) => ({ id, busy: [] as [number, number][] }))
const exam = (id: string, candidates: readonly string[], more: object = {}) => ({
  id,
  candidates,
  minutes: 100,
  papers: 2,
  teacherIds: ['p'],
  ...more,
})
const timed = ({ placed }: ReturnType<typeof propose>, exams: readonly ReturnType<typeof exam>[]) =>
  placed.map(({ id, startsAt }) => ({
    startsAt,
    endsAt: startsAt + 100 * 60_000,
    day: Math.floor(startsAt / day),
    candidates: exams.find((one) => one.id === id)?.candidates ?? [],
  }))

test('nobody has two exams at once, rooms hold everybody and are used once, and the plan is the same every time', () => {
  const exams = Array.from({ length: 9 }, (_, at) => exam(`e${at}`, ['all', `x${at % 3}`, `y${at}`]))
  const problem = { unplaced: exams, slots, fixed: [], rooms: [room('small', 2), room('large', 4)], staff }
  const plan = propose(problem)
  assert.deepEqual(plan, propose({ ...problem, unplaced: exams.toReversed() }))
  assert.deepEqual([plan.placed.length, plan.left], [9, []])
  assert.equal(new Set(plan.placed.map(({ startsAt }) => startsAt)).size, 9)
  assert.ok(plan.placed.every(({ roomIds }) => roomIds.join() === 'large'))
  for (const { invigilatorIds } of plan.placed)
    for (const pair of invigilatorIds) assert.ok(pair.length === 2 && pair.some((id) => id !== 'p'), pair.join())
})

test('days that are hard on people are avoided, and what is fixed stays and counts', () => {
  const exams = [exam('a', ['x']), exam('b', ['x']), exam('c', ['x'])]
  const rooms = [room('one', 5)]
  assert.deepEqual(countSoft(timed(propose({ unplaced: exams, slots, fixed: [], rooms, staff }), exams)), {
    backToBack: 0,
    crowdedDays: 0,
    crowdedWeeks: 0,
    busiestDay: 1,
  })
  const fixed = [{ startsAt: 8 * hour, endsAt: 10 * hour, day: 0, candidates: ['x'] }]
  const { placed } = propose({ unplaced: [exam('a', ['x'])], slots: slots.slice(0, 3), fixed, rooms, staff })
  assert.equal(placed[0]?.startsAt, 14 * hour)
  const taken = [{ ...room('one', 5), busy: [[0, 4 * day]] as [number, number][] }]
  assert.deepEqual(propose({ unplaced: exams, slots, fixed: [], rooms: taken, staff }).left.length, 3)
  assert.deepEqual(
    propose({ unplaced: [exam('big', ['1', '2', '3', '4', '5', '6'])], slots, fixed: [], rooms: [...rooms, room('two', 2)], staff })
      .placed[0]?.roomIds,
    ['one', 'two'],
  )
})

test('who may write longer sits no other exam meanwhile, and room and invigilators stay until they are finished', () => {
  const longer = exam('a', ['x'], { extraMinutes: new Map([['x', 60]]) })
  const planAt = (clock: number, other: string, rooms = [room('one', 5)]) => {
    const times = [8, clock].map((at) => ({ startsAt: at * hour, day: 0 }))
    return propose({ unplaced: [longer, exam('b', [other])], slots: times, fixed: [], rooms, staff })
  }
  assert.deepEqual(planAt(10, 'x', [room('one', 5), room('two', 5)]).left, ['b'])
  assert.deepEqual(planAt(10, 'y').left, ['b'])
  const { placed, left } = planAt(11, 'x')
  assert.deepEqual(left, [])
  assert.deepEqual(
    placed.map(({ startsAt, until }) => (until - startsAt) / 60_000).toSorted((one, other) => one - other),
    [100, 160],
  )
})

test('three exams on a day, four in five days and two in a row are counted', () => {
  const at = (day: number, clock: number, candidates = ['x']) => ({
    startsAt: (day * 24 + clock) * hour,
    endsAt: (day * 24 + clock + 2) * hour,
    day,
    candidates,
  })
  assert.deepEqual(countSoft([at(0, 8), at(0, 10), at(0, 14), at(4, 8), at(9, 8, ['y'])]), {
    backToBack: 1,
    crowdedDays: 1,
    crowdedWeeks: 1,
    busiestDay: 3,
  })
})
