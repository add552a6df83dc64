import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OutputOf } from '@campus/contract/call.ts'
import { revokeDocument, schoolVerifications } from '@campus/contract/documents/console/issued.ts'
import { ownDocumentCredential, ownDocumentFile } from '@campus/contract/documents/own-documents.ts'
import { verifyLog } from '@campus/contract/verification/log.ts'
import { Outcome } from '@campus/contract/verification/outcome.ts'
import {
  scanVerifyCode,
  verificationOutcome,
  verifyCode,
  verifyCredential,
  verifyDigest,
  verifyFile,
} from '@campus/contract/verification/verify.ts'
import { packCode, readCode } from '@campus/proof/code/code.ts'
import { revise } from '@campus/proof/testing/attacks/revise.ts'
import { makeSchool, plainPdf } from '@campus/proof/testing/attacks/school.ts'
import { textOf } from '@campus/proof/testing/attacks/text.ts'
import { systemContext } from '../../context/context.ts'
import { runText } from '../../platform/db/sql.ts'
import { asker, fetchCall } from '../../testing/ask.ts'
import { enrolled, makeOne } from '../../testing/documents.ts'
import { enter } from '../../testing/enter.ts'
import { readCaptcha } from '../../testing/read-captcha.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { uploadTo } from '../../testing/upload.ts'
import { codeKey, trustOf } from '../documents/keys/keys.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const system = () => systemContext(campus().base)

const nobody = ''
const withDocument = async (validityDays: number | null = null) => {
  const student = await enrolled(campus(), { rules: { validityDays } }, { name: '林晓雨' })
  const document = await makeOne(campus(), student)
  assert.equal(document.state, 'valid')
  const load = async (call: typeof ownDocumentFile | typeof ownDocumentCredential) =>
    Buffer.from(await (await fetchCall(campus().url, call, { id: document.id }, { token: student.token })).arrayBuffer())
  return { student, document, file: await load(ownDocumentFile), credential: (await load(ownDocumentCredential)).toString('utf8') }
}

const checkFile = async (bytes: Buffer) => Outcome.parse((await uploadTo(campus().url, verifyFile, nobody, bytes, 'a.pdf')).data)
const codeOf = (qrAddress: string) => qrAddress.split('code=')[1] ?? ''

test('a document is found valid by its file, its digest, its code, its QR and its credential, without a login', async () => {
  const { student, document, file, credential } = await withDocument()
  const captcha = await readCaptcha(campus())
  const outcomes = [
    await checkFile(file),
    (await ask(verifyDigest, { sha256: document.sha256 })).data,
    (await ask(verifyCode, { code: document.antiForgeryCode.toLowerCase(), ...captcha })).data,
    (await ask(scanVerifyCode, { code: codeOf(document.qrAddress) })).data,
    (await ask(verifyCredential, { credential })).data,
  ]
  for (const outcome of outcomes) {
    assert.equal(outcome.verdict, 'valid', outcome.way)
    assert.ok(outcome.checks.every(({ isPassed }) => isPassed))
    assert.deepEqual([outcome.document?.serial, outcome.document?.holderMasked], [document.serial, '林**'])
    const again = await ask(verificationOutcome, { id: outcome.id })
    assert.deepEqual(again.data, outcome)
  }
  assert.deepEqual(
    outcomes.map(({ way }) => way),
    ['file', 'browser', 'code', 'scan', 'credential'],
  )
  assert.ok(outcomes[0]?.signer?.name.includes('Document Signing'), outcomes[0]?.signer?.name)
  const log = await ask(verifyLog, { pageSize: 2 }, { token: student.token })
  assert.deepEqual([log.data.total, log.data.rows.length, log.data.rows[0]?.way], [5, 2, 'credential'])
  const rest = await ask(verifyLog, { pageSize: 10, cursor: log.data.nextCursor ?? undefined }, { token: student.token })
  assert.deepEqual(
    rest.data.rows.map(({ way }) => way),
    ['code', 'browser', 'file'],
  )
})

