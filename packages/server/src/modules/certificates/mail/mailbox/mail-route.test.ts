import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileApply } from '@campus/contract/certificates/applications.ts'
import { setSchoolMailbox } from '@campus/contract/certificates/console.ts'
import { dropUserMailInfo, mailStatus, sendMail, setUserMailInfo, userMailInfo } from '@campus/contract/certificates/delivery.ts'
import { serverInfo } from '@campus/contract/certificates/service-info.ts'
import { systemContext } from '../../../../context/context.ts'
import { applyFor, waitForApplication } from '../../../../testing/applications.ts'
import { asker } from '../../../../testing/ask.ts'
import { enrolled, makeOne } from '../../../../testing/documents.ts'
import { enter } from '../../../../testing/enter.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { mailboxAt, trust } from '../../../../testing/own-mailbox.ts'
import { startMailServer } from '../../../../testing/servers/mail/mail-server.ts'
import { useTestCampus } from '../../../../testing/test-campus.ts'
import { deliverMail } from '../deliveries/deliver.service.ts'

const campus = useTestCampus({ environment: { SMTP_CARRIES_DOCUMENTS: 'false', MAIL_PRIVATE_HOSTS: 'true' } })
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const student = () => enrolled(campus(), { rules: { ways: ['download', 'email'] } })
const email = 'office@example.com'

test('a school without a mailbox sends no mail, and reports that my own is needed', async () => {
  const { token, templateId } = await student()
  const refused = await ask(fileApply, { templateId, way: 'email', email }, { token })
  assert.deepEqual([refused.error, refused.msg], ['mail_not_configured', '学校未配置发件邮箱，请先设置个人邮箱'])
  const { id: documentId } = await makeOne(campus(), { token, templateId })
  assert.equal((await ask(sendMail, { documentId, email }, { token })).error, 'mail_not_configured')
  assert.equal((await ask(userMailInfo, {}, { token })).data.schoolHasMail, false)
  const { ways, schoolHasMail } = (await ask(serverInfo, {}, { token })).data
  assert.deepEqual([ways, schoolHasMail], [['download'], false])
})

test('mail is sent with my own mailbox; removing it before sending fails the mail with advice', async (t) => {
  const { token, templateId } = await student()
  const server = await startMailServer(t)
  trust(server)
  await ask(setUserMailInfo, mailboxAt(server), { token })
  const { applicationId } = await applyFor(campus(), { token }, { templateId, way: 'email', email })
  assert.equal((await waitForApplication(campus(), { token }, applicationId, ({ delivery }) => delivery === 'sent')).delivery, 'sent')
  const { documentId } = await waitForApplication(campus(), { token }, applicationId)
  const busy = { documentId: documentId ?? '', email: 'busy@example.com' }
  const { id } = (await ask(sendMail, busy, { token })).data
  await ask(dropUserMailInfo, {}, { token })
  // The first attempt may be under way, with the mailbox as it was.
  const mail = await eventually(async () => {
    await campus().base.sql.updateTable('mail_delivery').set({ held_until: null }).where('id', '=', id).execute()
    await deliverMail(systemContext(campus().base), id)
    const status = (await ask(mailStatus, { applicationId }, { token })).data.find((one) => one.id === id)
    return status?.state === 'queued' ? undefined : status
  })
  assert.deepEqual([mail.state, mail.reason], ['failed', '学校未配置发件邮箱，请先设置个人邮箱'])
})

test('a mailbox of the school is there for everybody of it', async (t) => {
  const { token, templateId, schoolId } = await student()
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const server = await startMailServer(t)
  trust(server)
  await ask(setSchoolMailbox, mailboxAt(server, { address: 'office@school.edu.cn' }), { token: admin.token })
  const { applicationId } = await applyFor(campus(), { token }, { templateId, way: 'email', email })
  await waitForApplication(campus(), { token }, applicationId, ({ delivery }) => delivery === 'sent')
  assert.deepEqual([server.seen[0]?.user, server.seen[0]?.recipients], ['office@school.edu.cn', [email]])
})
