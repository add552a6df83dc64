import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import {
  application,
  applications,
  applyEleFile,
  applyFree,
  applyFreeScoreProof,
  fileApply,
  ownHeadings,
  setFileTitleStatus,
  titleTicket,
  withdrawApplication,
} from '@campus/contract/certificates/applications.ts'
import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { ownDocument, ownDocumentFile } from '@campus/contract/documents/own-documents.ts'
import { freeCopies, templateUse } from '@campus/contract/documents/templates.ts'
import { verifyDigest } from '@campus/contract/verification/verify.ts'
import { applyFor, waitForApplication } from '../../../testing/applications.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enrolled } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { makeCourse, makeScore } from '../../../testing/studies.ts'
import { makeTemplate, noLimits } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const offer = (rules: Partial<TemplateRules> = {}) => enrolled(campus(), { rules })

test('a free certificate is issued at once, and its timeline runs from the form to the last verification', async () => {
  const student = await offer()
  const { applicationId, next, amount } = await applyFor(campus(), student, { templateId: student.templateId })
  assert.deepEqual([next, amount], ['making', 0])
  const ready = await waitForApplication(campus(), student, applicationId)
  assert.deepEqual([ready.state, ready.delivery, ready.serial !== ''], ['normal', 'ready', true])
  assert.ok(ready.documentId)
  assert.deepEqual(ready.steps, ['download', 'report'])

  const file = await fetchCall(campus().url, ownDocumentFile, { id: ready.documentId }, { token: student.token })
  assert.equal((await file.bytes()).subarray(0, 5).toString(), new TextEncoder().encode('%PDF-').toString())
  await fetchCall(campus().url, ownDocumentFile, { id: ready.documentId }, { token: student.token })
  const document = (await ask(ownDocument, { id: ready.documentId }, student)).data
  assert.equal((await ask(verifyDigest, { sha256: document.sha256 })).data.verdict, 'valid')
  const { data } = await ask(application, { id: applicationId }, student)
  assert.deepEqual([data.delivery, data.timeline.map(({ kind }) => kind)], ['downloaded', ['applied', 'made', 'downloaded', 'verified']])
})

test('a reached limit is refused with its own code, and an unsuccessful use is restored', async () => {
  const student = await offer({ limits: { ...noLimits, total: 1 }, heading: 'optional' })
  const { templateId } = student
  const { applicationId } = await applyFor(campus(), student, { templateId })
  const again = await ask(fileApply, { templateId, way: 'download' }, student)
  assert.equal(again.error, 'usage_limit_total')
  assert.equal((await ask(applications, {}, student)).data.total, 1)
  assert.equal((await ask(withdrawApplication, { id: applicationId }, student)).error, 'already_decided')
})

test('of twenty concurrent requests for the last free copy one is free', async () => {
  const student = await offer({ charge: 'each', price: 300, freeCopies: 1 })
  const { templateId } = student
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(fileApply, { templateId, way: 'download' }, student)))
  const amounts = answers.map(({ data }) => data.amount).toSorted((one, other) => one - other)
  assert.deepEqual(amounts, [0, ...Array.from({ length: 19 }, () => 300)])
  const { free, used, left, nextPrice } = (await ask(freeCopies, { templateId }, student)).data
  assert.deepEqual([free, used, left, nextPrice], [1, 1, 0, 300])
})

test('a free-only application is refused when it costs something, and nothing is counted', async () => {
  const student = await offer({ charge: 'each', price: 300, freeCopies: 1 })
  const { templateId } = student
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(applyFree, { templateId, way: 'download' }, student)))
  assert.equal(answers.filter(({ code }) => code === 200).length, 1)
  for (const { code, error } of answers) if (code !== 200) assert.equal(error, 'free_copies_used')
  const paid = await makeTemplate(campus().base.sql, student.schoolId, { rules: { charge: 'each', price: 100 } })
  assert.equal((await ask(applyFree, { templateId: paid.id, way: 'download' }, student)).error, 'not_free')
  assert.equal((await ask(applications, {}, student)).data.total, 1)
})

test('the same submission sent twice is one application', async () => {
  const student = await offer()
  const options = { token: student.token, key: randomUUID() }
  const given = { templateId: student.templateId, way: 'download' } as const
  const both = await Promise.all([ask(fileApply, given, options), ask(fileApply, given, options)])
  const ids = both.flatMap(({ data }) => data?.applicationId ?? [])
  assert.equal(new Set(ids).size, 1)
  assert.equal((await ask(applications, {}, student)).data.total, 1)
})

