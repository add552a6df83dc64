import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemContext } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { claimByTwo } from '../../../testing/two-workers.ts'
import { openStudent, take, usePayingOut } from '../../../testing/withdrawing.ts'
import { claimDue } from './payout.repository.ts'
import { payOutDue } from './payout.service.ts'

const open = usePayingOut()

/** Withdrawals of so many people, whose half hour is over. */
const withdrawals = async (count: number) => {
  const { campus } = open()
  for (let people = 0; people < count; people += 1) assert.equal((await take(campus, await openStudent(campus))).code, 200)
  campus.clock.advance(1801)
}

test('a claimed payout is exclusive until the claim expires, and is paid once by any number of workers', async () => {
  const { campus, wechat } = open()
  await withdrawals(1)
  const sent = () => wechat.asked.filter((line) => line === 'POST /v3/fund-app/mch-transfer/transfer-bills').length
  const before = sent()
  await Promise.all(Array.from({ length: 5 }, () => payOutDue(systemContext(campus.base))))
  assert.equal(sent(), before + 1)
})

test('two concurrent processes claim different payouts, and neither waits for the other', async () => {
  const { campus } = open()
  await withdrawals(4)
  const now = campus.clock.now()
  const [first, second] = await claimByTwo(campus.base.sql, (sql) => claimDue(sql, now, later(now, 120), 2))
  assert.deepEqual([first.length, second.length, new Set([...first, ...second].map(({ id }) => id)).size], [2, 2, 4])
})
