import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addEvaluation } from '@campus/contract/appeals/evaluation.ts'
import { consoleWarnings } from '@campus/contract/attendance/console.ts'
import { askExport } from '@campus/contract/logs/exports.ts'
import { askCorrection } from '@campus/contract/people/corrections.ts'
import { askForData, profileViews } from '@campus/contract/people/privacy.ts'
import { dayAfter, dayIn } from '../../../platform/time/zoned-day.ts'
import { asker } from '../../../testing/ask.ts'
import { openUnproved } from '../../../testing/enter.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { fillIn, makeRecorded } from '../../../testing/registering.ts'
import { openTerm } from '../../../testing/schedule.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus({ hasReplica: true })

test('what waits, runs and was said at a school is exported as its screens show it', async () => {
  const { sql } = campus().base
  const ask = asker(campus().url)
  const { admin, auditor, manager, students, teacher, colleague, schoolId, term } = await openTerm(campus())
  const [one] = students
  await sql.updateTable('term').set({ closed_at: new Date() }).where('id', '=', term.id).execute()
  await ask(askCorrection, { field: 'name', value: '林小雨', reason: '户口本上的字不同' }, one)
  await ask(askForData, { kind: 'deletion', reason: '不再使用' }, one)
  const kind = { school_id: schoolId, type: 'evaluation_type', value: 'app', label: '应用', label_en: 'App', label_tw: '應用' }
  await sql.insertInto('dictionary_entry').values(kind).execute()
  const registered: string[] = []
  for (const suggestion of ['很好', '再快一点', '谢谢']) {
    await ask(addEvaluation, { type: 'app', score: 5, suggestion }, students[registered.length] ?? one)
    const recorded = await makeRecorded(campus(), schoolId)
    const { id } = (await fillIn(campus(), recorded)).data
    await sql.updateTable('registration_case').set({ handed_in_at: campus().clock.now() }).where('id', '=', id).execute()
    registered.unshift(recorded.number)
  }
  const numbers = (people: readonly { readonly person: { readonly number: string } }[]) => people.map(({ person }) => person.number)
  for (const [source, column, cells] of [
    ['corrections', 'value', ['林小雨']],
    ['deletions', 'reason', ['不再使用']],
    ['record_changes', 'changes', []],
    ['identity_papers', 'kind', []],
    ['matched_cases', 'number', registered],
    ['unmatched_cases', 'number', []],
    ['lesson_changes', 'course', []],
    ['grade_appeals', 'course', []],
    ['library_files', 'title', []],
    ['people_imports', 'fileName', []],
    ['photo_imports', 'fileName', []],
    ['schedule_imports', 'fileName', []],
    ['data_imports', 'fileName', []],
    ['missing_scores', 'number', numbers(students).toSorted()],
    ['sessions', 'number', numbers([admin, auditor, manager, teacher, colleague, ...students]).toReversed()],
    ['evaluations', 'suggestion', ['谢谢', '再快一点', '很好']],
    ['open_tasks', 'person', []],
    ['deliveries', 'url', []],
  ] as const)
    assert.deepEqual(await exportedColumn(campus(), admin, { source, column }), cells, source)
  assert.deepEqual((await ask(profileViews, {}, one)).data.rows, [], 'what was read for a file is noted with the file')

  const today = dayIn('Asia/Shanghai', campus().clock.now())
  for (const [source, column, found] of [
    ['evaluations', 'type', 3],
    ['matched_cases', 'name', 3],
    ['registration_log', 'event', 3],
    ['record_changes', 'name', 0],
    ['lesson_changes', 'course', 0],
    ['grade_appeals', 'name', 0],
    ['library_files', 'title', 0],
    ['lost_items', 'title', 0],
    ['feedback', 'title', 0],
    ['payment_appeals', 'name', 0],
    ['free_copies', 'name', 0],
    ['announcements', 'title', 0],
    ['attendance_warnings', 'name', 0],
  ] as const) {
    const within = (filter: object) => exportedColumn(campus(), admin, { source, column, filter })
    assert.equal((await within({ from: dayAfter(today, -1), until: dayAfter(today) })).length, found, source)
    assert.deepEqual(await within({ until: dayAfter(today, -2) }), [], source)
  }
  const backwards = { source: 'feedback' as const, filter: { from: today, until: dayAfter(today, -1) }, columns: ['title'], reason: '检查' }
  assert.equal((await ask(askExport, backwards, admin)).error, 'bad_input')
  for (const sort of ['-raisedAt', 'name', 'measured'] as const) assert.equal((await ask(consoleWarnings, { sort }, admin)).data.total, 0)
})

test('papers are exported by somebody who proved who they are', async () => {
  const { manager, schoolId, auditor } = await openTerm(campus())
  const wanted = { source: 'identity_papers' as const, columns: ['name'], reason: '年度检查' }
  const ask = asker(campus().url)
  const thief = await openUnproved(campus(), { schoolId, personId: manager.person.id })
  assert.equal((await ask(askExport, wanted, thief)).error, 'proof_required')
  assert.equal((await ask(askExport, wanted, manager)).code, 200)
  assert.equal((await ask(askExport, wanted, auditor)).error, 'forbidden')
})
