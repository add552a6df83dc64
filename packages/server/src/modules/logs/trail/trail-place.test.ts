import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TrailLog } from '@campus/contract/logs/trail.ts'
import { firstIdAt, idAt } from '../../../platform/db/time-id.ts'
import { boundOf, idBound, inOrder, momentAt, placeText, readPlace } from './trail-place.ts'

const at = new Date('2026-09-01T08:00:00.123Z')
const [low, high] = ['00000000-0000-4000-8000-000000000001', 'ffffffff-0000-4000-8000-000000000001']
const micro = `${momentAt(at).slice(0, -1)}7`
const place = (log: TrailLog, id: string, moment = momentAt(at)) => ({ log, id, moment })

test('entries stand by moment, by list and by id, also within a millisecond', () => {
  const sorted = [
    place('payments', low, micro),
    place('login', high),
    place('payments', high),
    place('payments', low),
    place('sessions', high),
  ]
  assert.deepEqual(sorted.toReversed().toSorted(inOrder), sorted)
  for (const one of sorted) assert.deepEqual(readPlace(placeText(one)), one)
})

test('after an entry, each list goes on with what stands behind it and with nothing else', () => {
  const all = (['login', 'payments', 'sessions'] as const).flatMap((log) =>
    [low, high].flatMap((id) => [place(log, id), place(log, id, micro)]),
  )
  for (const last of all)
    for (const one of all) {
      const { moment, id } = boundOf(one.log, last)
      const isBelow = one.moment < moment || (one.moment === moment && one.id < id)
      assert.equal(isBelow, inOrder(last, one) < 0 && placeText(last) !== placeText(one), `${placeText(one)} after ${placeText(last)}`)
    }
})

test('a log that goes on by its id keeps the rows of the millisecond that stand behind the entry, and no others', () => {
  const [own, next] = [idAt(at), firstIdAt(new Date(at.getTime() + 1))]
  const goesOn = (log: TrailLog, last: ReturnType<typeof place>) => own < idBound(boundOf(log, last))
  assert.equal(goesOn('login', place('payments', low)), false, 'of the same moment, before the list')
  assert.equal(goesOn('login', place('payments', low, micro)), true, 'some microseconds earlier')
  assert.equal(goesOn('photo_storage', place('login', low)), true, 'of the same moment, behind the list')
  assert.equal(idBound(boundOf('login', place('login', own))), own)
  assert.ok(next > own && idBound(boundOf('photo_storage', place('login', low))) === next)
})
