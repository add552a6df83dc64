import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doing, draw } from '../testing/draw.tsx'
import { setTimeZone } from './time-zone.ts'
import { useMinuteOf } from './use-minute-of.ts'

function Decided() {
  const minuteOf = useMinuteOf()
  return <p>{`by ${minuteOf(Date.parse('2026-03-15T23:30:00Z'))}`}</p>
}

test('a text that names a minute is written again when the clock of the school becomes known', async (t) => {
  t.after(() => setTimeZone(undefined))
  setTimeZone('UTC')
  const place = await draw(t, <Decided />)
  assert.equal(place.textContent, 'by 2026-03-15 23:30')
  await doing(() => setTimeZone('Asia/Shanghai'))
  assert.equal(place.textContent, 'by 2026-03-16 07:30')
})
