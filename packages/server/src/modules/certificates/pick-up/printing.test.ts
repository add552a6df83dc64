import assert from 'node:assert/strict'
import { test } from 'node:test'
import { application } from '@campus/contract/certificates/applications.ts'
import { pickupCode, terminalPrints } from '@campus/contract/certificates/pick-up.ts'
import { reissueDocument, revokeDocument } from '@campus/contract/documents/console/issued.ts'
import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { answerEntrustment, entrustments, saveEntrustment } from '@campus/contract/entrust/entrustments.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { refundOrder } from '@campus/contract/orders/console.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { ownPrintItems, printItemCode } from '@campus/contract/printing/items.ts'
import { beginJob, jobFile, reportJob, takeJob } from '@campus/contract/printing/machine-jobs.ts'
import { systemContext } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { applyFor, printAll, waitForApplication } from '../../../testing/applications.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enrolled, waitForDocument } from '../../../testing/documents.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { actingFor, readOrder } from '../../../testing/orders.ts'
import { enrolMachine, makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { queueJob } from '../../printing/jobs/job.service.ts'
import { sweepPaper } from './over-paper.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const system = () => systemContext(campus().base)

/** A student whose paper waits at the terminals, a friend who fetches one copy of it, and somebody who runs the school. */
const withPaper = async (rules: Partial<TemplateRules> = {}) => {
  const owner = await enrolled(campus(), { rules: { ways: ['paper'], charge: 'each', price: 100, ...rules } }, { name: '李小明' })
  const friend = await enter(campus(), { schoolId: owner.schoolId, name: '王朋友' })
  const admin = await enter(campus(), { schoolId: owner.schoolId, kind: 'teacher', roles: ['admin'] })
  await giveBeans(campus(), owner, { free: 1000 })
  const { applicationId: id, orderId } = await applyFor(campus(), owner, { templateId: owner.templateId, way: 'paper', copies: 3 })
  assert.equal((await ask(payOrder, { orderId, way: 'beans' }, owner)).code, 200)
  const { documentId } = await waitForApplication(campus(), owner, id)
  const [item] = (await ask(ownPrintItems, {}, owner)).data.rows
  assert.ok(item && documentId)
  return { owner, friend, admin, id, orderId, documentId, itemId: item.id }
}
type Paper = Awaited<ReturnType<typeof withPaper>>

const entrustOne = async ({ owner, friend, itemId }: Paper) => {
  const deadline = new Date(campus().clock.now().getTime() + 86_400_000).toISOString()
  const { data } = await ask(saveEntrustment, { itemId, delegateNumber: friend.person.number, copies: 1, deadline }, owner)
  assert.equal((await ask(answerEntrustment, { id: data.id, accepts: true }, friend)).code, 200)
  assert.equal((await ask(printItemCode, { itemId }, friend)).code, 200)
}

const endingFor = async ({ friend }: Paper) => (await ask(entrustments, {}, friend)).data.rows[0]?.ending

/** A printer is at it: from here on only that printer knows what comes out. */
const beginAtPrinter = async ({ owner, itemId }: Paper) => {
  const terminal = await makeTerminal(campus().base, { id: owner.schoolId }, { name: '行政楼终端' })
  const token = await enrolMachine(campus(), terminal.id, 'printer')
  const wanted = { itemId, terminalId: terminal.id, personId: owner.person.id, copies: 1 }
  await queueJob(actingFor(campus(), owner), wanted)
  const job = (await ask(takeJob, {}, { token })).data
  assert.ok(job)
  const file = Buffer.from(await (await fetchCall(campus().url, jobFile, { id: job.id }, { token })).arrayBuffer())
  assert.equal((await ask(beginJob, { id: job.id }, { token })).code, 200)
  const finish = async () => assert.equal((await ask(reportJob, { id: job.id, state: 'done', impressions: 1 }, { token })).code, 200)
  return { file, finish }
}

const shaOf = async (documentId: string) =>
  (await campus().base.sql.selectFrom('issued_document').where('id', '=', documentId).select('sha256').executeTakeFirstOrThrow()).sha256

test('the signed pages are printed at a terminal, and the application shows how many, where and by whom', async () => {
  const paper = await withPaper()
  const { owner, friend, id, documentId } = paper
  await entrustOne(paper)
  const { file, finish } = await beginAtPrinter(paper)
  assert.deepEqual(sha256(file), await shaOf(documentId))
  await finish()
  const half = (await ask(application, { id }, owner)).data
  assert.deepEqual([half.printed, half.delivery], [1, 'not_picked_up'])
  const { place } = (await ask(terminalPrints, {}, owner)).data.rows[0] ?? {}
  assert.deepEqual([place?.name, place?.nameEn, place?.nameTw], ['行政楼终端', '行政楼终端 en', '行政楼终端 tw'])

  const terminal = await makeTerminal(campus().base, { id: owner.schoolId }, { name: '图书馆终端' })
  await printAll(campus().base, id, { personId: friend.person.id, terminal })
  const { timeline } = (await ask(application, { id }, owner)).data
  const prints = timeline.filter(({ kind }) => kind === 'printed').map(({ by, place, note }) => [by, place?.name, place?.nameEn, note])
  assert.deepEqual(prints, [
    ['李小明', '行政楼终端', '行政楼终端 en', ''],
    ['王**', '图书馆终端', '图书馆终端 en', ''],
  ])
  assert.match((await ask(ownMessages, {}, owner)).data.rows[0]?.title ?? '', /^王\*\*已领取/)
  await printAll(campus().base, id, { terminal })
  const done = (await ask(application, { id }, owner)).data
  assert.deepEqual([done.printed, done.delivery, done.timeline.at(-1)?.kind], [3, 'picked_up', 'picked_up'])
  assert.match((await ask(ownMessages, {}, owner)).data.rows[0]?.title ?? '', /已打印$/)
  assert.equal((await ask(ownMessages, {}, { ...owner, language: 'en_US' })).data.rows[0]?.excerpt, '3 copies at 图书馆终端 en.')
  assert.equal((await ask(pickupCode, { applicationId: id }, owner)).error, 'picked_up_already')
})

test('copies printed one after the other are one print in the timeline, and a jam loses none', async () => {
  const { owner, id } = await withPaper()
  const terminal = await makeTerminal(campus().base, { id: owner.schoolId })
  await printAll(campus().base, id, { terminal, jamsAfter: 2 })
  assert.equal((await ask(application, { id }, owner)).data.printed, 2)
  await printAll(campus().base, id, { terminal })
  const { printed, timeline } = (await ask(application, { id }, owner)).data
  assert.deepEqual([printed, timeline.filter(({ kind }) => kind === 'printed').length], [3, 1])
})

test('a revoked document is no longer printed, by anybody; the job in the printer finishes, the rest is not printed', async () => {
  const paper = await withPaper()
  const { owner, friend, admin, id, documentId, itemId } = paper
  await entrustOne(paper)
  const { finish } = await beginAtPrinter(paper)
  assert.equal((await ask(revokeDocument, { id: documentId, reason: '更正' }, admin)).code, 200)
  assert.equal((await ask(printItemCode, { itemId }, friend)).error, 'document_over')
  await finish()
  assert.equal((await ask(application, { id }, owner)).data.printed, 1)
  await sweepPaper(system())
  assert.deepEqual([(await ask(ownPrintItems, {}, owner)).data.total, await endingFor(paper)], [0, 'over'])

  const other = await withPaper()
  await entrustOne(other)
  assert.equal((await ask(revokeDocument, { id: other.documentId, reason: '更正' }, other.admin)).code, 200)
  assert.deepEqual([(await ask(ownPrintItems, {}, other.owner)).data.total, await endingFor(other)], [0, 'over'])
})

test('the document that replaced another is printed, with the same code and for the same delegate', async () => {
  const paper = await withPaper()
  const { owner, admin, id, documentId } = paper
  await entrustOne(paper)
  await printAll(campus().base, id, { copies: 1 })
  const { id: replacement } = (await ask(reissueDocument, { id: documentId, reason: '更正姓名' }, admin)).data
  await waitForApplication(campus(), owner, id, (one) => one.documentId === replacement)
  const [item] = (await ask(ownPrintItems, {}, owner)).data.rows
  assert.deepEqual([item?.copies, item?.copiesPrinted, item?.state, await endingFor(paper)], [3, 1, 'waiting', ''])
  const { file, finish } = await beginAtPrinter(paper)
  assert.deepEqual(sha256(file), await shaOf(replacement))
  await finish()
  assert.equal((await ask(application, { id }, owner)).data.printed, 2)
})

test('while a printer is at a document nothing takes its place at the terminals; afterwards it does', async () => {
  const paper = await withPaper()
  const { owner, admin, id, documentId } = paper
  const { finish } = await beginAtPrinter(paper)
  const { id: replacement } = (await ask(reissueDocument, { id: documentId, reason: '更正姓名' }, admin)).data
  await waitForDocument(campus(), owner.token, replacement)
  await sweepPaper(system())
  assert.equal((await ask(application, { id }, owner)).data.documentId, documentId)
  await finish()
  await sweepPaper(system())
  const after = (await ask(application, { id }, owner)).data
  assert.deepEqual([after.documentId, after.printed, after.delivery], [replacement, 1, 'not_picked_up'])
})

test('a refunded item cannot be fetched, and nothing is refunded while it prints', async () => {
  const paper = await withPaper()
  const { owner, friend, admin, orderId, itemId } = paper
  await entrustOne(paper)
  const lineIds = (await readOrder(campus(), owner, orderId)).lines.map((line) => line.id)
  const refund = () => ask(refundOrder, { id: orderId, lineIds, reason: '重复申请' }, admin)
  const { finish } = await beginAtPrinter(paper)
  assert.equal((await refund()).error, 'being_printed')
  await finish()
  const both = await Promise.all([refund(), refund()])
  assert.deepEqual(both.map(({ code }) => code).filter((code) => code === 200).length, 1)
  assert.deepEqual([(await ask(ownPrintItems, {}, owner)).data.total, await endingFor(paper)], [0, 'over'])
  for (const person of [owner, friend]) assert.notEqual((await ask(printItemCode, { itemId }, person)).code, 200)
  assert.equal((await ask(terminalPrints, { state: 'refunded' }, owner)).data.total, 1)
})

test('paper whose document ran out is printed no more', async () => {
  const paper = await withPaper({ validityDays: 2 })
  await entrustOne(paper)
  campus().clock.advance(4 * 86_400)
  const [owner, friend] = [await comeBack(campus(), paper.owner), await comeBack(campus(), paper.friend)]
  assert.equal((await ask(printItemCode, { itemId: paper.itemId }, owner)).error, 'document_over')
  assert.equal((await ask(pickupCode, { applicationId: paper.id }, owner)).error, 'document_over')
  assert.equal((await ask(pickupCode, { applicationId: paper.itemId }, friend)).error, 'document_over')
  await Promise.all([sweepPaper(system()), sweepPaper(system())])
  const { state } = await campus()
    .base.sql.selectFrom('print_item')
    .where('id', '=', paper.itemId)
    .select('state')
    .executeTakeFirstOrThrow()
  assert.deepEqual([state, await endingFor({ ...paper, friend })], ['ended', 'over'])
})
