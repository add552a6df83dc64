import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeSchool } from '../testing/people.ts'
import { useTestCampus } from '../testing/test-campus.ts'
import { inTransaction, systemContext } from './context.ts'
import { eachForItself } from './each-for-itself.ts'

const campus = useTestCampus()

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

test('of many rows one that fails is logged with its id, and the others are done', async () => {
  const ctx = systemContext(campus().base)
  const logged: unknown[] = []
  const { log } = ctx.services
  const listening = {
    ...ctx,
    services: { ...ctx.services, log: Object.assign(Object.create(log), { error: (facts: object) => logged.push(facts) }) },
  }
  const done: string[] = []
  const rows = ['first', 'poisoned', 'last'].map((id) => ({ id }))
  await eachForItself(
    listening,
    rows,
    ({ id }) => {
      if (id === 'poisoned') throw new Error('poison')
      return Promise.resolve(done.push(id))
    },
    'It failed.',
  )
  assert.deepEqual(done, ['first', 'last'])
  assert.deepEqual(logged, [{ err: new Error('poison'), id: 'poisoned' }])
})
