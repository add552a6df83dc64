import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timesOf } from './lesson-times.rules.ts'

const at = (time: string) => new Date(`2026-03-02T${time}Z`)
const lesson = { starts_at: at('08:00:00'), ends_at: at('09:40:00') }
const usual = { opensBefore: 10, lateAfter: 5, closesAfter: 30, outBefore: 10, outAfter: 10 }

test('a lesson opens ten minutes before, is late from five after, closes thirty after, and is left from ten before to ten after its end', () => {
  assert.deepEqual(timesOf(lesson, usual), {
    opensAt: at('07:50:00'),
    lateFrom: at('08:05:00'),
    closesAt: at('08:30:00'),
    outFrom: at('09:30:00'),
    outUntil: at('09:50:00'),
    laterUntil: at('21:40:00'),
    changeableUntil: new Date('2026-03-09T09:40:00Z'),
  })
})

test('exactly five minutes after the start is in time, a second later is late', () => {
  const { lateFrom } = timesOf(lesson, usual)
  assert.deepEqual([at('08:05:00') > lateFrom, at('08:05:01') > lateFrom], [false, true])
})

test('a school sets its own minutes, and a short lesson ends before its signing in would close', () => {
  const own = timesOf(lesson, { opensBefore: 0, lateAfter: 0, closesAfter: 60, outBefore: 30, outAfter: 5 })
  assert.deepEqual(
    [own.opensAt, own.lateFrom, own.closesAt, own.outFrom, own.outUntil],
    [at('08:00:00'), at('08:00:00'), at('09:00:00'), at('09:10:00'), at('09:45:00')],
  )
  assert.deepEqual(timesOf({ ...lesson, ends_at: at('08:20:00') }, usual).closesAt, at('08:20:00'))
})
