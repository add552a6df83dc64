import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTransaction, systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { eventually } from '../../../testing/eventually.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { queueMail, queueSms } from './mail-queue.service.ts'

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
