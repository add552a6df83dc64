import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statusOf } from './terminal-status.ts'

const works = { state: 'normal', run: 'online', system: 'normal', printer: 'idle', reasons: [], isOpenNow: true } as const
const broken = { ...works, state: 'unavailable', printer: 'stopped' } as const

const reported = (known: Parameters<typeof statusOf>[0]) => {
  const { tone, text, why } = statusOf(known)
  return [tone, text[1], ...why.map(([, en]) => en)]
}

test('a terminal shows its status and the reason', () => {
  assert.deepEqual(reported(works), ['good', 'Available'])
  assert.deepEqual(reported({ ...works, printer: 'printing' }), ['good', 'Printing'])
  assert.deepEqual(reported({ ...works, reasons: ['media_low'] }), ['waiting', 'Available', 'Paper low'])
  assert.deepEqual(reported({ ...broken, reasons: ['toner_low', 'media_jam'] }), ['bad', 'Unavailable', 'Paper jam', 'Toner low'])
})

test('a fault that the printer does not know of is named as one', () => {
  assert.deepEqual(reported({ ...broken, printer: 'idle', system: 'fault' }), ['bad', 'Unavailable', 'A fault is being fixed'])
})

test('a manual closure outranks a fault', () => {
  assert.deepEqual(reported({ ...broken, run: 'offline' }), ['bad', 'Offline', 'This terminal is not responding. Use another one.'])
  assert.deepEqual(reported({ ...broken, run: 'offline', isOpenNow: false }), ['over', 'Closed now'])
  assert.deepEqual(reported({ ...broken, reasons: ['media_jam'], isOpenNow: false, system: 'closed' }), ['over', 'Out of service'])
})
