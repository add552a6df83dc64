import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setUserMailInfo, testUserMailSend } from '@campus/contract/certificates/delivery.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { pino } from 'pino'
import { asker } from '../../../../testing/ask.ts'
import { mailboxAt, useOwnMailbox } from '../../../../testing/own-mailbox.ts'
import { mailPassword } from '../../../../testing/servers/mail/mail-server.ts'
import { useTestCampus } from '../../../../testing/test-campus.ts'

const logged: string[] = []
const campus = useTestCampus({
  environment: { MAIL_PRIVATE_HOSTS: 'true' },
  services: () => ({ log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }) }),
})
const mailbox = useOwnMailbox(campus)
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const change = (id: string, changes: { recipient?: string; held_until?: Date; unsure?: number }) =>
  campus().base.sql.updateTable('mail_delivery').set(changes).where('id', '=', id).execute()

/** A mail that was tried once and waits. */
const waiting = async (cc: readonly string[] = []) => {
  const { id } = await mailbox.send({ email: 'busy@example.com', ccEmails: [...cc] })
  await mailbox.tried(id)
  return id
}

test('an unknown address bounces at once, and the sender sees why', async (t) => {
  await mailbox.open(t)
  const { id } = await mailbox.send({ email: 'gone@example.com' })
  const { state, reason, server_said, attempts } = await mailbox.ended(id)
  assert.deepEqual([state, reason, server_said, attempts], ['bounced', 'mail_bounced', '550', 1])
  const { student } = await mailbox.owner()
  assert.equal((await ask(ownMessages, {}, { token: student.token })).data.rows[0]?.title, '证明邮件未能送达')
})

test('a busy server is retried with the same mail until it accepts, and copies are sent once', async (t) => {
  let isBusy = true
  const busy = Object.assign(new Error('greylisted'), { responseCode: 450 })
  const server = await mailbox.open(t, {
    onRcptTo: ({ address }, _session, done) => done(isBusy && address.startsWith('reader') ? busy : undefined),
  })
  const alone = await mailbox.send()
  const first = await mailbox.tried(alone.id)
  assert.deepEqual([first.reason, first.server_said, first.unsure], ['mailbox_unreachable', '450', 0])
  const together = await mailbox.send({ ccEmails: ['copy@example.com'] })
  const second = await mailbox.tried(together.id)
  assert.equal(second.are_copies_sent, true)
  isBusy = false
  for (const { id } of [alone, together]) {
    await mailbox.deliver(id)
    assert.equal((await mailbox.ended(id)).state, 'sent')
  }
  assert.deepEqual(
    server.seen.map(({ recipients }) => recipients.join()),
    ['copy@example.com', alone.to, together.to],
  )
  const ids = server.seen.map(({ source }) => /^Message-ID: (.+)\r$/m.exec(source)?.[1])
  assert.deepEqual(ids, [second.message_id, first.message_id, second.message_id])
})

test('delivery to a server that never accepts is given up after the stated minutes', async (t) => {
  await mailbox.open(t)
  const id = await waiting()
  campus().clock.advance(20 * 60)
  await mailbox.deliver(id)
  const { state, reason, attempts } = await mailbox.read(id)
  assert.deepEqual([state, reason, attempts], ['failed', 'mailbox_unreachable', 2])
})

test('a server that disconnects before acknowledging a mail gets it twice, not three times', async (t) => {
  let taken = 0
  const server = await mailbox.open(t, {
    onData(stream) {
      stream.resume()
      stream.on('end', () => {
        taken += 1
        server.breakOff()
      })
    },
  })
  const { id } = await mailbox.send()
  assert.equal((await mailbox.tried(id)).unsure, 1)
  await mailbox.deliver(id)
  const { state, reason, attempts } = await mailbox.read(id)
  assert.deepEqual([state, reason, attempts, taken], ['failed', 'mail_unsure', 2, 2])
})

