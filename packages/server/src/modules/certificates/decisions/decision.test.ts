import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { application, fileApply, nudge, withdrawApplication } from '@campus/contract/certificates/applications.ts'
import { applicationsToDecide, applicationToDecide, decideApplications, previewToDecide } from '@campus/contract/certificates/decisions.ts'
import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { freeCopies, templateUse } from '@campus/contract/documents/templates.ts'
import { messageDetail, messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { addToCart } from '@campus/contract/orders/cart.ts'
import { checkoutCart } from '@campus/contract/orders/checkout.ts'
import { cancelOrder, orderDetail } from '@campus/contract/orders/orders.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { profileViews } from '@campus/contract/people/privacy.ts'
import { sql as fragment } from 'kysely'
import { systemContext } from '../../../context/context.ts'
import { applyFor, openOffice, waitForApplication } from '../../../testing/applications.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enter } from '../../../testing/enter.ts'
import { nothingToDo } from '../../../testing/inbox.ts'
import { makeRecord } from '../../../testing/studies.ts'
import { makeTemplate, noLimits } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { waitingFor } from '../../../testing/waiting.ts'
import { fireTimers } from '../../approval/engine/firing.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const instanceOf = (applicationId: string) =>
  campus().base.sql.selectFrom('approval_instance').where('matter_id', '=', applicationId).select(['id', 'state']).executeTakeFirstOrThrow()

/** As if the time for a word had been over for a minute, and the last reminder a day ago. */
const passTime = async (id: string) => {
  const { sql, now } = campus().base
  const past = (seconds: number) => new Date(now().getTime() - seconds * 1000)
  await sql
    .updateTable('application')
    .set({ decide_by: past(60), nudged_at: past(86_400) })
    .where('id', '=', id)
    .execute()
  const { id: instanceId } = await instanceOf(id)
  const due = { due_at: past(60) }
  await sql.updateTable('approval_timer').set(due).where('instance_id', '=', instanceId).execute()
  await sql.updateTable('approval_task').set(due).where('instance_id', '=', instanceId).execute()
  const urgedAt = JSON.stringify(past(86_400))
  await fragment`update approval_run set data = data || jsonb_build_object('urgedAt', ${urgedAt}::jsonb) where instance_id = ${instanceId}`.execute(
    sql,
  )
}

/** An office with a certificate that is approved first; paper that costs something by default. */
const open = async (rules: Partial<TemplateRules> = {}) => {
  const office = await openOffice(campus())
  const wanted: Partial<TemplateRules> = { needsApproval: true, ways: ['paper', 'download'], charge: 'each', price: 200, ...rules }
  const { id: templateId } = await makeTemplate(campus().base.sql, office.schoolId, { rules: wanted })
  return { ...office, templateId }
}

const approve = (ids: readonly string[], by: { token: string }, notes = '情况属实') =>
  ask(decideApplications, { ids: [...ids], verdict: 'approved', notes }, by)
const reject = (ids: readonly string[], by: { token: string }, notes = '请先补交材料') =>
  ask(decideApplications, { ids: [...ids], verdict: 'rejected', notes }, by)

test('a paper transcript is approved by the nearest manager, paid with beans, and waits at the terminal; everybody is notified', async () => {
  const { student, manager, dean, templateId } = await open()
  await giveBeans(campus(), student, { free: 500 })
  const { applicationId: id, orderId, next, amount } = await applyFor(campus(), student, { templateId, way: 'paper', copies: 2 })
  assert.deepEqual([next, amount], ['approval', 400])
  const waiting = (await ask(application, { id }, student)).data
  assert.deepEqual([waiting.state, waiting.delivery, waiting.steps], ['pending_approval', 'none', ['set_delegate', 'nudge', 'withdraw']])
  assert.ok(waiting.decideBy)

  const [todo] = (await ask(messagesInGroup, { group: 'todo' }, manager)).data.rows
  assert.equal((await ask(messagesInGroup, { group: 'todo' }, dean)).data.rows.length, 0)
  const subject = (await ask(messageDetail, { id: todo?.id ?? '' }, manager)).data.subject
  assert.deepEqual([subject?.tone, subject?.action?.address], ['waiting', `/pages/electronic/decision?id=${id}`])
  assert.equal((await waitingFor(campus(), manager))['certificate-decisions'], 1)
  assert.equal((await ask(payOrder, { orderId, way: 'beans' }, student)).error, 'order_not_payable')

  assert.deepEqual((await approve([id], manager)).data, { decided: [id], skipped: [] })
  const approved = (await ask(application, { id }, student)).data
  assert.deepEqual([approved.state, approved.steps, approved.decidedBy !== ''], ['pending_payment', ['pay', 'set_delegate'], true])
  const [news] = (await ask(messagesInGroup, { group: 'progress' }, student)).data.rows
  assert.equal(
    (await ask(messageDetail, { id: news?.id ?? '' }, student)).data.subject?.action?.address,
    `/pages/electronic/status?id=${id}`,
  )
  assert.equal((await ask(messageDetail, { id: todo?.id ?? '' }, manager)).data.subject?.tone, 'good')

  assert.equal((await ask(payOrder, { orderId, way: 'beans' }, student)).data.isPaid, true)
  const ready = await waitForApplication(campus(), student, id)
  assert.deepEqual([ready.state, ready.delivery], ['normal', 'not_picked_up'])
  assert.deepEqual(
    ready.timeline.map(({ kind }) => kind),
    ['applied', 'approved', 'paid', 'made'],
  )
})

test('what costs nothing is issued as soon as it is approved', async () => {
  const { student, manager, templateId } = await open({ charge: 'none', price: 0 })
  const { applicationId: id } = await applyFor(campus(), student, { templateId })
  await approve([id], manager)
  assert.equal((await waitForApplication(campus(), student, id)).delivery, 'ready')
})

test('a rejected application shows the reason, ends its order, and restores what was counted for it', async () => {
  const { student, manager, templateId } = await open({ freeCopies: 1, limits: { ...noLimits, total: 1 } })
  const { applicationId: id, orderId } = await applyFor(campus(), student, { templateId })
  assert.equal((await ask(freeCopies, { templateId }, student)).data.left, 0)
  await reject([id], manager, '学籍信息有误')
  const over = (await ask(application, { id }, student)).data
  assert.deepEqual([over.state, over.reason, over.steps], ['rejected', '学籍信息有误', ['apply_again']])
  assert.equal((await ask(orderDetail, { id: orderId }, student)).data.state, 'closed')
  assert.equal((await ask(freeCopies, { templateId }, student)).data.left, 1)
  assert.equal((await ask(templateUse, { id: templateId }, student)).data.left, 1)
  await applyFor(campus(), student, { templateId })
})

test('two concurrent decisions count once; many are decided together, and each skipped one has its reason', async () => {
  const { student, classmate, manager, dean, templateId } = await open()
  const wanted = await Promise.all([student, student, classmate].map((who) => applyFor(campus(), who, { templateId })))
  const ids = wanted.map(({ applicationId }) => applicationId)
  const answers = await Promise.all([approve(ids, manager), reject(ids.toReversed(), dean)])
  const decided = answers.flatMap(({ data }) => data.decided)
  assert.deepEqual(decided.toSorted(), ids.toSorted())
  assert.equal(await nothingToDo(campus().url, manager), ids.length)
  for (const { data } of answers)
    for (const { word, text } of data.skipped) assert.deepEqual([word, text !== ''], ['already_decided', true])
  const stories = await Promise.all(wanted.map(({ applicationId: id }, at) => ask(application, { id }, at === 2 ? classmate : student)))
  for (const { data } of stories) assert.equal(data.timeline.filter(({ kind }) => kind === 'approved' || kind === 'rejected').length, 1)
})

test("only managers of the applicant's scope see and decide; nobody decides their own application", async () => {
  const { student, classmate, manager, dean, otherManager, templateId } = await open()
  const foreigner = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { applicationId: id } = await applyFor(campus(), student, { templateId })
  for (const stranger of [otherManager, foreigner]) {
    assert.equal((await ask(applicationToDecide, { id }, stranger)).error, 'not_found')
    assert.equal((await ask(previewToDecide, { id }, stranger)).error, 'not_found')
    assert.equal((await ask(applicationsToDecide, {}, stranger)).data.total, 0)
    assert.deepEqual(
      (await approve([id], stranger)).data.skipped.map(({ word }) => word),
      ['not_found'],
    )
  }
  assert.equal((await approve([id], classmate)).error, 'forbidden')
  assert.equal((await ask(applicationsToDecide, {}, dean)).data.rows[0]?.id, id)

  await campus()
    .base.sql.insertInto('person_role')
    .values({ person_id: manager.person.id, school_id: student.schoolId, role: 'student' })
    .execute()
  await makeRecord(campus().base.sql, manager.person)
  const own = await applyFor(campus(), manager, { templateId })
  assert.deepEqual(
    (await approve([own.applicationId], manager)).data.skipped.map(({ word }) => word),
    ['own_request'],
  )
  assert.equal((await ask(applicationToDecide, { id: own.applicationId }, manager)).error, 'not_found')
  assert.deepEqual((await approve([own.applicationId, randomUUID()], dean)).data.decided, [own.applicationId])
})

test('a decision needs a reason and something to decide', async () => {
  const { student, manager, templateId } = await open()
  const { applicationId: id } = await applyFor(campus(), student, { templateId })
  const fields = async (given: object) =>
    Object.keys((await ask(decideApplications, { ids: [id], verdict: 'approved', notes: '好', ...given }, manager)).fields ?? {})
  assert.deepEqual(await fields({ notes: '  ' }), ['notes'])
  assert.deepEqual(await fields({ ids: [] }), ['ids'])
  assert.deepEqual(await fields({ verdict: 'perhaps' }), ['verdict'])
  assert.equal((await ask(application, { id }, student)).data.state, 'pending_approval')
})

test('a reviewer sees the content and earlier copies, and the applicant sees that view', async () => {
  const { student, manager, templateId } = await open()
  const earlier = await applyFor(campus(), student, { templateId })
  await reject([earlier.applicationId], manager)
  const { applicationId: id } = await applyFor(campus(), student, { templateId })
  const { data } = await ask(applicationToDecide, { id }, manager)
  assert.deepEqual([data.mayDecide, data.state, data.applicant.number], [true, 'pending', student.person.number])
  assert.ok(data.fields.some(({ value }) => value === student.person.number))
  assert.deepEqual(
    data.earlier.map((one) => [one.id, one.state]),
    [[earlier.applicationId, 'rejected']],
  )
  assert.equal((await ask(profileViews, {}, student)).data.total, 1)
  const preview = (await ask(previewToDecide, { id }, manager)).data
  assert.equal(preview.pages, 1)
  const file = await fetch(new URL(preview.pdfUrl, campus().url), { headers: { authorization: `Bearer ${manager.token}` } })
  assert.equal(file.headers.get('content-type'), 'application/pdf')
})

test('an order continues when all of it is decided: rejected and withdrawn items are not charged', async () => {
  const { student, manager, templateId } = await open({ heading: 'optional' })
  await giveBeans(campus(), student, { free: 1000 })
  const put = async (heading: string) => (await ask(addToCart, { templateId, way: 'download', heading }, student)).data.id
  const ids = [await put('甲'), await put('乙'), await put('丙')]
  const { orderId } = (await ask(checkoutCart, { ids, expectedTotal: 600 }, student)).data
  const lines = (await ask(orderDetail, { id: orderId }, student)).data.lines.flatMap(({ applicationId }) => applicationId ?? [])
  const [first = '', second = '', third = ''] = lines
  await approve([first], manager)
  assert.equal((await ask(withdrawApplication, { id: first }, student)).error, 'already_decided')
  assert.equal((await ask(orderDetail, { id: orderId }, student)).data.state, 'approval')
  assert.equal((await ask(withdrawApplication, { id: second }, student)).code, 200)
  assert.equal((await ask(orderDetail, { id: orderId }, student)).data.state, 'approval')
  await reject([third], manager)
  const order = (await ask(orderDetail, { id: orderId }, student)).data
  assert.deepEqual([order.state, order.total], ['unpaid', 200])
  assert.equal((await ask(payOrder, { orderId, way: 'beans' }, student)).data.isPaid, true)
  assert.equal((await waitForApplication(campus(), student, first)).delivery, 'ready')
  const states = await Promise.all([second, third].map(async (id) => (await ask(application, { id }, student)).data.state))
  assert.deepEqual(states, ['withdrawn', 'rejected'])
})

test('the last two of an order, decided concurrently, let it continue', async () => {
  const { student, manager, dean, templateId } = await open({ heading: 'optional' })
  const put = async (heading: string) => (await ask(addToCart, { templateId, way: 'download', heading }, student)).data.id
  const { orderId } = (await ask(checkoutCart, { ids: [await put('甲'), await put('乙')], expectedTotal: 400 }, student)).data
  const [first = '', second = ''] = (await ask(orderDetail, { id: orderId }, student)).data.lines.flatMap(
    ({ applicationId }) => applicationId ?? [],
  )
  await Promise.all([approve([first], manager), approve([second], dean)])
  assert.equal((await ask(orderDetail, { id: orderId }, student)).data.state, 'unpaid')
})

test('a student reminds the reviewers once a day; overdue items are reported to them once', async () => {
  const { student, classmate, manager, templateId } = await open()
  const { applicationId: id } = await applyFor(campus(), student, { templateId })
  assert.equal((await ask(nudge, { id }, classmate)).error, 'not_found')
  const both = await Promise.all([1, 2].map(() => ask(nudge, { id }, student)))
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['done', 'nudged_today'])
  const todos = async () => (await ask(messagesInGroup, { group: 'todo' }, manager)).data.rows.length
  assert.equal(await todos(), 2)
  assert.equal((await ask(applicationsToDecide, {}, manager)).data.overdue, 0)
  await passTime(id)
  assert.equal((await ask(nudge, { id }, student)).code, 200)
  const late = (await ask(applicationsToDecide, {}, manager)).data
  assert.deepEqual([late.overdue, late.rows[0]?.isOverdue, late.rows[0]?.nudges], [1, true, 2])
  await Promise.all([1, 2].map(() => fireTimers(systemContext(campus().base))))
  assert.equal(await todos(), 4)
  await approve([id], manager)
  assert.equal((await ask(nudge, { id }, student)).error, 'already_decided')
})

