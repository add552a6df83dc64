import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileApply } from '@campus/contract/certificates/applications.ts'
import { decideApplications } from '@campus/contract/certificates/decisions.ts'
import { ownDocumentFile } from '@campus/contract/documents/own-documents.ts'
import { addToCart } from '@campus/contract/orders/cart.ts'
import { askForData, decideDeletion, heldData } from '@campus/contract/people/privacy.ts'
import { deleteSignature, uploadSignatureInfo, userSignatureInfo } from '@campus/contract/signature/own-signature.ts'
import { templatePictures } from '@campus/contract/signature/template-pictures.ts'
import { systemContext } from '../../../context/context.ts'
import { applyFor, openOffice, waitForApplication } from '../../../testing/applications.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enrolled, orderDocument, smallSource, waitForDocument } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { penStrokes } from '../../../testing/signatures.ts'
import { makeTemplate } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sweepSignatures } from '../own/ending.service.ts'
import { exportSignature } from '../own/signature.service.ts'
import { exportUses } from './use.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

type Who = Awaited<ReturnType<typeof enter>>

const sign = async (who: Who, shift = 0) =>
  (await ask(uploadSignatureInfo, { made: { method: 'drawn', strokes: penStrokes(shift) } }, who)).data
const infoOf = async (who: Who) => (await ask(userSignatureInfo, {}, who)).data
const signatures = async ({ person }: Who) =>
  (await campus().base.sql.selectFrom('signature').where('person_id', '=', person.id).select('state').execute()).map(({ state }) => state)

/** A certificate that shows a signature. */
const signedTemplate = { rules: { wantsSignature: true }, source: `${smallSource}#image("/signature.png", alt: "s")` } as const

test('a certificate takes the signature its owner chose; where it was used is listed, and the issued file outlives it', async () => {
  const who = await enrolled(campus(), signedTemplate)
  const { templateId } = who
  assert.deepEqual((await ask(templatePictures, { templateId }, who)).data, {
    photo: { isWanted: false, isThere: false },
    signature: { isWanted: true, isThere: false },
  })
  const { fileId } = await sign(who)
  assert.equal((await ask(templatePictures, { templateId }, who)).data.signature.isThere, true)
  const bare = { templateId, way: 'download' } as const
  assert.equal((await ask(fileApply, bare, who)).error, 'signature_needed', 'nothing is signed silently')
  const documentId = await orderDocument(campus(), who, { templateId, signatureFileId: fileId })
  assert.equal((await waitForDocument(campus(), who.token, documentId)).state, 'valid')
  const { uses } = await infoOf(who)
  assert.deepEqual([uses.total, uses.rows[0]?.name, uses.rows[0]?.method, uses.rows[0]?.isCurrent], [1, '在读证明', 'drawn', true])
  await ask(deleteSignature, {}, who)
  assert.deepEqual(await signatures(who), [])
  const after = await infoOf(who)
  assert.deepEqual([after.signature, after.uses.total, after.uses.rows[0]?.isCurrent], [null, 1, false])
  const file = await fetchCall(campus().url, ownDocumentFile, { id: documentId }, who)
  assert.equal(file.headers.get('content-type'), 'application/pdf')
  assert.equal((await ask(fileApply, { ...bare, signatureFileId: fileId }, who)).error, 'signature_needed')
})

test('an application that waits for approval keeps the signature it took, though its owner replaced and deleted it meanwhile', async () => {
  const { schoolId, student, manager } = await openOffice(campus())
  const rules = { wantsSignature: true, needsApproval: true }
  const { id: templateId } = await makeTemplate(campus().base.sql, schoolId, { ...signedTemplate, rules })
  const { fileId } = await sign(student)
  const { applicationId } = await applyFor(campus(), student, { templateId, signatureFileId: fileId })
  await sign(student, 40)
  await ask(deleteSignature, {}, student)
  assert.deepEqual(await signatures(student), ['ended'])
  assert.equal((await ask(fileApply, { templateId, way: 'download', signatureFileId: fileId }, student)).error, 'signature_needed')
  await sweepSignatures(systemContext(campus().base))
  await ask(decideApplications, { ids: [applicationId], verdict: 'approved', notes: '情况属实' }, manager)
  await waitForApplication(campus(), student, applicationId, ({ delivery }) => delivery === 'ready')
  await sweepSignatures(systemContext(campus().base))
  assert.deepEqual(await signatures(student), [])
})

test('somebody else’s signature is refused, and one deleted while it lies in the cart is asked for again', async () => {
  const who = await enrolled(campus(), signedTemplate)
  const other = await enter(campus(), { schoolId: who.schoolId })
  const { fileId } = await sign(other)
  const borrowed = { templateId: who.templateId, way: 'download', signatureFileId: fileId } as const
  assert.equal((await ask(fileApply, borrowed, who)).error, 'signature_needed')
  const own = { ...borrowed, signatureFileId: (await sign(who)).fileId }
  assert.equal((await ask(addToCart, own, who)).code, 200)
  await ask(deleteSignature, {}, who)
  assert.equal((await ask(fileApply, own, who)).error, 'signature_needed')
})

test('an application and a deletion at the same moment: either there is no application, or it has its signature', async () => {
  const who = await enrolled(campus(), signedTemplate)
  for (let round = 0; round < 4; round += 1) {
    const { fileId } = await sign(who, round)
    const wish = { templateId: who.templateId, way: 'download', signatureFileId: fileId } as const
    const [applied] = await Promise.all([ask(fileApply, wish, who), ask(deleteSignature, {}, who)])
    if (applied.error) assert.equal(applied.error, 'signature_needed')
    else await waitForApplication(campus(), who, applied.data.applicationId, ({ delivery }) => delivery === 'ready')
  }
})

test('a copy of one’s data holds the strokes, held data counts them, and a granted deletion takes all of it', async () => {
  const who = await enrolled(campus(), signedTemplate)
  const { fileId } = await sign(who)
  await orderDocument(campus(), who, { templateId: who.templateId, signatureFileId: fileId })
  const ctx = systemContext(campus().base)
  const copy = await exportSignature(ctx, who.person.id)
  assert.deepEqual([copy?.method, copy?.strokes], ['drawn', penStrokes()])
  assert.equal((await exportUses(ctx, who.person.id)).length, 1)
  const held = (await ask(heldData, {}, who)).data
  assert.deepEqual(
    held.filter(({ kind }) => kind.startsWith('signature')).map(({ count }) => count),
    [1, 1],
  )
  const admin = await enter(campus(), { schoolId: who.schoolId, kind: 'teacher', roles: ['admin'] })
  const { id } = (await ask(askForData, { kind: 'deletion', reason: '不再使用' }, who)).data
  assert.equal((await ask(decideDeletion, { id, verdict: 'done', notes: '已核实身份' }, admin)).code, 200)
  const after = await infoOf(who)
  assert.deepEqual([after.signature, after.uses.total], [null, 0])
})
