import assert from 'node:assert/strict'
import { test } from 'node:test'
import { submitProcess } from '@campus/contract/approval/starting.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'
import { systemContext } from '../../../context/context.ts'
import { act, apply, approval, openOffice, publish, reason, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { sweepApplications } from './retention.service.ts'

const campus = useTestCampus()
const days = (count: number) => campus().clock.advance(count * 24 * 3600)
const sweep = () => sweepApplications(systemContext(campus().base))

test('an ended application goes with its files after the time of its school; what runs stays, a draft goes after half a year', async () => {
  const { admin, student, first, schoolId } = await openOffice(campus())
  const { sql } = campus().base
  await sql
    .insertInto('school_setting')
    .values({
      school_id: schoolId,
      key: 'retention',
      value: JSON.stringify({ messages: 365, loginLog: 365, profileViews: 365, approvals: 400 }),
    })
    .execute()
  const papers = { id: 'papers', name: 'FileUpload' as const, title: '附件' }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])), form: [reason, papers] })
  const upload = async () =>
    (await uploadTo(campus().url, uploadFile, student.token, Buffer.from('%PDF-1.7\n%%EOF'), 'a.pdf')).data as { id: string }
  const [alone, shared] = [await upload(), await upload()]
  const filled = (...files: { id: string }[]) => ({
    formData: { reason: '盖章', papers: files.map((file) => ({ id: file.id, name: 'a.pdf' })) },
  })
  const [ended, running] = [await apply(campus(), student, id, filled(alone, shared)), await apply(campus(), student, id, filled(shared))]
  await act(campus(), first, ended, 'agree')
  const ask = asker(campus().url)
  const draft = (await ask(submitProcess, { formId: id, draft: true, formData: { reason: '以后再说' } }, student)).data.instanceId
  const left = async () =>
    (await sql.selectFrom('approval_instance').where('school_id', '=', schoolId).select('id').execute()).map((row) => row.id)
  days(179)
  await sweep()
  assert.deepEqual((await left()).toSorted(), [ended, running, draft].toSorted())
  days(2)
  await sweep()
  assert.deepEqual((await left()).toSorted(), [ended, running].toSorted())
  days(220)
  await sweep()
  assert.deepEqual(await left(), [running])
  const files = await sql.selectFrom('file').where('id', 'in', [alone.id, shared.id]).select('id').execute()
  assert.deepEqual(
    files.map((file) => file.id),
    [shared.id],
  )
  assert.deepEqual(await sql.selectFrom('approval_event').where('instance_id', '=', ended).select('seq').execute(), [])
})
