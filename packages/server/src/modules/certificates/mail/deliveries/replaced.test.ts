import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailStatus, setUserMailInfo } from '@campus/contract/certificates/delivery.ts'
import { reissueDocument } from '@campus/contract/documents/console/issued.ts'
import { systemContext } from '../../../../context/context.ts'
import { applyFor, waitForApplication } from '../../../../testing/applications.ts'
import { asker } from '../../../../testing/ask.ts'
import { enrolled } from '../../../../testing/documents.ts'
import { enter } from '../../../../testing/enter.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { mailboxAt, trust } from '../../../../testing/own-mailbox.ts'
import { startMailServer } from '../../../../testing/servers/mail/mail-server.ts'
import { useTestCampus } from '../../../../testing/test-campus.ts'
import { deliverMail } from './deliver.service.ts'

const campus = useTestCampus({ environment: { MAIL_PRIVATE_HOSTS: 'true' } })
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

test('a waiting mail sends the document that replaced its own, and the order is completed', async (t) => {
  // What is to be tried again waits for the clock of the database: the test decides when, and nobody else.
  campus().clock.advance(3600)
  const student = await enrolled(campus(), { rules: { ways: ['email'] } })
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  let isBusy = true
  const busy = Object.assign(new Error('greylisted'), { responseCode: 450 })
  const server = await startMailServer(t, { onRcptTo: (_address, _session, done) => done(isBusy ? busy : undefined) })
  trust(server)
  await ask(setUserMailInfo, mailboxAt(server), student)
  const wish = { templateId: student.templateId, way: 'email', email: 'office@example.com' } as const
  const { applicationId } = await applyFor(campus(), student, wish)
  const waiting = await waitForApplication(campus(), student, applicationId, ({ delivery }) => delivery === 'unsent')
  const mails = async () => (await ask(mailStatus, { applicationId }, student)).data
  await eventually(async () => (await mails()).some(({ reason }) => reason !== '') || undefined)

  const { id } = (await ask(reissueDocument, { id: waiting.documentId ?? '', reason: '更正姓名' }, admin)).data
  const moved = await waitForApplication(campus(), student, applicationId, ({ documentId }) => documentId === id)
  isBusy = false
  for (const mail of await mails()) await deliverMail(systemContext(campus().base), mail.id)
  const [mail, ...others] = await mails()
  assert.deepEqual([mail?.state, others], ['sent', []])
  assert.ok(mail?.files[0]?.includes(moved.serial))
  assert.equal(server.seen.length, 1)
  const { delivery, timeline } = await waitForApplication(campus(), student, applicationId)
  assert.deepEqual([delivery, timeline.map(({ kind }) => kind)], ['sent', ['applied', 'made', 'mail_queued', 'superseded', 'mail_sent']])
})
