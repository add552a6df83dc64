import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemContext } from '../../../context/context.ts'
import { typstTypesetter } from '../../../ports/typesetter/typst-typesetter.ts'
import { enrolled, makeOne, orderDocument, waitForDocument } from '../../../testing/documents.ts'
import { makeTemplate } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeOrdered } from './make.service.ts'

const campus = useTestCampus({ services: () => ({ typesetter: typstTypesetter({ workers: 1, cpuMs: 1500 }) }) })
const endless = '#let n = 0\n#for i in range(9000) { for j in range(9000) { for k in range(9000) { n += 1 } } }'

test('a certificate that hangs fails by itself, gives its use back, and no other one with it', async () => {
  const { base } = campus()
  const student = await enrolled(campus())
  const { token, person, schoolId } = student
  const { id: templateId } = await makeTemplate(base.sql, schoolId, { source: endless })
  const id = await orderDocument(campus(), student, { templateId })
  // Run twice, the second and last try does not wait for the queue; the first try reports its failure to the queue.
  const twice = makeOrdered(systemContext(base), id).catch(String)
  assert.equal((await makeOne(campus(), student)).state, 'valid')
  await twice
  const failed = await waitForDocument(campus(), token, id)
  assert.deepEqual([failed.state, failed.reason], ['failed', '文件生成失败，请稍后重试'])
  const uses = await base.sql
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
