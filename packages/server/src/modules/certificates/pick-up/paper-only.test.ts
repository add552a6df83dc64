import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallShape } from '@campus/contract/call.ts'
import { application } from '@campus/contract/certificates/applications.ts'
import { sendMail, sendOrderEmail } from '@campus/contract/certificates/delivery.ts'
import { reissueDocument } from '@campus/contract/documents/console/issued.ts'
import { pdfInfo, viewReport } from '@campus/contract/documents/making.ts'
import {
  ownDocument,
  ownDocumentCredential,
  ownDocumentFile,
  ownDocuments,
  shareDocument,
} from '@campus/contract/documents/own-documents.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { checkoutCart } from '@campus/contract/orders/checkout.ts'
import { orderBundle, orderDetail } from '@campus/contract/orders/orders.ts'
import { scanVerifyCode } from '@campus/contract/verification/verify.ts'
import { unzipSync } from 'fflate'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { applyFor, waitForApplication } from '../../../testing/applications.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enrolled, waitForDocument } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { offerAlso, putIntoCart, waitForOrder } from '../../../testing/orders.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const refusalOf = async (call: CallShape, id: string, { token }: { token: string }) =>
  Envelope.parse(await (await fetchCall(campus().url, call, { id }, { token })).json()).error

/** A student whose paper waits at the terminals. */
const withPaper = async () => {
  const owner = await enrolled(campus(), { rules: { ways: ['paper', 'download'] } })
  const { applicationId, orderId } = await applyFor(campus(), owner, { templateId: owner.templateId, way: 'paper', copies: 2 })
  const { documentId } = await waitForApplication(campus(), owner, applicationId)
  return { owner, applicationId, orderId, documentId: documentId ?? '' }
}

/** What the school itself knows of a document. */
const kept = (id: string) =>
  campus().base.sql.selectFrom('issued_document').where('id', '=', id).select(['qr_text', 'sha256']).executeTakeFirstOrThrow()

const fetchPdf = async (pdfUrl: string, { token }: { token: string }) => {
  const response = await fetch(`${campus().url}${pdfUrl}`, { headers: { authorization: `Bearer ${token}` } })
  assert.equal(response.headers.get('content-type'), 'application/pdf')
  return Buffer.from(await response.arrayBuffer())
}

const isSigned = (pdf: Buffer) => pdf.includes('/ByteRange')

test('an applicant for paper has no file of it: nothing to download, to mail, to share or to pass on as a credential', async () => {
  const { owner, applicationId, orderId, documentId } = await withPaper()
  const email = 'office@example.com'
  assert.equal((await ask(sendMail, { documentId, email }, owner)).error, 'paper_only')
  assert.equal((await ask(sendOrderEmail, { orderId, email }, owner)).error, 'paper_only')
  assert.equal((await ask(shareDocument, { documentId, days: 7 }, owner)).error, 'paper_only')
  assert.equal(await refusalOf(ownDocumentFile, documentId, owner), 'paper_only')
  assert.equal(await refusalOf(ownDocumentCredential, documentId, owner), 'paper_only')
  assert.equal(await refusalOf(orderBundle, orderId, owner), 'paper_only')
  const { timeline, steps } = (await ask(application, { id: applicationId }, owner)).data
  assert.deepEqual(
    timeline.map(({ kind }) => kind),
    ['applied', 'made'],
  )
  assert.deepEqual(steps, ['show_code', 'set_delegate', 'report'])
  const stranger = await enter(campus(), { schoolId: owner.schoolId })
  assert.equal(await refusalOf(ownDocumentFile, documentId, stranger), 'not_found')
  assert.equal((await ask(sendMail, { documentId, email }, stranger)).error, 'not_found')
  assert.equal((await ask(shareDocument, { documentId, days: 7 }, stranger)).error, 'not_found')
})

