import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { previewDocument } from '@campus/contract/documents/making.ts'
import { askForData, dataRequests } from '@campus/contract/people/privacy.ts'
import { asker } from './testing/ask.ts'
import { enrolled, makeOne } from './testing/documents.ts'
import { eventually } from './testing/eventually.ts'
import { useTestCampus } from './testing/test-campus.ts'

const campus = useTestCampus()

/** How a PDF and an archive begin, and so every document, preview and copy of somebody's data. */
const readable = new Set(['%PDF', 'PK\u0003\u0004'])

test('documents, previews and copies of people’s data are stored unreadable without the secret', async () => {
  const ask = asker(campus().url)
  const student = await enrolled(campus())
  const { id } = await makeOne(campus(), student)
  assert.equal((await ask(previewDocument, { templateId: student.templateId }, student)).code, 200)
  const copy = (await ask(askForData, { kind: 'export' }, student)).data.id
  await eventually(async () => (await ask(dataRequests, {}, student)).data.find((one) => one.id === copy && one.state === 'ready'))
  const { sql, services } = campus().base
  const stored = {
    document: await sql.selectFrom('issued_document').where('id', '=', id).select('blob_key').executeTakeFirst(),
    preview: await sql
      .selectFrom('file')
      .where('owner_id', '=', student.person.id)
      .where('use', '=', 'preview')
      .select('blob_key')
      .executeTakeFirst(),
    copy: await sql.selectFrom('data_request').where('id', '=', copy).select('blob_key').executeTakeFirst(),
  }
  for (const [what, row] of Object.entries(stored)) {
    const content = await services.blobs.get(row?.blob_key ?? '')
    assert.ok(content, what)
    const begins = (await buffer(content)).subarray(0, 4).toString('latin1')
    assert.equal(readable.has(begins), false, what)
  }
})
