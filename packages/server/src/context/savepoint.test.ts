import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '../testing/eventually.ts'
import { useTestCampus } from '../testing/test-campus.ts'
import { inTransaction, systemContext } from './context.ts'
import { listenForNews, type News, push } from './push.ts'
import { inSavepoint } from './savepoint.ts'

const campus = useTestCampus()

test('the news of a transaction leave with it, without those of a part that was undone', async () => {
  const { base, databaseUrl } = campus()
  const heard: string[] = []
  const onNews = ({ to }: News) => void heard.push(to)
  const listening = listenForNews(databaseUrl, { onNews, onGap: () => undefined, onListening: () => undefined, log: base.services.log })
  await listening.start()
  const ctx = systemContext(base)
  const pushTo = (sql: typeof ctx.sql, to: string) => push(sql, { to, topic: 'reported', data: null })
  try {
    await assert.rejects(
      inTransaction(ctx, async ({ sql }) => {
        await pushTo(sql, 'person:of what was never done')
        throw new Error('not done')
      }),
    )
    await inTransaction(ctx, async (ctx) => {
      await pushTo(ctx.sql, 'person:first')
      const undone = inSavepoint(ctx, async () => {
        await pushTo(ctx.sql, 'person:of the undone part')
        throw new Error('undone')
      })
      await assert.rejects(undone)
      await pushTo(ctx.sql, 'person:second')
    })
    await pushTo(ctx.sql, 'person:last')
    await eventually(() => heard.find((to) => to === 'person:last'))
    assert.deepEqual(
      heard.filter((to) => to.startsWith('person:')),
      ['person:first', 'person:second', 'person:last'],
    )
  } finally {
    await listening.stop()
  }
})
