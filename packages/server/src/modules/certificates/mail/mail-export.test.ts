import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setUserMailInfo } from '@campus/contract/certificates/delivery.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { exportMails } from './mail-export.service.ts'
import { forgetMailbox } from './mailbox/mailbox.service.ts'

const campus = useTestCampus()

test('my own copy holds my mails and my mailbox without its code, and a removed mailbox is deleted', async () => {
  const [mine, other] = [await enter(campus()), await enter(campus())]
  const { person, schoolId, token } = mine
  const given = { type: 'qq', address: 'lin@qq.com', authCode: 'qwer-asdf-zxcv' } as const
  await asker(campus().url)(setUserMailInfo, given, { token })
  const mail = { document_ids: [randomUUID()], subject: '在读证明', via: 'own' as const, queued_at: new Date() }
  const rows = [mine, other].map((each) => ({ ...mail, school_id: each.schoolId, person_id: each.person.id, recipient: each.person.email }))
  const values = rows.map((row) => ({ ...row, message_id: `<${row.person_id}@example.edu.cn>` }))
  await campus().base.sql.insertInto('mail_delivery').values(values).execute()
  const ctx = systemContext(campus().base)
  const copy = await exportMails(ctx, person.id)
  assert.deepEqual(
    copy.mails.map(({ recipient }) => recipient),
    [person.email],
  )
  assert.deepEqual(copy.mailbox, { type: 'qq', host: 'smtp.qq.com', address: 'lin@qq.com', worksSince: null })
  await forgetMailbox(ctx, { schoolId, personId: person.id })
  assert.equal((await exportMails(ctx, person.id)).mailbox, null)
})
