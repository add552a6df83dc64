import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statisticsExplorer } from '@campus/contract/statistics/console.ts'
import { sql as fragment } from 'kysely'
import { inTransaction, systemContext } from '../../../context/context.ts'
import { dayAfter, dayIn } from '../../../platform/time/zoned-day.ts'
import { asker } from '../../../testing/ask.ts'
import { openCountedSchool } from '../../../testing/statistics.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { rollUpSource } from '../counting/roll-up.service.ts'
import { openCallCounting } from './call-counting.service.ts'

const campus = useTestCampus({ hasReplica: true })
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const zone = 'Asia/Shanghai'

test('requests are counted by call and outcome without a row for each', async () => {
  const { admin, manager } = await openCountedSchool(campus())
  const counting = openCallCounting(campus().base, ['GET /a', 'POST /b'])
  for (const [index, outcome] of [
    [0, 'done'],
    [0, 'done'],
    [1, 'refused'],
  ] as const)
    counting.count(admin.schoolId, index, outcome, 10)
  counting.start()
  await counting.stop()
  await counting.stop()
  const ctx = systemContext(campus().base)
  await inTransaction(ctx, async (ctx) => {
    await fragment`select pg_advisory_xact_lock(hashtextextended('statistics:calls', 0))`.execute(ctx.sql)
    await rollUpSource(ctx, 'calls')
  })
  const today = dayIn(zone, campus().base.now())
  const query = { source: 'calls', from: dayAfter(today, -1), until: today, by: 'subject' } as const
  const read = async (who: { token: string }, measure: 'count' | 'amount') =>
    (await ask(statisticsExplorer, { ...query, measure }, who)).data.chart.series
      .filter(({ key }) => key === 'GET /a' || key === 'POST /b')
      .map(({ key, total }) => [key, total])
  assert.deepEqual(
    [await read(admin, 'count'), await read(admin, 'amount')],
    [
      [
        ['GET /a', 2],
        ['POST /b', 1],
      ],
      [
        ['GET /a', 20],
        ['POST /b', 10],
      ],
    ],
  )
  assert.deepEqual(await read(manager, 'count'), [])
})
