import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bringPages, buyPrint, enterPrinter } from '../../testing/cloud-prints.ts'
import { type Counted, countStatements, fewest } from '../../testing/count-statements.ts'
import { releaseSteps } from '../../testing/release-print.ts'
import { enrolMachine, makeTerminal } from '../../testing/terminals.ts'
import { useTestCampus } from '../../testing/test-campus.ts'

const campus = useTestCampus()

test('a print is released in 45 statements and 30 round trips, 9 of them while the phone waits', async () => {
  const { url, base } = campus()
  const student = await enterPrinter(campus(), { free: 100_000 })
  const { id: fileId } = await bringPages(campus(), student, 1)
  const { id: terminalId } = await makeTerminal(base, { id: student.schoolId })
  const machines = {
    screen: await enrolMachine(campus(), terminalId, 'screen'),
    printer: await enrolMachine(campus(), terminalId, 'printer'),
  }
  const counts: Counted[] = []
  for (let time = 0; time < 4; time += 1) {
    const { id } = await buyPrint(campus(), student, { fileId, copies: 1, attribute: 'bw_single' })
    const item = await base.sql.selectFrom('print_item').where('subject_id', '=', id).select('id').executeTakeFirstOrThrow()
    for (const [step, call] of releaseSteps(url, { itemId: item.id, token: student.token, machines }).entries()) {
      const { statements, roundTrips } = await countStatements(call)
      counts[step] = fewest(counts[step] ?? { statements, roundTrips }, { statements, roundTrips })
    }
  }
  assert.deepEqual(
    counts.map(({ statements }) => statements),
    [3, 14, 5, 4, 5, 14],
  )
  assert.deepEqual(
    counts.map(({ roundTrips }) => roundTrips),
    [3, 9, 3, 4, 3, 8],
  )
})
