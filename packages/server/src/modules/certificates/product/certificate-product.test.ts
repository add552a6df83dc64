import assert from 'node:assert/strict'
import { test } from 'node:test'
import { application, fileApply, withdrawApplication } from '@campus/contract/certificates/applications.ts'
import { reissueDocument } from '@campus/contract/documents/console/issued.ts'
import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { ownDocumentFile, retryDocument } from '@campus/contract/documents/own-documents.ts'
import { freeCopies, templateUse } from '@campus/contract/documents/templates.ts'
import { addToCart, cart, checkTemplateFile, editQuantity } from '@campus/contract/orders/cart.ts'
import { checkoutCart } from '@campus/contract/orders/checkout.ts'
import { orderDetail, refundOwnOrder, retryOrder } from '@campus/contract/orders/orders.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { beanBalance } from '@campus/contract/wallet/balance.ts'
import { systemContext } from '../../../context/context.ts'
import { applyFor, waitForApplication } from '../../../testing/applications.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enrolled } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { noLimits } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { documentFinished } from '../handover/document-finished.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const offer = (rules: Partial<TemplateRules>, name?: string) => enrolled(campus(), { rules }, name ? { name } : {})
const rename = (personId: string, name: string) =>
  campus().base.sql.updateTable('person').set({ name }).where('id', '=', personId).execute()

/** No font has it. */
const unprintable = '王𱍐'
const paid = { charge: 'each', price: 200 } as const

test('free copies and limits are counted across the items in a cart, as in its checkout', async () => {
  const student = await offer({ ...paid, freeCopies: 2, ways: ['paper'], heading: 'optional', limits: { ...noLimits, day: 2 } })
  const { templateId } = student
  const put = async (heading: string) => (await ask(addToCart, { templateId, way: 'paper', copies: 2, heading }, student)).data.id
  const ids = [await put('甲'), await put('乙'), await put('丙')]
  const { direct, approval } = (await ask(cart, {}, student)).data
  const seen = ids.map((id) => direct.find((item) => item.id === id))
  assert.deepEqual(
    seen.map((item) => [item?.freeCopies, item?.amount, item?.hindrance?.word ?? null]),
    [
      [2, 0, null],
      [0, 400, null],
      [0, 400, 'usage_limit_day'],
    ],
  )
  assert.equal(approval.length, 0)
  assert.equal((await ask(checkoutCart, { ids, expectedTotal: 800 }, student)).error, 'usage_limit_day')
  assert.equal((await ask(freeCopies, { templateId }, student)).data.left, 2)
  const settled = (await ask(checkoutCart, { ids: ids.slice(0, 2), expectedTotal: 400 }, student)).data
  assert.equal(settled.total, 400)
})

test('the same choice again adds copies, a file has one, and a withdrawn certificate is reported', async () => {
  const student = await offer({ ways: ['paper', 'download'] })
  const { templateId } = student
  const [first, again] = [
    await ask(addToCart, { templateId, way: 'paper', copies: 2 }, student),
    await ask(addToCart, { templateId, way: 'paper', copies: 3 }, student),
  ]
  assert.equal(first.data.id, again.data.id)
  assert.equal((await ask(cart, {}, student)).data.direct[0]?.quantity, 5)
  const file = (await ask(addToCart, { templateId, way: 'download' }, student)).data.id
  assert.equal((await ask(addToCart, { templateId, way: 'download' }, student)).error, 'already_in_cart')
  assert.equal((await ask(editQuantity, { id: file, quantity: 2 }, student)).error, 'one_copy_only')
  await campus().base.sql.updateTable('document_template').set({ state: 'disabled' }).where('id', '=', templateId).execute()
  const checked = (await ask(checkTemplateFile, { ids: [file] }, student)).data
  assert.equal(checked[0]?.hindrance?.word, 'template_disabled')
})

test('a paid file that cannot be produced has its reason; the money is refunded, and the file is never produced', async () => {
  const student = await offer({ ...paid, limits: { ...noLimits, total: 1 } }, unprintable)
  const { templateId, person } = student
  await giveBeans(campus(), student, { free: 500 })
  const { applicationId: id, orderId } = await applyFor(campus(), student, { templateId })
  await ask(payOrder, { orderId, way: 'beans' }, student)
  const failed = await waitForApplication(campus(), student, id)
  assert.deepEqual([failed.delivery, failed.steps], ['failed', ['retry', 'refund']])
  assert.match(failed.reason, /𱍐/)
  const inEnglish = (await ask(application, { id }, { ...student, language: 'en_US' })).data
  assert.equal(inEnglish.timeline.at(-1)?.note, refusals.character_missing[1])
  assert.equal((await ask(orderDetail, { id: orderId }, student)).data.state, 'failed')
  assert.equal((await ask(templateUse, { id: templateId }, student)).data.left, 0)

  assert.equal((await ask(retryOrder, { id: orderId }, student)).code, 200)
  await waitForApplication(campus(), student, id, ({ timeline }) => timeline.filter(({ kind }) => kind === 'making_failed').length === 2)
  assert.equal((await ask(refundOwnOrder, { id: orderId }, student)).data.amount, 200)
  assert.equal((await ask(beanBalance, {}, student)).data.freeBeans, 500)
  const over = (await ask(application, { id }, student)).data
  assert.deepEqual([over.state, over.timeline.at(-1)?.kind], ['refunded', 'refunded'])
  assert.equal((await ask(templateUse, { id: templateId }, student)).data.left, 1)
  await rename(person.id, '王宇')
  assert.equal((await ask(retryDocument, { id: over.documentId ?? '' }, student)).error, 'already_decided')
  assert.equal((await ask(retryOrder, { id: orderId }, student)).error, 'nothing_to_retry')
})

