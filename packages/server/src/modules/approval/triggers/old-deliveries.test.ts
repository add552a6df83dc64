import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { openBefore } from '../../../testing/before-migration.ts'

let campus: Awaited<ReturnType<typeof openBefore>>

before(async () => {
  campus = await openBefore('0300-faults-of-calls.sql')
  // What the calls belong to is left out.
  await campus.database.query('set session_replication_role = replica')
})
after(() => campus.close())

const sentences = [
  [null, 'webhook: does not accept it (HTTP 503)', 503, 'not_accepted'],
  [null, 'webhook: does not answer', null, 'no_answer'],
  [null, 'webhook: the host is not known', null, 'no_answer'],
  [null, 'webhook: the host is not allowed', null, 'not_allowed'],
  [null, 'webhook: the host is not on the open Internet', null, 'not_allowed'],
  [null, 'webhook: no receivers are configured', null, 'not_configured'],
  [201, '', 201, ''],
] as const

test('the sentences of earlier failed calls become codes, and the status that a sentence named is kept', async () => {
  const owned = { school_id: randomUUID(), instance_id: randomUUID(), run_id: randomUUID() }
  for (const [attempt, [status, error]] of sentences.entries())
    await campus.add('approval_delivery', { ...owned, url: 'https://erp.example/', attempt, status, error, created_at: new Date() })
  await campus.migrate()
  const { rows } = await campus.database.query<{ status: number | null; error: string }>(
    'select status, error from approval_delivery order by attempt',
  )
  assert.deepEqual(
    rows.map(({ status, error }) => [status, error]),
    sentences.map(([, , status, error]) => [status, error]),
  )
})
