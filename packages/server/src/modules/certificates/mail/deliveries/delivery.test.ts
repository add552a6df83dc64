import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileApply } from '@campus/contract/certificates/applications.ts'
import { schoolMails, setSchoolMailbox, testSchoolMailbox } from '@campus/contract/certificates/console.ts'
import {
  mailStatus,
  sendMail,
  sendOrderEmail,
  setUserMailInfo,
  testUserMailSend,
  userMailInfo,
} from '@campus/contract/certificates/delivery.ts'
import { ownDocumentFile } from '@campus/contract/documents/own-documents.ts'
import { systemContext } from '../../../../context/context.ts'
import type { Column } from '../../../../platform/db/sql.ts'
import { asker, fetchCall } from '../../../../testing/ask.ts'
import { enrolled, makeOne } from '../../../../testing/documents.ts'
import { enter } from '../../../../testing/enter.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { mailboxAt, trust, useOwnMailbox } from '../../../../testing/own-mailbox.ts'
import { returnedMail } from '../../../../testing/returned-mail.ts'
import { startMailServer } from '../../../../testing/servers/mail/mail-server.ts'
import { useTestCampus } from '../../../../testing/test-campus.ts'
import { takeBounce } from './bounce.service.ts'

const campus = useTestCampus({ environment: { MAIL_PRIVATE_HOSTS: 'true' } })
const mailbox = useOwnMailbox(campus)
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

/** The bytes of the first PDF inside a mail. */
const pdfIn = (source: string) => {
  const [, part = ''] = source.split('Content-Type: application/pdf')
  const [, body = ''] = /\r\n\r\n([\w+/=\r\n]+?)\r\n--/.exec(part) ?? []
  return Buffer.from(body, 'base64')
}

test('a mail through my own mailbox brings the signed PDF, byte by byte as it was issued, to everybody named', async (t) => {
  const server = await mailbox.open(t)
  const { student, documentId } = await mailbox.owner()
  const mail = await mailbox.send({ ccEmails: ['copy@example.com', 'copy@example.com', 'gone@example.com'] })
  assert.deepEqual([mail.state, mail.via, mail.cc], ['queued', 'own', ['copy@example.com', 'gone@example.com']])
  const { state, sent_at, refused_cc, message_id, attempts } = await mailbox.ended(mail.id)
  assert.deepEqual([state, sent_at !== null, refused_cc, attempts], ['sent', true, ['gone@example.com'], 1])
  const [first = { user: '', secure: false, recipients: [], source: '' }] = server.seen
  const { user, secure, recipients, source } = first
  assert.deepEqual([server.seen.length, user, secure, recipients], [1, 'lin@example.edu.cn', true, [mail.to, 'copy@example.com']])
  const file = await fetchCall(campus().url, ownDocumentFile, { id: documentId }, { token: student.token })
  const issued = Buffer.from(await file.arrayBuffer())
  assert.ok(issued.length > 1000 && pdfIn(source).equals(issued))
  assert.ok(source.includes(`Message-ID: ${message_id}`))
  assert.match(source, /^From: =\?UTF-8\?.*<lin@example\.edu\.cn>\r$/m)
  assert.ok((await ask(userMailInfo, {}, { token: student.token })).data.mailbox?.worksSince)
})

test('without a mailbox of their own people send through that of the school, and without one through the installation', async (t) => {
  const server = await startMailServer(t)
  trust(server)
  const other = await enrolled(campus())
  const { token } = other
  const { id } = await makeOne(campus(), other)
  const first = (await ask(sendMail, { documentId: id, email: 'installation@example.com' }, { token })).data
  assert.equal((await mailbox.ended(first.id)).via, 'school')
  const [letter = ''] = await campus().sentTo('mail', 'installation@example.com')
  assert.match(letter, /在读证明（编号 .+）/)
  const admin = await enter(campus(), { schoolId: other.schoolId, kind: 'teacher', roles: ['admin'] })
  await ask(setSchoolMailbox, mailboxAt(server, { address: 'office@example.edu.cn' }), { token: admin.token })
  assert.equal((await ask(testSchoolMailbox, {}, { token: admin.token })).code, 200)
  const second = (await ask(sendMail, { documentId: id, email: 'school@example.com' }, { token })).data
  await mailbox.ended(second.id)
  assert.deepEqual(
    server.seen.map(({ user, recipients }) => [user, recipients[0]]),
    [
      ['office@example.edu.cn', 'office@example.edu.cn'],
      ['office@example.edu.cn', 'school@example.com'],
    ],
  )
})

