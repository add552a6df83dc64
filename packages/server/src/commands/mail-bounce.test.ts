import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { saveReminder } from '../modules/messages/reminders/reminder.repository.ts'
import { asker } from '../testing/ask.ts'
import { childEnvironment } from '../testing/child-environment.ts'
import { enter } from '../testing/enter.ts'
import { returnedMail } from '../testing/returned-mail.ts'
import { useTestCampus } from '../testing/test-campus.ts'

const campus = useTestCampus()
const program = fileURLToPath(new URL('mail-bounce.ts', import.meta.url))

/** As a mail server does: the notification comes through a pipe. */
const pipe = async (notification: string, databaseUrl = campus().databaseUrl) => {
  const env = { ...childEnvironment, DATABASE_URL: databaseUrl, CAMPUS_SECRET: randomBytes(32).toString('hex') }
  const child = spawn(process.execPath, [program], { env, stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.end(notification)
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { said: (await text(child.stdout)).trim(), status: await ended }
}

test('a mail server pipes a notification in, and the sender sees the bounce', async () => {
  const { sql } = campus().base
  const { person, schoolId, token } = await enter(campus())
  await saveReminder(sql, { personId: person.id, schoolId, category: 'progress', byMail: true, now: new Date() })
  const now = new Date()
  const mail = {
    school_id: schoolId,
    person_id: person.id,
    document_ids: [randomUUID()],
    recipient: 'gone@example.com',
    subject: '在读证明',
  }
  const { id } = await sql
    .insertInto('mail_delivery')
    .values({ ...mail, via: 'school', state: 'sent', message_id: '<known@example.edu.cn>', queued_at: now, sent_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const notification = returnedMail('<known@example.edu.cn>', 'gone@example.com')
  assert.deepEqual(await pipe(notification), { said: 'The mail did not arrive; its sender is told.', status: 0 })
  const { state, reason } = await sql.selectFrom('mail_delivery').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  assert.deepEqual([state, reason], ['bounced', 'mail_bounced'])
  const { rows } = (await asker(campus().url)(ownMessages, {}, { token })).data
  assert.deepEqual(
    rows.map(({ title }) => title),
    ['证明邮件未能送达'],
  )
  assert.deepEqual(await pipe(notification), { said: 'The notification tells of no new failure.', status: 0 })
})

test('what is no notification of ours is passed over, however long it is', async () => {
  const letter = `Subject: hello\r\n\r\n${'x'.repeat(3_000_000)}`
  assert.deepEqual(await pipe(letter), { said: 'This is no notification about a mail that brought documents.', status: 0 })
})

test('a mail server is asked to retry while the database is down', async () => {
  const away = 'postgres://campus@127.0.0.1:1/campus'
  assert.deepEqual(await pipe(returnedMail('<a@b>', 'gone@example.com'), away), { said: '', status: 75 })
})
