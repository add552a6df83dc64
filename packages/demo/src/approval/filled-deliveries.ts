import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BaseContext, systemContext } from '@campus/server/context/context.ts'
import { listDeliveries } from '@campus/server/modules/approval/triggers/delivery.service.ts'
import { actingAs } from '../acting.ts'

/** The calls of other systems in an office whose past was filled. */
export const testFilledDeliveries = (filled: () => BaseContext): void => {
  test('applications of the last weeks called other systems: most calls arrived, some failed first, and one was given up', async () => {
    const { rows } = await listDeliveries(actingAs(systemContext(filled()), 'T0003', ['admin']), { pageSize: 50 })
    const delivered = rows.filter(({ outcome }) => outcome === 'delivered')
    assert.deepEqual([rows.length, delivered.length], [20, 13])
    const arrived = new Set(delivered.map(({ instanceId }) => instanceId))
    const givenUp = rows.filter(({ instanceId }) => !arrived.has(instanceId))
    assert.deepEqual(
      givenUp.map(({ attempt, fault, status }) => [attempt, fault, status]),
      [3, 2, 1].map((attempt) => [attempt, 'not_accepted', 503]),
    )
    assert.ok(rows.every(({ isWaiting, url, time }) => !isWaiting && new URL(url).host.endsWith('.example') && new Date(time) < new Date()))
    const times = rows.map(({ time }) => time)
    assert.deepEqual(times, times.toSorted().toReversed())
  })
}