test('what is not available is refused before it is counted', async () => {
  const student = await offer({ ways: ['download', 'paper'], heading: 'required', limits: { ...noLimits, total: 1 } })
  const { templateId } = student
  const refused = async (given: object) => {
    const { error, fields } = await ask(fileApply, { templateId, way: 'download', heading: '某公司', ...given }, student)
    return fields ? Object.keys(fields).join() : error
  }
  const nowhere = randomUUID()
  const cases: readonly (readonly [object, string])[] = [
    [{ heading: '' }, 'heading_needed'],
    [{ heading: '<script>' }, 'heading'],
    [{ way: 'email', email: 'a@example.edu.cn' }, 'way_not_offered'],
    [{ way: 'email' }, 'email'],
    [{ copies: 2 }, 'copies'],
    [{ way: 'paper', copies: 51 }, 'copies'],
    [{ way: 'paper', copies: 0 }, 'copies'],
    [{ delegateNumber: 'T1' }, 'delegateNumber'],
    [{ way: 'paper', delegateNumber: 'NOBODY' }, 'delegate_unknown'],
    [{ way: 'paper', delegateNumber: student.person.number }, 'delegate_self'],
    [{ recordId: nowhere }, 'record_unknown'],
    [{ templateId: nowhere }, 'template_unknown'],
    [{ titleZh: '<b>' }, 'titleZh'],
  ]
  for (const [given, word] of cases) assert.equal(await refused(given), word, JSON.stringify(given))
  const other = await offer()
  assert.equal(await refused({ templateId: other.templateId }), 'template_unknown')
  assert.equal((await ask(templateUse, { id: templateId }, student)).data.left, 1)
  assert.equal((await ask(applications, {}, student)).data.total, 0)
})

test('a certificate that waits for its payment is withdrawn, and its free copies are restored', async () => {
  const student = await offer({ charge: 'each', price: 300, freeCopies: 1, ways: ['paper'] })
  const { templateId } = student
  const { applicationId, next, amount } = await applyFor(campus(), student, { templateId, way: 'paper', copies: 3 })
  assert.deepEqual([next, amount], ['payment', 600])
  const waiting = (await ask(application, { id: applicationId }, student)).data
  assert.deepEqual([waiting.state, waiting.delivery, waiting.freeCopies], ['pending_payment', 'none', 1])
  assert.deepEqual(waiting.steps, ['pay', 'set_delegate', 'withdraw'])
  const both = await Promise.all([1, 2].map(() => ask(withdrawApplication, { id: applicationId }, student)))
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['already_decided', 'done'])
  const over = (await ask(application, { id: applicationId }, student)).data
  assert.deepEqual(
    [over.state, over.steps, over.timeline.map(({ kind }) => kind)],
    ['withdrawn', ['apply_again'], ['applied', 'withdrawn']],
  )
  assert.equal((await ask(freeCopies, { templateId }, student)).data.left, 1)
})

test('a link applies with short parameters, by the same rules, after a deliberate confirmation', async () => {
  const student = await offer({ ways: ['download', 'email'] })
  const { templateId, token } = student
  const { data } = await ask(applyEleFile, { templateId }, student)
  assert.equal(data.next, 'making')
  assert.deepEqual(Object.keys((await ask(applyEleFile, { templateId, way: 'email' }, student)).fields ?? {}), ['email'])
  const crossSite = await fetchCall(campus().url, applyEleFile, { templateId }, { token, headers: { 'x-requested-with': '' } })
  assert.notEqual(((await crossSite.json()) as { code: number }).code, 200)
  assert.equal((await ask(applications, {}, student)).data.total, 1)
})

