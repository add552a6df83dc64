import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { call, Done } from '@campus/contract/call.ts'
import { editBasicInfo } from '@campus/contract/people/own-info.ts'
import { z } from 'zod'
import { inTransaction, systemContext } from '../context/context.ts'
import { runText } from '../platform/db/sql.ts'
import { refuse } from '../platform/refuse.ts'
import { asker } from '../testing/ask.ts'
import { enter } from '../testing/enter.ts'
import { useTestCampus } from '../testing/test-campus.ts'
import { once } from './idempotency.ts'

const campus = useTestCampus()

const arrive = async () => {
  const { token, person, schoolId, sessionId } = await enter(campus())
  const caller = { personId: person.id, schoolId, sessionId, roles: ['student' as const], isAgent: false }
  return { token, ctx: { ...systemContext(campus().base), caller } }
}

const deposit = call({
  method: 'POST',
  path: '/test/deposit',
  who: 'user',
  summary: 'An action that counts.',
  body: z.object({ amount: z.number() }),
  output: Done,
  idempotency: 'required',
})

test('the same key with the same content runs once, even with ten concurrent requests', async () => {
  const { ctx } = await arrive()
  const key = randomUUID()
  let actions = 0
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      once(ctx, deposit, key, { amount: 5 }, async () => {
        actions += 1
        return { receipt: actions }
      }),
    ),
  )
  assert.equal(actions, 1)
  assert.deepEqual(new Set(answers.map((one) => one.receipt)), new Set([1]))
})

test('the same key with other content is refused', async () => {
  const { token } = await arrive()
  const ask = asker(campus().url)
  const key = randomUUID()
  assert.equal((await ask(editBasicInfo, { nickname: '第一个昵称啊' }, { token, key })).code, 200)
  assert.equal((await ask(editBasicInfo, { nickname: '第一个昵称啊' }, { token, key })).code, 200)
  assert.equal((await ask(editBasicInfo, { nickname: '另外一个昵称' }, { token, key })).error, 'idempotency_key_reused')
})

test("somebody else's key is not mine", async () => {
  const [one, other] = [await arrive(), await arrive()]
  const key = randomUUID()
  const action = (who: string) => async () => who
  assert.equal(await once(one.ctx, deposit, key, { amount: 1 }, action('one')), 'one')
  assert.equal(await once(other.ctx, deposit, key, { amount: 1 }, action('other')), 'other')
})

test('a refused action changes nothing and may be retried with its key', async () => {
  const { ctx } = await arrive()
  const key = randomUUID()
  await assert.rejects(
    once(ctx, deposit, key, { amount: 1 }, () =>
      inTransaction(ctx, async () => {
        throw refuse('not_found')
      }),
    ),
  )
  assert.equal(await once(ctx, deposit, key, { amount: 1 }, async () => 'done'), 'done')
})

test('a secret in an answer is not readable in the table, and is returned only to a repeat of the same request', async () => {
  const { ctx } = await arrive()
  const [key, other] = [randomUUID(), randomUUID()]
  const link = 'https://campus.example.edu.cn/#/share=a-secret-token'
  const share = (key: string, action: () => Promise<{ link: string }>) => once(ctx, deposit, key, { amount: 1 }, action)
  assert.deepEqual(await share(key, async () => ({ link })), { link })
  assert.deepEqual(await share(key, () => assert.fail('done twice')), { link })
  const { rows } = await runText(ctx.sql, 'select * from idempotency_key where key = $1', [key])
  const kept = rows.map((row) =>
    Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value))),
  )
  assert.equal(kept.flat().join(' ').includes('a-secret-token'), false)
  await share(other, async () => ({ link: 'another' }))
  await runText(
    ctx.sql,
    'update idempotency_key set answer_encrypted = (select answer_encrypted from idempotency_key where key = $1) where key = $2',
    [key, other],
  )
  await assert.rejects(share(other, () => assert.fail('done twice')))
})
