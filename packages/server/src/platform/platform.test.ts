import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { eventually } from '../testing/eventually.ts'
import { makeSchool } from '../testing/people.ts'
import { useTestCampus } from '../testing/test-campus.ts'
import { inTransaction, systemContext } from './context.ts'
import { queueMail, queueSms } from './mail-queue.ts'
import { runText } from './sql.ts'
import { countAttempt, forgetAttempts } from './throttle.ts'

const campus = useTestCampus()

test('a letter leaves if and only if the action it belongs to was done', async () => {
  const { base } = campus()
  const ctx = systemContext(base)
  const letter = (to: string) => ({ to, subject: '主题', text: `to ${to}`, html: '<p>to</p>' })
  await assert.rejects(
    inTransaction(ctx, async (ctx) => {
      await queueMail(ctx, letter('never@example.cn'))
      throw new Error('undone')
    }),
    /undone/,
  )
  await inTransaction(ctx, (ctx) => queueMail(ctx, letter('done@example.cn')))
  await queueSms(ctx, { to: '13800000001', template: 'notice', params: { text: 'hello' }, text: 'hello' })
  assert.equal(await eventually(async () => (await campus().sentTo('mail', 'done@example.cn'))[0]), 'to done@example.cn')
  assert.equal(await eventually(async () => (await campus().sentTo('sms', '13800000001'))[0]), 'hello')
  assert.deepEqual(await campus().sentTo('mail', 'never@example.cn'), [])
})

test('waiting letters are not readable in the database', async () => {
  const { base } = campus()
  const ctx = systemContext(base)
  await queueSms(ctx, { to: '13800000002', template: 'login_code', params: { code: '482913' }, text: 'code 482913' })
  const { rows } = await runText(ctx.sql, 'select data from pgboss.job')
  assert.ok(rows.length > 0)
  assert.doesNotMatch(JSON.stringify(rows), /482913|13800000002/)
})

test('attempts at the same moment each get their own count, and a window that is over starts again', async () => {
  const { base, clock } = campus()
  const key = randomUUID()
  const counts = await Promise.all(Array.from({ length: 20 }, () => countAttempt(base, key, 60)))
  assert.deepEqual(
    counts.map((one) => one.count).toSorted((a, b) => a - b),
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
  clock.advance(61)
  assert.equal((await countAttempt(base, key, 60)).count, 1)
  await forgetAttempts(base, [key])
  assert.equal((await countAttempt(base, key, 60)).count, 1)
})

test('a transaction inside a transaction is the same one', async () => {
  const ctx = systemContext(campus().base)
  await assert.rejects(
    inTransaction(ctx, async (ctx) => {
      await inTransaction(ctx, async (ctx) => void (await makeSchool(ctx.sql, '未成大学')))
      throw new Error('undone')
    }),
    /undone/,
  )
  assert.equal(await ctx.sql.selectFrom('school').where('name', '=', '未成大学').select('id').executeTakeFirst(), undefined)
})
