import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeDocument } from '@campus/contract/documents/making.ts'
import { systemContext } from '../../../platform/context.ts'
import { typstTypesetter } from '../../../ports/typesetter/typst-typesetter.ts'
import { asker } from '../../../testing/ask.ts'
import { enrolled, makeOne, waitForDocument } from '../../../testing/documents.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeTemplate } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeOrdered } from './make.service.ts'

const campus = useTestCampus({ world: () => ({ typesetter: typstTypesetter({ workers: 1, timeoutMs: 800 }) }) })
const endless = '#let n = 0\n#for i in range(9000) { for j in range(9000) { for k in range(9000) { n += 1 } } }'

test('a certificate that hangs fails by itself, gives its use back, and no other one with it', async () => {
  const { ground, url } = campus()
  const student = await enrolled(campus())
  const { token, person, schoolId } = student
  const { id: templateId } = await makeTemplate(ground.sql, schoolId, { source: endless })
  const { data } = await asker(url)(makeDocument, { templateId }, { token })
  assert.equal((await makeOne(campus(), student)).state, 'valid')
  const attempts = async () =>
    (await ground.sql.selectFrom('issued_document').where('id', '=', data.id).select('attempts').executeTakeFirstOrThrow()).attempts
  await eventually(async () => ((await attempts()) > 0 ? true : undefined))
  // The queue would tell it again in a while.
  await makeOrdered(systemContext(ground), data.id)
  const failed = await waitForDocument(campus(), token, data.id)
  assert.deepEqual([failed.state, failed.reason], ['failed', '文件生成失败，请稍后重试'])
  const uses = await ground.sql
    .selectFrom('template_use')
    .where('person_id', '=', person.id)
    .where('template_id', '=', templateId)
    .select('undone_at')
    .execute()
  assert.deepEqual(
    uses.map(({ undone_at }) => undone_at !== null),
    [true],
  )
})
