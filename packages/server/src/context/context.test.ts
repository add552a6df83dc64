import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeSchool } from '../testing/people.ts'
import { useTestCampus } from '../testing/test-campus.ts'
import { inTransaction, systemContext } from './context.ts'

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