test('an unreachable server has accepted nothing, so it may be retried as long as time allows', async (t) => {
  const server = await mailbox.open(t)
  const { token } = (await mailbox.owner()).student
  await ask(setUserMailInfo, mailboxAt(server, { port: 1 }), { token })
  const { id } = await mailbox.send()
  const { unsure, reason } = await mailbox.tried(id)
  assert.deepEqual([unsure, reason], [0, 'mailbox_unreachable'])
  assert.equal((await ask(testUserMailSend, {}, { token })).error, 'mailbox_unreachable')
  await mailbox.deliver(id)
  await ask(setUserMailInfo, mailboxAt(server), { token })
  await mailbox.deliver(id)
  const { state, attempts } = await mailbox.read(id)
  assert.deepEqual([state, attempts], ['sent', 3])
})

test('after a crash while sending there is one more attempt, after a second crash none', async (t) => {
  const server = await mailbox.open(t)
  const [once, twice] = [await waiting(['c1@example.com']), await waiting(['c2@example.com'])]
  const died = { held_until: new Date(0) }
  await change(once, { recipient: 'dead-1@example.com', ...died })
  await change(twice, { recipient: 'dead-2@example.com', ...died, unsure: 1 })
  for (const id of [once, twice]) await mailbox.deliver(id)
  const [first, second] = [await mailbox.read(once), await mailbox.read(twice)]
  assert.deepEqual([first.state, first.unsure, second.state, second.reason], ['sent', 1, 'failed', 'mail_unsure'])
  assert.deepEqual(
    server.seen.flatMap(({ recipients }) => recipients.filter((address) => address.startsWith('dead'))),
    ['dead-1@example.com'],
  )
})

test('two concurrent workers send a mail once, and a locked mail waits for its worker', async (t) => {
  const server = await mailbox.open(t)
  const id = await waiting()
  await change(id, { recipient: 'once@example.com', held_until: new Date(campus().clock.now().getTime() + 60_000) })
  await mailbox.deliver(id)
  assert.equal((await mailbox.read(id)).state, 'queued')
  await change(id, { held_until: new Date(0) })
  await Promise.all(Array.from({ length: 5 }, () => mailbox.deliver(id)))
  assert.equal((await mailbox.read(id)).state, 'sent')
  assert.equal(server.seen.length, 1)
})

test('the same mail asked for many times at once waits once and leaves once', async (t) => {
  const server = await mailbox.open(t)
  const mails = await Promise.all(Array.from({ length: 6 }, () => mailbox.send({ email: 'again@example.com' })))
  const ids = new Set(mails.map(({ id }) => id))
  for (const id of ids) await mailbox.ended(id)
  assert.equal(server.seen.length, ids.size)
  const { student, documentId } = await mailbox.owner()
  const mail = {
    school_id: student.schoolId,
    person_id: student.person.id,
    document_ids: [documentId],
    recipient: 'twice@example.com',
    subject: '在读证明',
    via: 'own' as const,
    queued_at: new Date(),
  }
  const rows = [1, 2].map((each) => ({ ...mail, message_id: `<${each}@example.edu.cn>` }))
  await assert.rejects(campus().base.sql.insertInto('mail_delivery').values(rows).execute(), /mail_delivery__once_queued/)
})

test('a wrong authorization code fails the mail at once and differs from an unreachable server', async (t) => {
  const server = await mailbox.open(t)
  const { token } = (await mailbox.owner()).student
  await ask(setUserMailInfo, mailboxAt(server, { authCode: 'wrong horse' }), { token })
  assert.equal((await ask(testUserMailSend, {}, { token })).error, 'mailbox_refused')
  const { id } = await mailbox.send()
  const { state, reason } = await mailbox.ended(id)
  assert.deepEqual([state, reason, server.seen.length], ['failed', 'mailbox_refused', 0])
  assert.ok(logged.some((line) => line.includes(id) && line.includes('535')))
  assert.ok(!logged.some((line) => line.includes('wrong horse') || line.includes(mailPassword)))
  await ask(setUserMailInfo, mailboxAt(server), { token })
  assert.equal((await ask(testUserMailSend, {}, { token, language: 'en_US' })).code, 200)
  assert.match(server.seen[0]?.source ?? '', /Subject: Campus: your mailbox works/)
})