test('a proof of chosen courses needs courses that are one’s own', async () => {
  const student = await offer({ fields: ['name', 'studentId', 'scores'], choosesCourses: true })
  const { sql } = campus().base
  const { templateId, schoolId } = student
  const courseId = await makeCourse(sql, schoolId)
  const scoreId = await makeScore(sql, schoolId, { record_id: student.recordId, course_id: courseId, mark: 90 })
  const given = { templateId, way: 'download' } as const
  assert.deepEqual(Object.keys((await ask(applyFreeScoreProof, { ...given, scoreIds: [] }, student)).fields ?? {}), ['scoreIds'])
  assert.equal((await ask(applyFreeScoreProof, { ...given, scoreIds: [randomUUID()] }, student)).error, 'courses_needed')
  const { data } = await ask(applyFreeScoreProof, { ...given, scoreIds: [scoreId] }, student)
  assert.equal((await ask(application, { id: data.applicationId }, student)).data.courses, 1)
  assert.equal((await waitForApplication(campus(), student, data.applicationId)).delivery, 'ready')
})

test('somebody else’s application gives the same answer as a missing one', async () => {
  const student = await offer({ charge: 'each', price: 100 })
  const { applicationId: id } = await applyFor(campus(), student, { templateId: student.templateId })
  const stranger = await enter(campus(), { schoolId: student.schoolId })
  assert.equal((await ask(application, { id }, stranger)).error, 'not_found')
  assert.equal((await ask(withdrawApplication, { id }, stranger)).error, 'not_found')
  assert.equal((await ask(titleTicket, { id }, stranger)).error, 'not_found')
  assert.equal((await ask(applications, {}, stranger)).data.total, 0)
  assert.equal((await ask(application, { id: 'no-id' }, student)).error, 'bad_input')
})

test('a heading is remembered, and hidden or shown with its ticket', async () => {
  const student = await offer({ heading: 'optional', charge: 'each', price: 100 })
  const { applicationId: id } = await applyFor(campus(), student, { templateId: student.templateId, heading: '某某（上海）A&B 公司' })
  assert.deepEqual(
    (await ask(ownHeadings, {}, student)).data.map(({ heading, times }) => [heading, times]),
    [['某某（上海）A&B 公司', 1]],
  )
  const { ticket } = (await ask(titleTicket, { id }, student)).data
  assert.equal((await ask(setFileTitleStatus, { ticket, isShown: false })).code, 200)
  assert.equal((await ask(application, { id }, student)).data.isHeadingShown, false)
  const forged = `${ticket.slice(0, -4)}${ticket.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
  assert.equal((await ask(setFileTitleStatus, { ticket: forged, isShown: true })).error, 'ticket_wrong')
  campus().clock.advance(601)
  assert.equal((await ask(setFileTitleStatus, { ticket, isShown: true })).error, 'ticket_wrong')
  const late = (await ask(titleTicket, { id }, student)).data.ticket
  await ask(withdrawApplication, { id }, student)
  assert.equal((await ask(setFileTitleStatus, { ticket: late, isShown: true })).error, 'already_decided')
  assert.equal((await ask(titleTicket, { id }, student)).error, 'already_decided')
})

test('a heading that a certificate must have is not hidden', async () => {
  const student = await offer({ heading: 'required', charge: 'each', price: 100 })
  const { applicationId: id } = await applyFor(campus(), student, { templateId: student.templateId, heading: '某某公司' })
  const { ticket } = (await ask(titleTicket, { id }, student)).data
  assert.equal((await ask(setFileTitleStatus, { ticket, isShown: false })).error, 'heading_needed')
})

test('applications are found by their state, delivery method and keywords', async () => {
  const student = await offer({ ways: ['download', 'paper'], charge: 'each', price: 100, freeCopies: 1, heading: 'optional' })
  const { templateId } = student
  const free = await applyFor(campus(), student, { templateId, titleEn: 'For the visa' })
  const paid = await applyFor(campus(), student, { templateId, way: 'paper', heading: '银行' })
  const found = async (given: object) => (await ask(applications, given, student)).data.rows.map(({ id }) => id)
  assert.deepEqual(await found({}), [paid.applicationId, free.applicationId])
  assert.deepEqual(await found({ state: 'pending_payment' }), [paid.applicationId])
  assert.deepEqual(await found({ state: 'normal' }), [free.applicationId])
  assert.deepEqual(await found({ way: 'paper' }), [paid.applicationId])
  assert.deepEqual(await found({ words: 'visa' }), [free.applicationId])
  assert.deepEqual(await found({ words: '银行' }), [paid.applicationId])
  assert.deepEqual(await found({ state: 'expired' }), [])
  const { rows, total } = (await ask(applications, { pageSize: 1, pageNum: 2 }, student)).data
  assert.deepEqual([rows.map(({ id }) => id), total], [[free.applicationId], 2])
})
