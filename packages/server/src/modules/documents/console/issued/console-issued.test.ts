import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  counterRecords,
  issueDocument,
  issuedDocument,
  issuedDocuments,
  previewAtCounter,
  reissueDocument,
  retryIssued,
  revokeDocument,
} from '@campus/contract/documents/console/issued.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { profileViews } from '@campus/contract/people/privacy.ts'
import { asker } from '../../../../testing/ask.ts'
import { enrolled, makeOne, waitForDocument } from '../../../../testing/documents.ts'
import { enter } from '../../../../testing/enter.ts'
import { makeCourse, makeScore } from '../../../../testing/studies.ts'
import { useTestCampus } from '../../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../../testing/units.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

/** A student of a college, with an administrator, an auditor, the manager of the college and that of another. */
const staffed = async (template: Parameters<typeof enrolled>[1] = {}) => {
  const student = await enrolled(campus(), template)
  const { schoolId } = student
  const { sql } = campus().base
  const [college, other] = [await makeUnit(sql, schoolId, { kind: 'college' }), await makeUnit(sql, schoolId, { kind: 'college' })]
  await sql.updateTable('person').set({ org_unit_id: college }).where('id', '=', student.person.id).execute()
  const manage = async (unit: string) => {
    const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
    await setReach(sql, manager.person.id, unit)
    return manager
  }
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const auditor = await enter(campus(), { schoolId, kind: 'teacher', roles: ['auditor'] })
  return { student, admin, auditor, near: await manage(college), far: await manage(other) }
}

const auditOf = async (subjectId: string) =>
  (await campus().base.sql.selectFrom('audit_entry').where('subject_id', '=', subjectId).select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  )

test('only what was previewed is issued at the counter', async () => {
  const { student, near } = await staffed()
  const request = { templateId: student.templateId, studentNumber: student.person.number, note: '' }
  const issueSeen = (seen: string) => ask(issueDocument, { ...request, seen }, near)
  assert.equal((await ask(issueDocument, request as never, near)).error, 'bad_input')
  assert.equal((await issueSeen('0'.repeat(64))).error, 'preview_outdated')
  const before = (await ask(previewAtCounter, request, near)).data.seen
  await campus().base.sql.updateTable('person').set({ name: '林改名' }).where('id', '=', student.person.id).execute()
  assert.equal((await issueSeen(before)).error, 'preview_outdated')
  assert.equal((await issueSeen((await ask(previewAtCounter, request, near)).data.seen)).code, 200)
})

test('a document is issued at the counter regardless of its price, logged, and its holder is notified', async () => {
  const { student, near, far } = await staffed({ rules: { needsApproval: true, charge: 'each', price: 900 } })
  const request = { templateId: student.templateId, studentNumber: student.person.number, note: '窗口办理' }
  const { seen } = (await ask(previewAtCounter, request, near)).data
  assert.equal((await ask(issueDocument, { ...request, seen }, far)).error, 'user_unknown')
  assert.equal((await ask(issueDocument, { ...request, seen }, student)).error, 'forbidden')
  assert.equal((await ask(issueDocument, { ...request, seen, studentNumber: 'nobody' }, near)).error, 'user_unknown')
  const { data } = await ask(issueDocument, { ...request, seen }, near)
  assert.equal((await waitForDocument(campus(), student.token, data.id)).state, 'valid')
  assert.deepEqual(await auditOf(data.id), ['document.issue'])
  const detail = (await ask(issuedDocument, { id: data.id }, near)).data
  assert.deepEqual([detail.attempts, detail.templateVersion, detail.verifications, detail.replacedBy], [1, 1, 0, null])
  assert.match(detail.signedBy, /Document Signing/)
})

test('documents are found by serial, name and number, within the scope of the reader', async () => {
  const { student, admin, auditor, near, far } = await staffed()
  const document = await makeOne(campus(), student)
  const find = async (who: { token: string }, words?: string) => (await ask(issuedDocuments, { words }, who)).data.rows.map(({ id }) => id)
  for (const words of [undefined, document.serial.toLowerCase(), student.person.number, '测试'])
    for (const who of [admin, auditor, near]) assert.deepEqual(await find(who, words), [document.id], words)
  for (const words of ['%', 'nobody']) assert.deepEqual(await find(admin, words), [])
  assert.deepEqual(await find(far), [])
  assert.deepEqual(await find(await enter(campus(), { roles: ['admin'] })), [])
  assert.equal((await ask(issuedDocument, { id: document.id }, far)).error, 'not_found')
  assert.equal((await ask(issuedDocuments, { state: 'revoked' }, admin)).data.total, 0)
  assert.equal((await ask(issuedDocuments, { templateId: student.templateId }, admin)).data.total, 1)
})

