import assert from 'node:assert/strict'
import { beforeEach } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { GivenTo, OutputOf } from '@campus/contract/call.ts'
import { sendMail, setUserMailInfo } from '@campus/contract/certificates/delivery.ts'
import { systemContext } from '../context/context.ts'
import { deliverMail } from '../modules/certificates/mail/deliveries/deliver.service.ts'
import { asker } from './ask.ts'
import { enrolled, makeOne } from './documents.ts'
import { proveNow } from './enter.ts'
import { eventually } from './eventually.ts'
import { mailPassword, startMailServer } from './servers/mail/mail-server.ts'
import type { TestCampus } from './test-campus.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>
type Mailbox = GivenTo<typeof setUserMailInfo>

export const mailboxAt = ({ settings: { port } }: MailServer, more: Partial<Mailbox> = {}): Mailbox => ({
  type: 'other',
  host: 'localhost',
  port,
  isSecure: false,
  address: 'lin@example.edu.cn',
  authCode: mailPassword,
  ...more,
})

/** Mailboxes that people set have public certificates; here that of a server of ours is one of them. */
export const trust = ({ cert }: MailServer) => setDefaultCACertificates([...getCACertificates('bundled'), cert])

/** A student with a document, and a mailbox of theirs at a mail server of each test. */
export const useOwnMailbox = (campus: () => TestCampus) => {
  let prepared: Promise<{ student: Awaited<ReturnType<typeof enrolled>>; documentId: string }> | undefined
  const prepare = async () => {
    // What is to be tried again waits for the clock of the database: the tests decide when, and nobody else.
    campus().clock.advance(3600)
    const student = await enrolled(campus(), { rules: { ways: ['download', 'email'] } }, { name: '林晓雨' })
    return { student, documentId: (await makeOne(campus(), student)).id }
  }
  beforeEach(async () => {
    prepared ??= prepare()
    await prepared
  })
  const owner = () => {
    if (!prepared) throw new Error('the student is there only while tests run')
    return prepared
  }
  const read = (id: string) => campus().base.sql.selectFrom('mail_delivery').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const readWhen = (id: string, isSo: (row: Awaited<ReturnType<typeof read>>) => boolean) =>
    eventually(async () => {
      const row = await read(id)
      return isSo(row) ? row : undefined
    })
  let sent = 0
  return {
    owner,
    read,
    async open(...given: Parameters<typeof startMailServer>): Promise<MailServer> {
      const server = await startMailServer(...given)
      trust(server)
      const { student } = await owner()
      const { token } = student
      // The tests move the clock on; a new mailbox takes a fresh proof.
      await proveNow(campus(), student)
      assert.equal((await asker(campus().url)(setUserMailInfo, mailboxAt(server), { token })).code, 200)
      return server
    },
    async send(more: Partial<GivenTo<typeof sendMail>> = {}): Promise<OutputOf<typeof sendMail>> {
      const { student, documentId } = await owner()
      sent += 1
      const given = { documentId, email: `reader-${sent}@example.com`, ...more }
      const { data, msg } = await asker(campus().url)(sendMail, given, { token: student.token })
      if (!data) throw new Error(msg)
      return data
    },
    /** When the mail is finished. */
    ended: (id: string) => readWhen(id, ({ state }) => state !== 'queued'),
    /** When it was tried and waits for another attempt. */
    tried: (id: string) => readWhen(id, ({ state, attempts, held_until }) => state === 'queued' && attempts > 0 && held_until === null),
    /** As the job does, without waiting for its time. */
    deliver: (id: string) => deliverMail(systemContext(campus().base), id),
  }
}
