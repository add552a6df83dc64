import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doing, draw } from '@campus/ui/testing/draw.tsx'
import { DaysFilter } from './days-filter.tsx'

const hour = { from: '2026-03-01T06:00:00.000Z', until: '2026-03-01T07:00:00.000Z' }

test('an hour that a chart led to is said in words and can be cleared; days stay in their fields', async (t) => {
  const asked: object[] = []
  const place = await draw(t, <DaysFilter of={{ query: hour, filter: (part) => asked.push(part) }} />)
  assert.equal(place.querySelectorAll('input').length, 0)
  assert.match(place.textContent, /2026-03-01 \d\d:00.*2026-03-01 \d\d:00/)
  await doing(() => place.querySelector('button')?.click())
  assert.deepEqual(asked, [{ from: undefined, until: undefined }])
  const days = await draw(t, <DaysFilter of={{ query: { from: '2026-03-01' }, filter: () => undefined }} />)
  assert.deepEqual(
    [...days.querySelectorAll('input')].map(({ value }) => value),
    ['2026-03-01', ''],
  )
})