test('a free file that could not be made leaves no use behind, and counts again when it is tried again', async () => {
  const student = await offer({ ...paid, freeCopies: 1 }, unprintable)
  const { templateId, person } = student
  const { applicationId: id, orderId } = await applyFor(campus(), student, { templateId })
  assert.equal((await waitForApplication(campus(), student, id)).delivery, 'failed')
  assert.equal((await ask(freeCopies, { templateId }, student)).data.left, 1)
  await rename(person.id, '王宇')
  const other = await applyFor(campus(), student, { templateId })
  assert.equal(other.amount, 0)
  assert.equal((await ask(retryOrder, { id: orderId }, student)).error, 'free_copies_used')
  assert.equal((await ask(application, { id }, student)).data.delivery, 'failed')
})

test('a paid application that the records no longer support is reported, and starts when they do', async () => {
  const student = await offer(paid)
  const { templateId, recordId } = student
  await giveBeans(campus(), student, { free: 200 })
  const { applicationId: id, orderId } = await applyFor(campus(), student, { templateId })
  const { sql } = campus().base
  const elsewhere = await enter(campus(), { schoolId: student.schoolId })
  await sql.updateTable('student_record').set({ person_id: elsewhere.person.id }).where('id', '=', recordId).execute()
  await ask(payOrder, { orderId, way: 'beans' }, student)
  const failed = await waitForApplication(campus(), student, id)
  assert.deepEqual([failed.state, failed.delivery, failed.steps], ['normal', 'failed', ['retry', 'refund']])
  assert.notEqual(failed.reason, '')
  assert.equal((await ask(retryOrder, { id: orderId }, student)).error, 'record_unknown')
  await sql.updateTable('student_record').set({ person_id: student.person.id }).where('id', '=', recordId).execute()
  assert.equal((await ask(retryOrder, { id: orderId }, student)).code, 200)
  assert.equal((await waitForApplication(campus(), student, id, ({ delivery }) => delivery === 'ready')).state, 'normal')
})

test('one line is removed from an order that waits for its payment; with the last one the order ends', async () => {
  const student = await offer({ ...paid, heading: 'optional' })
  const { templateId } = student
  const put = async (heading: string) => (await ask(addToCart, { templateId, way: 'download', heading }, student)).data.id
  const { orderId } = (await ask(checkoutCart, { ids: [await put('甲'), await put('乙')], expectedTotal: 400 }, student)).data
  const [first = '', second = ''] = (await ask(orderDetail, { id: orderId }, student)).data.lines.flatMap(
    ({ applicationId }) => applicationId ?? [],
  )
  assert.equal((await ask(withdrawApplication, { id: first }, student)).code, 200)
  const left = (await ask(orderDetail, { id: orderId }, student)).data
  assert.deepEqual([left.state, left.total], ['unpaid', 200])
  assert.equal((await ask(withdrawApplication, { id: second }, student)).code, 200)
  assert.equal((await ask(orderDetail, { id: orderId }, student)).data.state, 'closed')
})

test('a document reported twice is delivered once, and one by mail is sent with it', async () => {
  const student = await offer({ ways: ['email'] })
  const given = { templateId: student.templateId, way: 'email', email: 'someone@example.edu.cn' } as const
  const { applicationId: id } = await applyFor(campus(), student, given)
  const sent = await waitForApplication(campus(), student, id, ({ delivery }) => delivery === 'sent')
  const system = systemContext(campus().base)
  await Promise.all([1, 2, 3].map(() => documentFinished(system, sent.documentId ?? '')))
  const { timeline } = (await ask(application, { id }, student)).data
  assert.deepEqual(
    timeline.map(({ kind }) => kind),
    ['applied', 'made', 'mail_queued', 'mail_sent'],
  )
})

test('when the office reissues a document, its application continues with the new one', async () => {
  const student = await offer({})
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  const { applicationId: id } = await applyFor(campus(), student, { templateId: student.templateId })
  const { documentId } = await waitForApplication(campus(), student, id)
  const { data: renewed } = await ask(reissueDocument, { id: documentId ?? '', reason: '姓名更正' }, admin)
  const now = await waitForApplication(campus(), student, id, (one) => one.documentId === renewed.id)
  assert.deepEqual([now.state, now.delivery, now.timeline.at(-1)?.kind], ['normal', 'ready', 'superseded'])
  const file = await fetchCall(campus().url, ownDocumentFile, { id: renewed.id }, { token: student.token })
  assert.equal(file.headers.get('content-type'), 'application/pdf')
})

test('an item in a cart whose price rose is refused at the old price', async () => {
  const student = await offer(paid)
  const { templateId } = student
  const { data } = await ask(addToCart, { templateId, way: 'download' }, student)
  assert.equal((await ask(checkoutCart, { ids: [data.id], expectedTotal: 100 }, student)).error, 'price_changed')
  assert.equal((await ask(fileApply, { templateId, way: 'paper' }, student)).error, 'way_not_offered')
})
