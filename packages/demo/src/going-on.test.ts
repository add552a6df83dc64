import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proveLedger } from '@campus/server/modules/wallet/books/proof.service.ts'
import { useTestCampus } from '@campus/server/testing/test-campus.ts'
import { issueDemoDocuments } from './documents/issue-documents.ts'
import { fillDemoSchool } from './fill.ts'
import { personId } from './people/person-rows.ts'
import { fillTrade } from './trade/fill-trade.ts'

const campus = useTestCampus()

test("the demo's student has documents in every state, and each once however often the demo starts", async () => {
  const { ground } = campus()
  await fillDemoSchool({ sql: ground.sql, keeper: ground.world.keeper, blobs: ground.world.blobs }, new Date())
  const states = async () => {
    const rows = await ground.sql.selectFrom('issued_document').where('holder_id', '=', personId('100001')).select('state').execute()
    return rows.map(({ state }) => state).sort()
  }
  await issueDemoDocuments(ground)
  assert.deepEqual(await states(), ['issued', 'issued', 'issued', 'revoked', 'superseded'])
  await issueDemoDocuments(ground)
  assert.equal((await states()).length, 5)
})

test('people of the demo have applied, bought and put aside, each once however often the demo starts', async () => {
  const { ground } = campus()
  const look = async () => {
    const applications = await ground.sql.selectFrom('application').select('state').execute()
    const cart = await ground.sql.selectFrom('cart_item').select('id').execute()
    const orders = await ground.sql.selectFrom('purchase_order').where('paid_at', 'is not', null).select('total').execute()
    return { states: applications.map(({ state }) => state).sort(), cart: cart.length, paid: orders.map(({ total }) => total) }
  }
  await fillTrade(ground)
  const filled = await look()
  assert.deepEqual(filled.states, ['normal', 'pending_approval', 'pending_approval', 'pending_approval', 'pending_approval', 'rejected'])
  assert.deepEqual([filled.cart, filled.paid], [3, [500]])
  await fillTrade(ground)
  assert.deepEqual(await look(), filled)
  assert.deepEqual((await proveLedger(ground.sql)).findings, [])
})
