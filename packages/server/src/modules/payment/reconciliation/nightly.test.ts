import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chinaDay } from '../../../ports/pay/china-time.ts'
import { paymentNumber, refundNumber } from '../record/numbers.rules.ts'
import { dayOf, todayAtProviders } from './nightly.service.ts'

/** Four in the afternoon of the 14th in UTC is midnight of the 15th in China. */
const justBefore = new Date('2026-03-14T15:59:59.999Z')
const midnight = new Date('2026-03-14T16:00:00.000Z')

test('a day of the providers begins and ends at midnight in China, in any time zone of the server', () => {
  const { day, from, until } = dayOf('wechat', '2026-03-15')
  assert.deepEqual([day, from, until], ['2026-03-15', midnight, new Date('2026-03-15T16:00:00.000Z')])
  assert.deepEqual([todayAtProviders(justBefore), todayAtProviders(midnight)], ['2026-03-14', '2026-03-15'])
})

test('the numbers of payments and refunds and the bills of providers name the same day', () => {
  for (const [moment, day] of [
    [justBefore, '2026-03-14'],
    [midnight, '2026-03-15'],
  ] as const) {
    const digits = day.replaceAll('-', '')
    assert.deepEqual([paymentNumber(moment, 1).slice(1, 9), refundNumber(moment, 1).slice(1, 9), chinaDay(moment)], [digits, digits, day])
  }
})
