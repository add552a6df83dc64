import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileApply } from '@campus/contract/certificates/applications.ts'
import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import {
  ownDocument,
  ownDocumentCredential,
  ownDocumentFile,
  ownDocuments,
  retryDocument,
} from '@campus/contract/documents/own-documents.ts'
import { readCode } from '@campus/proof/code/code.ts'
import { checkPdf } from '@campus/proof/verify/check-pdf.ts'
import { later } from '../../../platform/clock.ts'
import { inTransaction, systemContext } from '../../../platform/context.ts'
import { sha256 } from '../../../platform/digest.ts'
import { runText } from '../../../platform/sql.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enrolled, makeOne, orderDocument, waitForDocument } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { listen } from '../../../testing/hear.ts'
import { makeTemplate, noLimits } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { dropBlobIfUnused } from '../../files/unused-blob.service.ts'
import { encryptIdCard } from '../../people/id-card.service.ts'
import { trustOf } from '../keys/keys.service.ts'
import { publishedVersion } from '../templates/version.service.ts'
import { issue } from './issue.service.ts'
import { makeOrdered } from './make.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const system = () => systemContext(campus().base)

type Student = Awaited<ReturnType<typeof enrolled>>

const load = async (call: typeof ownDocumentFile | typeof ownDocumentCredential, id: string, token: string) =>
  Buffer.from(await (await fetchCall(campus().url, call, { id }, { token })).arrayBuffer())

const messagesOf = async (personId: string) => {
  const found = await runText(
    campus().base.sql,
    'select title_en from message join message_text on message_text.id = message.text_id where person_id = $1 order by message.id',
    [personId],
  )
  return found.rows.map(({ title_en }) => title_en)
}

const usesOf = (personId: string) =>
  campus().base.sql.selectFrom('template_use').where('person_id', '=', personId).where('undone_at', 'is', null).select('id').execute()

/** Orders a document as the call does, and does something in the same moment, before any job can see it. */
const orderAnd = (
  { templateId, schoolId, person }: Student,
  action: (sql: ReturnType<typeof system>['sql'], id: string) => Promise<unknown>,
) =>
  inTransaction(system(), async (ctx) => {
    const version = await publishedVersion(ctx, templateId, schoolId)
    const choices = { heading: '', academicYears: [], scoreIds: [] }
    const { id } = await issue(ctx, { version, holderId: person.id, choices, madeBy: person.id })
    await action(ctx.sql, id)
    return id
  })

const markFailed = (sql: ReturnType<typeof system>['sql'], id: string) =>
  sql.updateTable('issued_document').set({ state: 'failed', reason: 'making_failed' }).where('id', '=', id).execute()

