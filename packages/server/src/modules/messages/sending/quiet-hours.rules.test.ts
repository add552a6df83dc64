import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quietUntil, toClock, toMinute } from './quiet-hours.rules.ts'

const cases: readonly { what: string; span: [from: string, until: string]; zone: string; now: string; ends: string | undefined }[] = [
  { what: 'before it begins', span: ['12:00', '14:00'], zone: 'Asia/Shanghai', now: '2026-05-01T11:59:59+08:00', ends: undefined },
  {
    what: 'from its first minute',
    span: ['12:00', '14:00'],
    zone: 'Asia/Shanghai',
    now: '2026-05-01T12:00:00+08:00',
    ends: '2026-05-01T14:00+08:00',
  },
  {
    what: 'in its last minute',
    span: ['12:00', '14:00'],
    zone: 'Asia/Shanghai',
    now: '2026-05-01T13:59:59+08:00',
    ends: '2026-05-01T14:00+08:00',
  },
  { what: 'at its end', span: ['12:00', '14:00'], zone: 'Asia/Shanghai', now: '2026-05-01T14:00:00+08:00', ends: undefined },
  {
    what: 'in the evening before midnight',
    span: ['22:00', '07:00'],
    zone: 'Asia/Shanghai',
    now: '2026-12-31T23:10:30+08:00',
    ends: '2027-01-01T07:00+08:00',
  },
  {
    what: 'at midnight',
    span: ['22:00', '07:00'],
    zone: 'Asia/Shanghai',
    now: '2026-05-01T00:00:00+08:00',
    ends: '2026-05-01T07:00+08:00',
  },
  {
    what: 'in the small hours',
    span: ['22:00', '07:00'],
    zone: 'Asia/Shanghai',
    now: '2026-05-01T06:59:00+08:00',
    ends: '2026-05-01T07:00+08:00',
  },
  { what: 'by day', span: ['22:00', '07:00'], zone: 'Asia/Shanghai', now: '2026-05-01T12:00:00+08:00', ends: undefined },
  {
    what: 'until midnight',
    span: ['20:00', '00:00'],
    zone: 'Asia/Shanghai',
    now: '2026-05-01T21:00:00+08:00',
    ends: '2026-05-02T00:00+08:00',
  },
  {
    what: 'in a zone of half an hour',
    span: ['22:00', '07:00'],
    zone: 'Asia/Kolkata',
    now: '2026-05-01T22:15:00+05:30',
    ends: '2026-05-02T07:00+05:30',
  },
  {
    what: 'through the night the clocks go forward',
    span: ['22:00', '07:00'],
    zone: 'Europe/Berlin',
    now: '2026-03-28T23:00:00+01:00',
    ends: '2026-03-29T07:00+02:00',
  },
  {
    what: 'through the night the clocks go back',
    span: ['22:00', '07:00'],
    zone: 'Europe/Berlin',
    now: '2026-10-24T23:00:00+02:00',
    ends: '2026-10-25T07:00+01:00',
  },
  {
    what: 'until a time that is leapt over',
    span: ['22:00', '02:30'],
    zone: 'Europe/Berlin',
    now: '2026-03-29T01:30:00+01:00',
    ends: '2026-03-29T03:30+02:00',
  },
  {
    what: 'in the hour that comes twice',
    span: ['22:00', '02:30'],
    zone: 'Europe/Berlin',
    now: '2026-10-25T02:10:00+01:00',
    ends: '2026-10-25T02:30+01:00',
  },
]

for (const { what, span, zone, now, ends } of cases)
  test(`quiet hours ${span.join('-')} ${what} (${zone})`, () => {
    const [from, until] = span.map(toMinute) as [number, number]
    const found = quietUntil({ isOn: true, from, until }, new Date(now), zone)
    assert.equal(found?.toISOString(), ends && new Date(ends).toISOString())
    assert.equal(quietUntil({ isOn: false, from, until }, new Date(now), zone), undefined)
  })

test('a time of day is read and written the same', () => {
  for (const clock of ['00:00', '07:05', '23:59']) assert.equal(toClock(toMinute(clock)), clock)
})