test('a mailbox is not tried without end', async (t) => {
  const server = await startMailServer(t)
  const { token } = await enter(campus())
  await ask(setUserMailInfo, mailboxAt(server, { port: 1 }), { token })
  const answers: (string | undefined)[] = []
  for (let tried = 0; tried < 7; tried += 1) answers.push((await ask(testUserMailSend, {}, { token })).error)
  assert.deepEqual([...new Set(answers)], ['mailbox_unreachable', 'try_later'])
  assert.equal(answers.indexOf('try_later'), 6)
})

test('nobody sends a document of somebody else, a missing one, or an invalid one', async () => {
  const { student, documentId } = await mailbox.owner()
  const stranger = await enter(campus(), { schoolId: student.schoolId })
  const { token } = student
  const to = { email: 'spy@example.com' }
  assert.equal((await ask(sendMail, { documentId, ...to }, { token: stranger.token })).error, 'not_found')
  assert.equal((await ask(sendMail, { documentId: student.person.id, ...to }, { token })).error, 'not_found')
  assert.equal((await ask(sendOrderEmail, { orderId: documentId, ...to }, { token })).error, 'not_found')
  assert.equal((await ask(mailStatus, { orderId: documentId }, { token })).error, 'not_found')
  const { id } = await makeOne(campus(), student)
  const revoked = { state: 'revoked', ended_at: new Date(), ended_by: student.person.id, reason: '有误' } as const
  await campus().base.sql.updateTable('issued_document').set(revoked).where('id', '=', id).execute()
  assert.equal((await ask(sendMail, { documentId: id, ...to }, { token })).error, 'document_over')
  const bad = await ask(sendMail, { documentId, email: 'a@b', ccEmails: ['x'] }, { token })
  assert.deepEqual(Object.keys(bad.fields ?? {}).toSorted(), ['ccEmails.0', 'email'])
})

test('a document that ends while its mail waits does not leave any more', async (t) => {
  await mailbox.open(t)
  const { student } = await mailbox.owner()
  const { id: documentId } = await makeOne(campus(), student)
  const { id } = await mailbox.send({ documentId, email: 'busy@example.com' })
  await mailbox.tried(id)
  const revoked = { state: 'revoked', ended_at: new Date(), ended_by: student.person.id, reason: '有误' } as const
  await campus().base.sql.updateTable('issued_document').set(revoked).where('id', '=', documentId).execute()
  await mailbox.deliver(id)
  const { state, reason } = await mailbox.read(id)
  assert.deepEqual([state, reason], ['failed', 'document_over'])
})

test('twenty mails a day are enough', async () => {
  const other = await enrolled(campus())
  const { id } = await makeOne(campus(), other)
  const window_ends_at = new Date(campus().clock.now().getTime() + 3_600_000)
  const before = { key: `mail-documents:${other.person.id}`, count: 19, window_ends_at }
  await campus().base.sql.insertInto('throttle').values(before).execute()
  const answers: (string | undefined)[] = []
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
    answers.push((await ask(sendMail, { documentId: id, email }, { token: other.token })).error)
  assert.deepEqual(answers, [undefined, 'enough_today', 'enough_today'])
})