test('a changed file is tampered with, and what is not a signed PDF of ours is distinguished', async () => {
  const { file } = await withDocument()
  const changed = Buffer.from(file)
  changed[2000] = (changed[2000] ?? 0) ^ 1
  assert.equal((await checkFile(changed)).verdict, 'tampered')
  assert.notEqual((await checkFile(Buffer.concat([file, Buffer.from('\n')]))).verdict, 'valid')
  const outcome = await checkFile(Buffer.from('%PDF-1.7\nno more than this'))
  assert.deepEqual([outcome.verdict, outcome.document], ['unreadable', null])
  const picture = await uploadTo(campus().url, verifyFile, nobody, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'a.pdf')
  assert.equal(picture.error, 'only_pdf')
  const junkFirst = await uploadTo(campus().url, verifyFile, nobody, Buffer.concat([Buffer.from('junk\n'), file]), 'a.pdf')
  assert.equal(junkFirst.error, 'only_pdf')
})

test('two questions have two answers: whether it was changed, and who signed', async () => {
  const { student, document, file } = await withDocument()
  const answersOf = ({ integrity, signedBy, signingSchool }: Outcome) => [integrity, signedBy, signingSchool !== null]
  const stranger = await makeSchool()
  const signed = await stranger.sign(plainPdf())
  assert.deepEqual(answersOf(await checkFile(file)), ['unchanged', 'this_school', true])
  assert.deepEqual(answersOf(await checkFile(Buffer.from(signed))), ['unchanged', 'unknown', false])
  const replaced = revise(signed, { 6: '<< /Length 8 >>\nstream\nBT (x) Tj\nendstream' })
  const outcome = await checkFile(Buffer.from(replaced))
  assert.deepEqual([outcome.verdict, ...answersOf(outcome)], ['tampered', 'changed', 'unknown', false])
  const root = file
    .toString('latin1')
    .match(/\/Root \d+ 0 R/g)
    ?.at(-1)
    ?.slice(6)
  const changed = await checkFile(Buffer.from(revise(file, { 6: null }, root)))
  assert.deepEqual(answersOf(changed), ['changed', 'this_school', true])
  const unsupported = textOf(signed).replace('ETSI.CAdES.detached', 'adbe.x509.rsa_sha1 ')
  const undecided = await checkFile(Buffer.from(unsupported, 'latin1'))
  assert.deepEqual([undecided.verdict, ...answersOf(undecided)], ['undecided', 'cannot_tell', 'unknown', false])
  assert.deepEqual(answersOf(await checkFile(Buffer.from(plainPdf()))), ['cannot_tell', null, false])

  const elsewhere = await enter(campus())
  const askedBy = async (token: string) => (await ask(verifyDigest, { sha256: document.sha256 }, { token })).data
  assert.deepEqual(answersOf(await askedBy(elsewhere.token)), ['unchanged', 'other_school', true])
  assert.deepEqual(answersOf(await askedBy(student.token)), ['unchanged', 'this_school', true])
  const atOther = (await ask(verifyDigest, { sha256: document.sha256, schoolId: elsewhere.schoolId })).data
  assert.deepEqual(answersOf(atOther), ['unchanged', 'other_school', true])
  const log = await ask(verifyLog, { about: 'my_checks' }, { token: elsewhere.token })
  assert.deepEqual([log.data.rows[0]?.integrity, log.data.rows[0]?.signedBy], ['unchanged', 'other_school'])
})

test('a revoked document is reported as revoked, with its reason, by every method', async () => {
  const { student, document, file } = await withDocument()
  const admin = await enter(campus(), { roles: ['admin'], schoolId: student.schoolId })
  const done = await ask(revokeDocument, { id: document.id, reason: '学籍信息有误' }, { token: admin.token, key: 'revoke-once' })
  assert.equal(done.code, 200)
  const outcomes = [
    await checkFile(file),
    (await ask(verifyDigest, { sha256: document.sha256 })).data,
    (await ask(scanVerifyCode, { code: document.qrAddress })).data,
  ]
  for (const { verdict, document: reported, checks } of outcomes) {
    assert.deepEqual([verdict, reported?.reason], ['revoked', '学籍信息有误'])
    assert.deepEqual(checks.at(-1), { name: 'current', isPassed: false })
  }
  const log = await ask(schoolVerifications, { verdict: 'revoked' }, { token: admin.token })
  assert.equal(log.data.total, 3)
  assert.equal(
    log.data.days.reduce((sum, { other }) => sum + other, 0),
    3,
  )
  const elsewhere = await enter(campus(), { roles: ['admin'] })
  assert.equal((await ask(schoolVerifications, {}, { token: elsewhere.token })).data.total, 0)
})

