import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approvalStatistics } from '@campus/contract/approval/console/statistics.ts'
import { systemContext } from '../../../context/context.ts'
import { act, apply, approval, openOffice, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { actingFor } from '../../../testing/orders.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sumUpDays } from './days.service.ts'
import { readStatistics } from './statistics.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const sumUp = () => sumUpDays({ ...systemContext(campus().base), now: campus().clock.now })
const day = 86_400

test('the sums of days are what the applications say, also when they are added up twice or by two at once', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], {}, approval('node_2', [second]))) })
  const [passed, refused, running] = [
    await apply(campus(), student, id),
    await apply(campus(), student, id),
    await apply(campus(), student, id),
  ]
  assert.ok(running)
  await act(campus(), first, passed, 'agree')
  await act(campus(), second, passed, 'agree')
  await act(campus(), first, refused, 'refuse')
  await sumUp()
  assert.equal((await ask(approvalStatistics, { processId: id }, admin)).data.total.started, 0, 'the day is not over')
  campus().clock.advance(day)
  await Promise.all([sumUp(), sumUp()])
  await sumUp()
  // The login of the administrator is over by then.
  const later = { ...actingFor(campus(), { person: admin.person, schoolId: admin.schoolId }), now: campus().clock.now }
  const { total, processes, steps, days } = await readStatistics(later, { days: 30, processId: id })
  const { medianHours, p90Hours, ...counts } = total
  assert.deepEqual(counts, { started: 3, passed: 1, refused: 1, cancelled: 0, returned: 0, timedOut: 0 })
  assert.ok(medianHours !== null && p90Hours !== null && medianHours <= p90Hours)
  assert.equal(processes[0]?.name, '用印')
  assert.deepEqual(
    steps.toSorted((one, other) => one.nodeId.localeCompare(other.nodeId)).map(({ nodeId, passed, refused }) => [nodeId, passed, refused]),
    [
      ['node_1', 1, 1],
      ['node_2', 1, 0],
    ],
  )
  assert.deepEqual([days.length, days.at(-1)?.started, days.at(-1)?.ended], [30, 3, 2])
})

test('statistics are for those who look after the processes of their own school', async () => {
  const { admin, student } = await openOffice(campus())
  assert.deepEqual((await ask(approvalStatistics, {}, admin)).data.processes, [])
  assert.equal((await ask(approvalStatistics, {}, student)).error, 'forbidden')
  assert.equal((await ask(approvalStatistics, { days: 31 }, admin)).error, 'bad_input')
})
