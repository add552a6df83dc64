import assert from 'node:assert/strict'
import { test } from 'node:test'
import { processForm } from '@campus/contract/approval/processes.ts'
import { changeSchoolSettings } from '@campus/contract/school/console/settings.ts'
import { apply, approval, openOffice, progressOf, publish, reason, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('a formula counts the working days of a range by the calendar of the school, whatever the browser says', async () => {
  const { admin, student, first } = await openOffice(campus())
  const ask = asker(campus().url)
  const holidays = ['2026-10-01', '2026-10-02']
  assert.equal((await ask(changeSchoolSettings, { holidays, makeUpDays: ['2026-10-10'] }, admin)).code, 200)
  const range = { id: 'range', name: 'DateTimeRange' as const, title: '时间', props: { required: true } }
  const days = { id: 'days', name: 'CalcFormula' as const, title: '工作日', props: { expression: 'WORKDAYS(range)', precision: 0 } }
  const tree = root(approval('node_1', [first]))
  const id = await publish(campus(), admin, { tree, form: [reason, range, days] })
  const known = (await ask(processForm, { formId: id }, student)).data.calendar
  assert.deepEqual(known, { holidays, makeUpDays: ['2026-10-10'] })
  const formData = { reason: '出差', range: ['2026-09-30', '2026-10-10'], days: 99 }
  const instanceId = await apply(campus(), student, id, { formData })
  const { formData: kept, calendar } = (await progressOf(campus(), first, instanceId)).data
  assert.deepEqual([kept['days'], calendar], [7, known])
  const without = await publish(campus(), admin, { tree })
  assert.equal((await ask(processForm, { formId: without }, student)).data.calendar, null)
})
