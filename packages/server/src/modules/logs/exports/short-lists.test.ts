import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addFeedback } from '@campus/contract/help/feedback.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus({ hasReplica: true })

test('lists that are short are exported whole, as their screens show them', async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const terminal = await makeTerminal(campus().base, { id: schoolId })
  const feedback = { title: '图书馆打印很慢', content: '图书馆一楼的打印机今天很慢', category: 'service' } as const
  await asker(campus().url)(addFeedback, feedback, await enter(campus(), { schoolId }))
  for (const [source, column, cells] of [
    ['terminals', 'number', [terminal.number]],
    ['terminal_faults', 'terminal', []],
    ['reconciliations', 'day', []],
    ['exams', 'name', []],
    ['feedback', 'title', [feedback.title]],
    ['attendance_warnings', 'name', []],
    ['grade_sheets', 'section', []],
    ['payment_appeals', 'amount', []],
    ['free_copies', 'granted', []],
    ['lost_items', 'author', []],
  ] as const)
    assert.deepEqual(await exportedColumn(campus(), admin, { source, column }), cells, source)
})
