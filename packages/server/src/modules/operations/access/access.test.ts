import assert from 'node:assert/strict'
import { test } from 'node:test'
import { photoOperationLog } from '@campus/contract/logs/photo-log.ts'
import { accessMatrix, accessWhy, unusedGrants } from '@campus/contract/operations/access.ts'
import { statisticsExplorer } from '@campus/contract/statistics/console.ts'
import { systemContext } from '../../../context/context.ts'
import { allRoutes } from '../../../modules.ts'
import { runText, type Sql } from '../../../platform/db/sql.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { asker } from '../../../testing/ask.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { record } from '../../audit/audit.service.ts'

/** The replica is the same database here, told apart by the name of its connections. */
const campus = useTestCampus({ hasReplica: true })
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

test('the matrix has every call that is served once, with who may use it', async () => {
  const auditor = await enter(campus(), { kind: 'teacher', roles: ['auditor'] })
  const shown = (await ask(accessMatrix, {}, auditor)).data.flatMap((area) => area.calls)
  const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
  assert.deepEqual(shown.map(name).toSorted(), allRoutes.map(({ call }) => name(call)).toSorted())
  assert.deepEqual(shown.find(({ path }) => path === accessMatrix.path)?.who, ['admin', 'auditor'])
  const student = await enter(campus(), { schoolId: auditor.schoolId })
  assert.equal((await ask(accessMatrix, {}, student)).error, 'forbidden')
})

test('why somebody may do something names the role and the rule; strangers and unknown calls are not found', async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const student = await enter(campus(), { schoolId: admin.schoolId })
  const why = async (number: string, call?: string) => (await ask(accessWhy, { number, ...(call && { call }) }, admin)).data
  const own = await why(admin.person.number, 'GET /console/access/matrix')
  assert.deepEqual([own.answer?.isAllowed, own.answer?.reason, own.answer?.byRoles], [true, 'role', ['admin']])
  assert.deepEqual(
    [await why(student.person.number, 'GET /console/access/matrix'), await why(student.person.number, 'GET /my/devices')].map(
      ({ answer }) => answer?.reason,
    ),
    ['no_role', 'any_login'],
  )
  assert.equal((await why(student.person.number)).answer, null)
  const foreign = await enter(campus())
  for (const asked of [{ number: foreign.person.number }, { number: student.person.number, call: 'GET /nowhere' }])
    assert.equal((await ask(accessWhy, asked, admin)).error, 'not_found')
  assert.equal((await ask(accessWhy, { number: ' ' }, admin)).error, 'bad_input')
})

test('a managing role is unused when its holder did nothing for the school in 90 days', async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const [busy, idle] = [
    await enter(campus(), { schoolId: admin.schoolId, kind: 'teacher', roles: ['manager'] }),
    await enter(campus(), { schoolId: admin.schoolId, kind: 'teacher', roles: ['auditor'] }),
  ]
  assert.deepEqual((await ask(unusedGrants, {}, admin)).data, [])
  const { base, clock } = campus()
  await base.sql
    .updateTable('person_role')
    .set({ created_at: new Date(clock.now().getTime() - 100 * 86_400_000) })
    .where('school_id', '=', admin.schoolId)
    .execute()
  const act = (actorId: string, action: string) =>
    record(systemContext(base), { action, actorId, schoolId: admin.schoolId, subjectKind: 'person', subjectId: actorId })
  await act(busy.person.id, 'people.person_changed')
  await act(idle.person.id, 'account.proved')
  const unused = (await ask(unusedGrants, {}, await comeBack(campus(), admin))).data
  assert.deepEqual(unused.map(({ person }) => person.id).toSorted(), [admin.person.id, idle.person.id].toSorted())
  assert.equal(unused.find(({ person }) => person.id === idle.person.id)?.lastActedAt, null)
})

test('logs, charts, lists behind a number and exports are read from the replica, which may change nothing', async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { sql } = campus().base
  const read = async () =>
    (await runText(sql, "select query from pg_stat_activity where application_name = 'campus-reads'")).rows.map((row) =>
      String(row['query']),
    )
  const readsOf = async (table: string, work: () => Promise<unknown>) => {
    assert.ok(!(await read()).some((query) => query.includes(table)), `${table} was read before`)
    await work()
    assert.ok(
      (await read()).some((query) => query.includes(table)),
      table,
    )
  }
  const today = dayIn('Asia/Shanghai', campus().base.now())
  await readsOf('photo_event', () => ask(photoOperationLog, {}, admin))
  await readsOf('statistic_day', () => ask(statisticsExplorer, { source: 'mails', from: today, until: today, by: 'none' }, admin))
  await readsOf('withdrawal', () => exportedColumn(campus(), admin, { source: 'withdrawals', column: 'number' }))
  const replica = campus().campus.base.services.replica ?? assert.fail('no replica')
  await assert.rejects(runText(replica, 'delete from withdrawal'), /read-only/)
  const limit = async (on: Sql) => (await runText(on, 'show transaction_timeout')).rows[0]?.['transaction_timeout']
  assert.deepEqual([await limit(replica), await limit(campus().campus.base.sql)], ['1h', '1h'], 'shorter than what is counted again')
})
