import assert from 'node:assert/strict'
import { test } from 'node:test'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { askForData, decideDeletion, withdrawDataRequest } from '@campus/contract/people/privacy.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enter } from '../../../testing/enter.ts'
import { openShop, order, waitForOrder } from '../../../testing/orders.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

type Guest = Awaited<ReturnType<typeof openShop>>

/** A guest, whose account is closed with the deletion of their data. */
const openGuestShop = (rules: Parameters<typeof openShop>[1] = {}) =>
  openShop(campus(), { userTypes: ['visitor'], ...rules }, { kind: 'visitor' })

const askToLeave = (guest: Guest) => ask(askForData, { kind: 'deletion' }, guest)

const buy = async (guest: Guest, way: 'download' | 'paper') => {
  await giveBeans(campus(), guest, { free: 500 })
  const { orderId } = await order(campus(), guest, { way })
  assert.equal((await ask(payOrder, { orderId, way: 'beans', usesBeans: true }, guest)).data.isPaid, true)
  await waitForOrder(campus(), guest, orderId, 'finished')
  return orderId
}

const setLine = (orderId: string, state: 'making' | 'failed' | 'to_send' | 'send_failed' | 'done') =>
  campus().base.sql.updateTable('order_line').set({ state }).where('order_id', '=', orderId).execute()

const collect = (orderId: string) =>
  campus().base.sql.updateTable('application').set({ picked_up_at: campus().clock.now() }).where('order_id', '=', orderId).execute()

test('an account is not closed while a paid certificate is not made or not sent, and its order is named', async () => {
  const guest = await openGuestShop()
  const orderId = await buy(guest, 'download')
  for (const state of ['failed', 'making', 'to_send', 'send_failed'] as const) {
    await setLine(orderId, state)
    const { error, data } = await askToLeave(guest)
    assert.deepEqual([error, data], ['certificate_to_come', { orderId }], state)
  }
  await setLine(orderId, 'done')
  assert.equal((await askToLeave(guest)).code, 200)
})

test('an account is not closed while a paid certificate on paper waits to be collected, also where it was bought after the request', async () => {
  const guest = await openGuestShop()
  const admin = await enter(campus(), { schoolId: guest.schoolId, kind: 'teacher', roles: ['admin'] })
  const requested = await askToLeave(guest)
  const decide = (id: string) => ask(decideDeletion, { id, verdict: 'done', notes: '已核实身份' }, admin)
  const orderId = await buy(guest, 'paper')
  assert.equal((await decide(requested.data.id)).error, 'holder_awaits_certificate')
  assert.equal((await ask(withdrawDataRequest, { id: requested.data.id }, guest)).code, 200)
  assert.deepEqual((await askToLeave(guest)).data, { orderId })
  await collect(orderId)
  const { data } = await askToLeave(guest)
  assert.equal((await decide(data.id)).code, 200)
})

test('a certificate that cost nothing or was refunded keeps no account open', async () => {
  const guest = await openGuestShop()
  const orderId = await buy(guest, 'paper')
  const { sql } = campus().base
  await sql.updateTable('order_line').set({ state: 'refunded', refunded: 500 }).where('order_id', '=', orderId).execute()
  await sql.updateTable('purchase_order').set({ state: 'refunded', refunded: 500 }).where('id', '=', orderId).execute()
  assert.equal((await askToLeave(guest)).code, 200)
  const other = await openGuestShop({ charge: 'none', price: 0 })
  const free = await order(campus(), other, { way: 'paper', expectedTotal: 0 })
  await waitForOrder(campus(), other, free.orderId, 'finished')
  assert.equal((await askToLeave(other)).code, 200)
})
