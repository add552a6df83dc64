import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jobQueue } from '@campus/contract/operations/job-queue.ts'
import { runText } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('what repeats by itself shows when it ran, how it ended and when it runs next; what waits shows since when', async () => {
  const { sql } = campus().base
  const ask = asker(campus().url)
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const finished = new Date('2026-03-01T02:17:30Z')
  await runText(
    sql,
    `insert into pgboss.job (name, data, state, started_on, completed_on) values ('payment.nightly', '{}', 'failed', $1::timestamptz - interval '2 seconds', $1)`,
    [finished],
  )
  const { schedules, oldestAt, waiting } = (await ask(jobQueue, {}, admin)).data
  const nightly = schedules.find(({ kind }) => kind === 'payment.nightly')
  assert.deepEqual(
    [nightly?.cron, nightly?.lastRunAt, nightly?.lastOutcome, nightly?.lastMs],
    ['30 2 * * *', finished.toISOString(), 'failed', 2000],
  )
  assert.match(nightly?.nextRunAt ?? '', /T02:30:00/)
  assert.ok(Date.parse(nightly?.nextRunAt ?? '') > Date.now())
  assert.equal(waiting === 0, oldestAt === null)
  const auditor = await enter(campus(), { schoolId: admin.schoolId, kind: 'teacher', roles: ['auditor'] })
  assert.equal((await ask(jobQueue, {}, auditor)).code, 200)
  const manager = await enter(campus(), { schoolId: admin.schoolId, kind: 'teacher', roles: ['manager'] })
  assert.equal((await ask(jobQueue, {}, manager)).error, 'forbidden')
})