test('administrators and auditors see what became of the mails of their school, with addresses masked', async (t) => {
  await mailbox.open(t)
  const { student } = await mailbox.owner()
  const mail = await mailbox.send({ email: 'gone@example.com', ccEmails: ['gone2@example.com'] })
  await mailbox.ended(mail.id)
  for (const role of ['admin', 'auditor'] as const) {
    const { token } = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: [role] })
    const { rows } = (await ask(schoolMails, { state: 'bounced', words: student.person.number }, { token })).data
    const seen = rows.find(({ id }) => id === mail.id)
    assert.deepEqual([seen?.to, seen?.cc, seen?.personName, seen?.state], ['g***@example.com', ['g***@example.com'], '林晓雨', 'bounced'])
    assert.match(seen?.reason ?? '', /\(550\)$/)
  }
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(schoolMails, {}, { token: stranger.token })).data.total, 0)
})

test('an application by mail is done when the mail is sent, fails when it bounces, and is done when it is sent elsewhere', async (t) => {
  const server = await mailbox.open(t)
  const { student } = await mailbox.owner()
  const { token, templateId } = student
  const choices = { templateId, way: 'email', email: 'office@example.com', titleZh: '留学材料', titleEn: 'For Oxford' } as const
  const { applicationId, orderId } = (await ask(fileApply, choices, { token })).data
  const { sql } = campus().base
  const lineIs = (state: Column<'order_line', 'state'>) =>
    eventually(() => sql.selectFrom('order_line').where('order_id', '=', orderId).where('state', '=', state).selectAll().executeTakeFirst())
  await lineIs('done')
  const mails = async () => (await ask(mailStatus, { applicationId }, { token })).data
  const [first] = await mails()
  assert.deepEqual([first?.to, first?.state], ['office@example.com', 'sent'])
  assert.match(first?.files.join() ?? '', /^留学材料-.+\.pdf$/)
  const { message_id } = await mailbox.read(first?.id ?? '')
  const back = () => takeBounce(systemContext(campus().base), returnedMail(message_id, 'office@example.com'))
  assert.deepEqual((await Promise.all([back(), back()])).toSorted(), ['bounced', 'nothing'])
  assert.equal((await lineIs('send_failed')).reason, 'mail_bounced')
  assert.equal((await ask(sendOrderEmail, { orderId, email: 'home@example.com' }, { token })).code, 200)
  await lineIs('done')
  assert.deepEqual(
    (await mails()).map(({ to, state }) => [to, state]),
    [
      ['home@example.com', 'sent'],
      ['office@example.com', 'bounced'],
    ],
  )
  assert.deepEqual((await ask(mailStatus, { orderId }, { token })).data, await mails())
  assert.equal(server.seen.length, 2)
  const stranger = await enter(campus(), { schoolId: student.schoolId })
  for (const about of [{ applicationId }, { orderId }])
    assert.equal((await ask(mailStatus, about, { token: stranger.token })).error, 'not_found')
  const events = await sql
    .selectFrom('application_event')
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .select('kind')
    .execute()
  const reported = events.map(({ kind }) => kind).filter((kind) => kind.startsWith('mail'))
  assert.deepEqual(reported, ['mail_queued', 'mail_sent', 'mail_bounced', 'mail_sent'])
})

test('a bounced copy does not change the mail, and a bounce of a foreign mail is ignored', async (t) => {
  await mailbox.open(t)
  const mail = await mailbox.send({ ccEmails: ['copy@example.com'] })
  const { message_id } = await mailbox.ended(mail.id)
  const ctx = systemContext(campus().base)
  assert.equal(await takeBounce(ctx, returnedMail(message_id, 'copy@example.com')), 'copy')
  assert.equal(await takeBounce(ctx, returnedMail(message_id, 'forwarded@elsewhere.cn')), 'nothing')
  assert.equal(await takeBounce(ctx, returnedMail('<other@else>', mail.to)), 'unknown')
  const { state, refused_cc } = await mailbox.read(mail.id)
  assert.deepEqual([state, refused_cc], ['sent', ['copy@example.com']])
})