test('a student gets a certificate that is signed, proves itself, and is the same at every download', async () => {
  const student = await enrolled(campus(), { rules: { validityDays: 180 } })
  const socket = await listen(campus().url, student.token)
  const document = await makeOne(campus(), student)
  assert.deepEqual([document.state, document.pages], ['valid', 1])
  assert.match(document.serial, /^SCHOOL[0-9A-F]{8}\d{4}-000001$/)
  assert.match(document.antiForgeryCode, /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  const [one, two] = [await load(ownDocumentFile, document.id, student.token), await load(ownDocumentFile, document.id, student.token)]
  assert.ok(one.equals(two))
  assert.equal(sha256(one).toString('hex'), document.sha256)
  const trust = await trustOf(system())
  const { verdict, schoolId } = await checkPdf(one, trust)
  assert.deepEqual([verdict, schoolId], ['sound', student.schoolId])
  const code = await readCode(document.qrAddress, trust)
  assert.ok(code.kind === 'genuine')
  assert.equal(code.payload.serial, document.serial)
  const credential = JSON.parse((await load(ownDocumentCredential, document.id, student.token)).toString()) as Record<string, unknown>
  assert.equal(credential['id'], `urn:uuid:${document.id}`)
  assert.deepEqual(await socket.next('document', 0), { id: document.id, state: 'valid' })
  socket.close()
  assert.deepEqual(await messagesOf(student.person.id), ['Your document is ready: Certificate of enrolment'])
})

test('what a document says of an ID number is readable nowhere in the table', async () => {
  const student = await enrolled(campus(), { rules: { fields: ['name', 'idCard'] } })
  const { sql, services } = campus().base
  const idCard = '11010120040229001X'
  await sql.updateTable('person').set(encryptIdCard(services.secretBox, idCard)).where('id', '=', student.person.id).execute()
  const { id, state } = await makeOne(campus(), student)
  assert.equal(state, 'valid')
  const row = await sql.selectFrom('issued_document').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  assert.ok(!JSON.stringify(row).includes(idCard))
  assert.ok(!row.facts_encrypted.includes(idCard) && !row.credential_encrypted?.includes(idCard))
  assert.match((await load(ownDocumentCredential, id, student.token)).toString(), new RegExp(idCard))
})

test('documents of a school are numbered without a gap, also when they are ordered at once', async () => {
  const first = await enrolled(campus())
  const { templateId } = first
  const ordered = await Promise.all(Array.from({ length: 6 }, () => orderDocument(campus(), first, { templateId })))
  const made = await Promise.all(ordered.map((id) => waitForDocument(campus(), first.token, id)))
  assert.deepEqual(made.map(({ serial }) => serial.slice(-2)).sort(), ['01', '02', '03', '04', '05', '06'])
  const { data } = await ask(ownDocuments, { state: 'valid' }, { token: first.token })
  assert.equal(data.total, 6)
  assert.equal((await ask(ownDocuments, { state: 'expired' }, { token: first.token })).data.total, 0)
})

test('a certificate of somebody else answers like one that is not there', async () => {
  const holder = await enrolled(campus())
  const { id } = await makeOne(campus(), holder)
  const stranger = await enter(campus(), { schoolId: holder.schoolId })
  const { token } = stranger
  assert.equal((await ask(ownDocument, { id }, { token })).error, 'not_found')
  assert.equal((await ask(retryDocument, { id }, { token })).error, 'not_found')
  for (const call of [ownDocumentFile, ownDocumentCredential]) assert.match((await load(call, id, token)).toString(), /"error":"not_found"/)
  assert.equal((await ask(ownDocuments, {}, { token })).data.total, 0)
})

test('of two orders at once within a limit of one there is one document', async () => {
  const { templateId, token, person } = await enrolled(campus(), { rules: { limits: { ...noLimits, day: 1 } } })
  const answers = await Promise.all([1, 2].map(() => ask(fileApply, { templateId, way: 'download' }, { token })))
  assert.deepEqual(answers.map(({ error }) => error ?? '').sort(), ['', 'usage_limit_day'])
  assert.equal(await eventually(async () => (await ask(ownDocuments, {}, { token })).data.total || undefined), 1)
  assert.equal((await usesOf(person.id)).length, 1)
})

test('what cannot be made as it was chosen is refused, and counts for nothing', async () => {
  const cases: readonly (readonly [Partial<TemplateRules>, string])[] = [
    [{ heading: 'required' }, 'heading_needed'],
    [{ choosesCourses: true, fields: ['scores'] }, 'courses_needed'],
    [{ fields: ['scores'] }, 'data_missing'],
    [{ fields: ['graduationNo'] }, 'data_missing'],
    [{ wantsPhoto: true }, 'photo_needed'],
    [{ wantsSignature: true }, 'signature_needed'],
    [{ userTypes: ['teacher'] }, 'cannot_apply'],
    [{ standings: ['graduated'] }, 'cannot_apply'],
  ]
  const student = await enrolled(campus())
  for (const [rules, word] of cases) {
    // At once, and when it is to be paid for first.
    for (const charging of [{}, { charge: 'each', price: 500 } as const]) {
      const { id } = await makeTemplate(campus().base.sql, student.schoolId, { rules: { ...rules, ...charging } })
      assert.equal((await ask(fileApply, { templateId: id, way: 'download' }, student)).error, word, JSON.stringify(rules))
      assert.deepEqual(await usesOf(student.person.id), [])
    }
  }
})

test('a name that no font has is never left out: nothing is made, the character is named, the use goes back', async () => {
  const student = await enrolled(campus(), { rules: { limits: { ...noLimits, total: 1 } } }, { name: '王𱍐' })
  const document = await makeOne(campus(), student)
  assert.equal(document.state, 'failed')
  assert.match(document.reason, /字库中没有.*𱍐/)
  assert.deepEqual([document.size, document.sha256, document.antiForgeryCode], [0, '', ''])
  assert.match((await load(ownDocumentFile, document.id, student.token)).toString(), /document_not_ready/)
  assert.deepEqual(await usesOf(student.person.id), [])
  assert.ok((await messagesOf(student.person.id)).includes('Your document could not be made: Certificate of enrolment'))
})

test('a template that is broken fails its document with the line that is wrong', async () => {
  const student = await enrolled(campus(), { source: '#let data = 1\n\n#nonsense()' })
  const document = await makeOne(campus(), student)
  assert.equal(document.state, 'failed')
  assert.match(document.reason, /3: unknown variable: nonsense/)
})

test('a document whose making failed is made again, once, and only then', async () => {
  const student = await enrolled(campus())
  const { token } = student
  const id = await orderAnd(student, markFailed)
  const answers = await Promise.all([1, 2].map(() => ask(retryDocument, { id }, { token })))
  assert.deepEqual(answers.map(({ error }) => error ?? '').sort(), ['', 'already_decided'])
  assert.equal((await waitForDocument(campus(), token, id)).state, 'valid')
  assert.equal((await ask(retryDocument, { id }, { token })).error, 'already_decided')
})

test('what was given back at a failure counts again at the next try, so that a limit holds', async () => {
  const student = await enrolled(campus(), { rules: { limits: { ...noLimits, total: 1 } } }, { name: '王𱍐' })
  const { token, person } = student
  const failed = await makeOne(campus(), student)
  await campus().base.sql.updateTable('person').set({ name: '王宇' }).where('id', '=', person.id).execute()
  assert.equal((await makeOne(campus(), student)).state, 'valid')
  assert.equal((await ask(retryDocument, { id: failed.id }, { token })).error, 'usage_limit_total')
  assert.equal((await ask(ownDocument, { id: failed.id }, { token })).data.state, 'failed')
})

test('a job that is told several times at once makes one document with one file', async () => {
  const student = await enrolled(campus())
  const id = await orderAnd(student, async () => {})
  await Promise.all([1, 2, 3].map(() => makeOrdered(system(), id)))
  const document = await waitForDocument(campus(), student.token, id)
  assert.equal((await messagesOf(student.person.id)).length, 1)
  const { rows } = await runText(campus().base.sql, "select data->>'blobKey' as key from pgboss.job where name = 'files.drop_blob'")
  const afterAWhile = { ...system(), now: () => later(new Date(), 600) }
  for (const { key } of rows) await dropBlobIfUnused(afterAWhile, String(key))
  const kept = await Promise.all(rows.map(({ key }) => campus().base.services.blobs.stat(String(key))))
  assert.ok((await load(ownDocumentFile, id, student.token)).length === document.size)
  const documents = await campus().base.sql.selectFrom('issued_document').where('blob_key', 'is not', null).select('id').execute()
  assert.equal(kept.filter((blob) => blob !== undefined).length, documents.length)
})

test('a document that is out can be changed by nobody', async () => {
  const student = await enrolled(campus())
  const { id } = await makeOne(campus(), student)
  const change = (set: Record<string, unknown>) => campus().base.sql.updateTable('issued_document').set(set).where('id', '=', id).execute()
  await assert.rejects(change({ sha256: Buffer.alloc(32) }), /cannot be changed/)
  await assert.rejects(change({ serial: 'X' }), /cannot be changed/)
  await assert.rejects(campus().base.sql.deleteFrom('issued_document').where('id', '=', id).execute(), /evidence/)
})