test('the holder of paper sees its status and where to fetch it; the proof data are on the paper only', async () => {
  const { owner, applicationId, documentId } = await withPaper()
  const document = (await ask(ownDocument, { id: documentId }, owner)).data
  assert.deepEqual([document.state, document.handedAs, document.pages], ['valid', 'paper', 1])
  assert.deepEqual([document.antiForgeryCode, document.qrAddress, document.sha256], ['', '', ''])
  assert.deepEqual(document.pickUp, { applicationId, copies: 2, printed: 0 })
  assert.match(document.serial, /-\d{6}$/)
  assert.equal((await ask(ownDocuments, {}, owner)).data.rows[0]?.handedAs, 'paper')
  const [reported] = (await ask(ownMessages, {}, owner)).data.rows
  assert.match(reported?.excerpt ?? '', /凭取件码到自助终端领取/)
})

test('of paper its holder sees a preview with the facts that it was made from, never the signed pages', async () => {
  const { owner, documentId } = await withPaper()
  const { sql } = campus().base
  await sql.updateTable('document_template').set({ state: 'disabled' }).where('id', '=', owner.templateId).execute()
  const shown = await ask(pdfInfo, { type: 'document', id: documentId }, owner)
  const opened = await ask(viewReport, { reportId: documentId }, owner)
  assert.deepEqual([opened.data.state, opened.data.pages], ['valid', 1])
  for (const { pdfUrl } of [shown.data, opened.data]) assert.equal(isSigned(await fetchPdf(pdfUrl, owner)), false)
  const stranger = await enter(campus(), { schoolId: owner.schoolId })
  assert.equal((await ask(pdfInfo, { type: 'document', id: documentId }, stranger)).error, 'not_found')
  assert.equal((await ask(viewReport, { reportId: documentId }, stranger)).error, 'not_found')
})

test('the school can view the signed pages of a paper document, and the code on them verifies', async () => {
  const { owner, documentId } = await withPaper()
  const admin = await enter(campus(), { schoolId: owner.schoolId, kind: 'teacher', roles: ['admin'] })
  const { qr_text, sha256: digest } = await kept(documentId)
  const pdf = await fetchPdf((await ask(viewReport, { reportId: documentId }, admin)).data.pdfUrl, admin)
  assert.deepEqual(sha256(pdf), digest)
  const scanned = await ask(scanVerifyCode, { code: qr_text.split('code=')[1] ?? '' })
  assert.equal(scanned.data.verdict, 'valid')
})

test('what takes the place of paper is paper, and is fetched by the same application', async () => {
  const { owner, applicationId, documentId } = await withPaper()
  const admin = await enter(campus(), { schoolId: owner.schoolId, kind: 'teacher', roles: ['admin'] })
  const { id } = (await ask(reissueDocument, { id: documentId, reason: '更正姓名' }, admin)).data
  assert.equal((await waitForDocument(campus(), owner.token, id)).handedAs, 'paper')
  await waitForApplication(campus(), owner, applicationId, (one) => one.documentId === id)
  assert.equal((await ask(ownDocument, { id }, owner)).data.pickUp?.applicationId, applicationId)
  assert.equal((await ask(ownDocument, { id: documentId }, owner)).data.pickUp, null)
  assert.equal(await refusalOf(ownDocumentFile, id, owner), 'paper_only')
})

test('an order of paper and a file gives its file alone, as a bundle and by mail, and its lines name their certificates', async () => {
  const owner = await enrolled(campus(), { rules: { ways: ['paper', 'download'] } })
  const other = await offerAlso(campus(), owner.schoolId, { name: '学籍证明' })
  const ids = [
    await putIntoCart(campus(), owner, { templateId: owner.templateId, way: 'paper' }),
    await putIntoCart(campus(), owner, { templateId: other }),
  ]
  const { orderId } = (await ask(checkoutCart, { ids, expectedTotal: 0 }, owner)).data
  await waitForOrder(campus(), owner, orderId, 'finished')
  const { lines } = (await ask(orderDetail, { id: orderId }, owner)).data
  assert.deepEqual(
    lines.map(({ templateId }) => templateId),
    [owner.templateId, other],
  )
  const bundle = await fetchCall(campus().url, orderBundle, { id: orderId }, owner)
  const files = Object.keys(unzipSync(await bundle.bytes()))
  assert.equal(files.length, 1)
  assert.match(files[0] ?? '', /^学籍证明-/)
  const mail = (await ask(sendOrderEmail, { orderId, email: 'office@example.com' }, owner)).data
  assert.deepEqual(mail.files, files)
})