test('a document is revoked once, for a reason that its holder reads', async () => {
  const { student, admin, auditor, far } = await staffed()
  const { id } = await makeOne(campus(), student)
  const request = { id, reason: '信息有误' }
  assert.equal((await ask(revokeDocument, request, far)).error, 'not_found')
  assert.equal((await ask(revokeDocument, request, auditor)).error, 'forbidden')
  const answers = await Promise.all([1, 2].map(() => ask(revokeDocument, request, admin)))
  assert.deepEqual(answers.map(({ error }) => error ?? '').sort(), ['', 'already_decided'])
  const seen = await waitForDocument(campus(), student.token, id)
  assert.deepEqual([seen.state, seen.reason], ['revoked', '信息有误'])
  assert.deepEqual(await auditOf(id), ['document.revoke'])
  const { data: letters } = await ask(ownMessages, {}, student)
  assert.ok(letters.rows.some(({ title }) => title === '您的在读证明已被撤销'))
  assert.equal((await ask(reissueDocument, request, admin)).error, 'already_decided')
})

test('a document that is reissued supersedes the old one when it is ready, and only one does', async () => {
  const { student, admin, far } = await staffed()
  const old = await makeOne(campus(), student)
  const request = { id: old.id, reason: '姓名更正' }
  assert.equal((await ask(reissueDocument, request, far)).error, 'not_found')
  await campus().base.sql.updateTable('person').set({ name: '新名字' }).where('id', '=', student.person.id).execute()
  const answers = await Promise.all([1, 2].map(() => ask(reissueDocument, request, admin)))
  assert.deepEqual(answers.map(({ error }) => error ?? '').sort(), ['', 'already_decided'])
  const id = answers.find(({ error }) => !error)?.data.id ?? ''
  assert.equal((await waitForDocument(campus(), student.token, id)).state, 'valid')
  const superseded = await waitForDocument(campus(), student.token, old.id)
  assert.deepEqual([superseded.state, superseded.reason], ['superseded', '姓名更正'])
  assert.equal((await ask(issuedDocument, { id: old.id }, admin)).data.replacedBy, id)
  assert.deepEqual(await auditOf(old.id), ['document.reissue'])
  const rows = (await ask(issuedDocuments, {}, admin)).data.rows
  const oldestFirst = (await ask(issuedDocuments, { sort: 'createdAt' }, admin)).data.rows
  assert.deepEqual(oldestFirst, rows.toReversed())
  assert.deepEqual(
    rows.map(({ serial }) => Number(serial.slice(-6))),
    [2, 1],
    'the order that lost took no number',
  )
})

test('while the new document cannot be made the old one holds, and another attempt may follow', async () => {
  const { student, admin } = await staffed()
  const old = await makeOne(campus(), student)
  await campus().base.sql.updateTable('person').set({ name: '王𱍐' }).where('id', '=', student.person.id).execute()
  const request = { id: old.id, reason: '姓名更正' }
  const first = (await ask(reissueDocument, request, admin)).data.id
  assert.equal((await waitForDocument(campus(), student.token, first)).state, 'failed')
  assert.equal((await waitForDocument(campus(), student.token, old.id)).state, 'valid')
  assert.equal((await ask(retryIssued, { id: first }, admin)).code, 200)
  assert.equal((await ask(retryIssued, { id: old.id }, admin)).error, 'already_decided')
  assert.equal((await waitForDocument(campus(), student.token, first)).state, 'failed')
  await campus().base.sql.updateTable('person').set({ name: '王宇' }).where('id', '=', student.person.id).execute()
  const second = (await ask(reissueDocument, request, admin)).data.id
  assert.equal((await waitForDocument(campus(), student.token, second)).state, 'valid')
  assert.equal((await waitForDocument(campus(), student.token, old.id)).state, 'superseded')
})

test('the counter shows the records and courses of a student in scope, previews the choice, and the student sees who viewed them', async () => {
  const { student, near, far } = await staffed({ rules: { choosesCourses: true, choosesYears: true, fields: ['name', 'scores'] } })
  const { sql } = campus().base
  const courseId = await makeCourse(sql, student.schoolId)
  await makeScore(sql, student.schoolId, { record_id: student.recordId, course_id: courseId, mark: 88 })
  const request = { templateId: student.templateId, studentNumber: student.person.number }
  const { data } = await ask(counterRecords, request, near)
  assert.deepEqual([data.length, data[0]?.id, data[0]?.courses.length], [1, student.recordId, 1])
  assert.equal((await ask(counterRecords, request, far)).error, 'user_unknown')
  assert.equal((await ask(counterRecords, request, student)).error, 'forbidden')
  assert.equal((await ask(previewAtCounter, request, far)).error, 'user_unknown')
  assert.equal((await ask(previewAtCounter, request, near)).error, 'courses_needed')
  const scoreIds = data[0]?.courses.map(({ id }) => id) ?? []
  const shown = await ask(previewAtCounter, { ...request, scoreIds }, near)
  assert.deepEqual([shown.code, shown.data.pages], [200, 1])
  const views = await ask(profileViews, {}, student)
  assert.ok(views.data.rows.some(({ what }) => what === 'record'))
})