test('an expired document is reported as expired', async () => {
  const { document } = await withDocument(1)
  campus().clock.advance(3 * 24 * 3600)
  assert.equal((await ask(verifyDigest, { sha256: document.sha256 })).data.verdict, 'expired')
})

test('a wrong code, a forged QR and somebody else’s credential name nothing', async () => {
  const { document, credential } = await withDocument()
  const wrong = await ask(verifyCode, { code: '0000-0000-0000-0000', ...(await readCaptcha(campus())) })
  assert.equal(wrong.error, 'anti_forgery_wrong')
  const unproved = await ask(verifyCode, { code: document.antiForgeryCode, captchaId: crypto.randomUUID(), answer: 'abc12' })
  assert.equal(unproved.error, 'captcha_wrong')
  const short = await ask(verifyCode, { code: 'ABC', ...(await readCaptcha(campus())) }, { language: 'en_US' })
  assert.equal(short.fields?.['code'], 'The code is 16 letters and digits')
  const code = codeOf(document.qrAddress)
  const forged = await ask(scanVerifyCode, { code: `${code.slice(0, -4)}AAAA` })
  assert.deepEqual([forged.data.verdict, forged.data.document], ['tampered', null])
  assert.equal((await ask(scanVerifyCode, { code: 'hello' })).error, 'credential_unknown')
  const better = await ask(verifyCredential, { credential: credential.replace('林晓雨', '林晓雪') })
  assert.deepEqual([better.data.verdict, better.data.document], ['tampered', null])
  assert.equal((await ask(verifyCredential, { credential: '{"a":1}' })).error, 'credential_unknown')
  assert.equal((await ask(verifyDigest, { sha256: '0'.repeat(64) })).data.verdict, 'unknown')
})

test('a code that the school signed over other facts than it has on record does not match the document with that number', async () => {
  const { student, document } = await withDocument()
  const findings = await readCode(codeOf(document.qrAddress), await trustOf(system()))
  assert.ok(findings.kind === 'genuine')
  const key = await codeKey(system(), student.schoolId)
  const again = await packCode(findings.payload, key)
  assert.equal((await ask(scanVerifyCode, { code: again })).data.verdict, 'valid')
  const other = await packCode({ ...findings.payload, factsHash: '0'.repeat(findings.payload.factsHash.length) }, key)
  const scanned = (await ask(scanVerifyCode, { code: other })).data
  assert.notEqual(scanned.verdict, 'valid')
  assert.equal(scanned.document, null)
})

test('one sees checks of one’s own documents and checks one made, and nobody else’s', async () => {
  const { student, document } = await withDocument()
  const [checker, stranger] = [await enter(campus()), await enter(campus())]
  const checked = await ask(verifyDigest, { sha256: document.sha256 }, { token: checker.token })
  const logOf = async (token: string, given: Parameters<typeof ask<typeof verifyLog>>[1]): Promise<OutputOf<typeof verifyLog>> =>
    (await ask(verifyLog, given, { token })).data
  assert.equal((await logOf(student.token, { documentId: document.id })).rows[0]?.id, checked.data.id)
  assert.equal((await logOf(checker.token, { about: 'my_checks' })).rows[0]?.id, checked.data.id)
  assert.equal((await logOf(checker.token, {})).total, 0)
  assert.equal((await logOf(stranger.token, { documentId: document.id })).total, 0)
  assert.equal((await ask(verifyLog, {})).result, 'login')
})

test('a result is stored unchanged for thirty days, readable by its address', async () => {
  const { document } = await withDocument()
  const { data } = await ask(verifyDigest, { sha256: document.sha256 })
  await assert.rejects(runText(campus().base.sql, "update verification set verdict = 'revoked' where id = $1", [data.id]), /evidence/)
  await assert.rejects(runText(campus().base.sql, 'delete from verification where id = $1', [data.id]), /evidence/)
  campus().clock.advance(31 * 24 * 3600)
  assert.equal((await ask(verificationOutcome, { id: data.id })).error, 'not_found')
})