test('the most urgent comes first, and decided ones are listed as decided', async () => {
  const { student, classmate, manager, templateId } = await open()
  const second = await applyFor(campus(), classmate, { templateId })
  const first = await applyFor(campus(), student, { templateId })
  await passTime(first.applicationId)
  const rows = (await ask(applicationsToDecide, {}, manager)).data.rows.map(({ id }) => id)
  assert.deepEqual(rows, [first.applicationId, second.applicationId])
  const found = (await ask(applicationsToDecide, { words: classmate.person.number }, manager)).data.rows.map(({ id }) => id)
  assert.deepEqual(found, [second.applicationId])
  await approve([second.applicationId], manager)
  const decided = (await ask(applicationsToDecide, { state: 'decided' }, manager)).data.rows
  assert.deepEqual(
    decided.map(({ id, state }) => [id, state]),
    [[second.applicationId, 'approved']],
  )
  assert.equal((await ask(applicationsToDecide, {}, manager)).data.total, 1)
})

test('an order that is cancelled before the decision closes its application', async () => {
  const { student, manager, templateId } = await open()
  const { applicationId: id, orderId } = await applyFor(campus(), student, { templateId })
  assert.equal((await ask(cancelOrder, { id: orderId }, student)).code, 200)
  assert.equal((await ask(application, { id }, student)).data.state, 'closed')
  assert.equal(await nothingToDo(campus().url, manager), 1)
  assert.deepEqual(
    (await approve([id], manager)).data.skipped.map(({ word }) => word),
    ['already_decided'],
  )
})

test('where nobody may decide, applying is refused; without managers the administrators decide', async () => {
  const student = await enter(campus())
  await makeRecord(campus().base.sql, student.person)
  const { id: templateId } = await makeTemplate(campus().base.sql, student.schoolId, { rules: { needsApproval: true } })
  assert.equal((await ask(fileApply, { templateId, way: 'download' }, student)).error, 'nobody_decides')
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  const { applicationId } = await applyFor(campus(), student, { templateId })
  assert.equal((await ask(messagesInGroup, { group: 'todo' }, admin)).data.rows.length, 1)
  assert.deepEqual((await approve([applicationId], admin)).data.decided, [applicationId])
})
