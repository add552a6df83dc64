import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BaseContext, systemContext } from '@campus/server/context/context.ts'
import { forecastBeforeStart } from '@campus/server/modules/approval/forecast/forecast.service.ts'
import { readStatistics } from '@campus/server/modules/approval/statistics/statistics.service.ts'
import { actingAs } from '../acting.ts'
import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { fillApprovals } from './fill-approvals.ts'
import { demoProcesses, processId } from './process-rows.ts'

/** The office of a school that was filled: what waits, what has ended, and what its statistics say. */
export const testFilledApprovals = (filled: () => BaseContext): void => {
  test('applications of the office wait, were returned and have ended, each once however often the demo starts', async () => {
    const base = filled()
    const today = ago(new Date(), 1)
    const look = async () => {
      const instances = await base.sql.selectFrom('approval_instance').select('state').where('started_at', '>', today).execute()
      const tasks = await base.sql.selectFrom('approval_task').where('state', '=', 'open').select(['assignee_id', 'kind']).execute()
      return {
        states: instances.map(({ state }) => state).sort(),
        forManager: tasks.filter(({ assignee_id }) => assignee_id === personId('T0002')).length,
        returned: tasks.filter(({ kind, assignee_id }) => kind === 'resubmit' && assignee_id === personId('100001')).length,
        waiting: tasks.length > 5,
      }
    }
    await fillApprovals(base)
    const shown = await look()
    const running = Array.from({ length: 13 }, () => 'running')
    assert.deepEqual(shown, { states: ['passed', 'refused', ...running], forManager: shown.forManager, returned: 1, waiting: true })
    assert.ok(shown.forManager >= 2)
    await fillApprovals(base)
    assert.deepEqual(await look(), shown)
  })

  test('every process of the school has an application that runs and one that has ended, a seal is claimed, and deputies stand in', async () => {
    const { sql } = filled()
    const rows = await sql
      .selectFrom('approval_instance')
      .innerJoin('approval_process', 'approval_process.id', 'approval_instance.process_id')
      .where('approval_process.matter', 'is', null)
      .select(['process_id', 'state'])
      .execute()
    const codes = demoProcesses.filter(({ matter }) => matter === undefined).map(({ code }) => code)
    for (const code of codes) {
      const states = new Set(rows.filter(({ process_id }) => process_id === processId(code)).map(({ state }) => state))
      assert.ok(states.has('running') && states.has('passed'), `${code}: ${[...states].join()}`)
    }
    const claims = await sql.selectFrom('approval_claim').where('kind', '=', 'seal').select('instance_id').execute()
    assert.ok(claims.length >= 1)
    const absences = await sql.selectFrom('approval_absence').select(['person_id', 'deputy_id']).orderBy('starts_at').execute()
    assert.deepEqual(
      absences.map(({ person_id, deputy_id }) => [person_id, deputy_id]),
      [
        [personId('T0042'), personId('T0001')],
        [personId('T0001'), personId('T0007')],
      ],
    )
  })

  test('applications of the last weeks have ended, some returned or over time, and the statistics add them up', async () => {
    const base = filled()
    const administrator = actingAs(systemContext(base), 'T0003', ['admin'])
    const { total, processes } = await readStatistics(administrator, { days: 30 })
    const { medianHours, started, ...counts } = total
    assert.deepEqual([started, counts.passed, counts.refused, counts.cancelled], [39, 34, 4, 1])
    assert.deepEqual([counts.returned, counts.timedOut], [2, 2])
    assert.ok(medianHours !== null && medianHours > 0 && processes.length === 9)
    const { steps } = await readStatistics(administrator, { days: 30, processId: processId('seal') })
    assert.equal(
      steps.reduce((sum, { returned }) => sum + returned, 0),
      2,
    )
    const teacher = actingAs(systemContext(base), 'T0001', ['teacher'])
    const ahead = await forecastBeforeStart(teacher, { processDfId: processId('trip'), formData: {}, processUsers: {} })
    // A decision takes a usual time, a copy takes none.
    assert.deepEqual(
      ahead.map(({ usualHours }) => usualHours !== null && usualHours > 0),
      [true, false],
    )
    assert.equal((await base.sql.selectFrom('approval_timer').where('due_at', '<', new Date()).select('id').execute()).length, 0)
  })
}
