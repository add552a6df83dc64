import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pdfInfo } from '@campus/contract/documents/making.ts'
import type { Typesetter } from '../../../ports/typesetter/typesetter.ts'
import { asker } from '../../../testing/ask.ts'
import { enrolled } from '../../../testing/documents.ts'
import { makeTemplate } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const used: string[] = []
const typesetterCalled = (name: string): Typesetter => ({
  set: async () => {
    used.push(name)
    return { kind: 'pages', pdf: Buffer.from('%PDF-1.7\n'), pages: 1 }
  },
  draw: async () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9pt" height="9pt"><path d="M0 0h9v9z"/></svg>',
  close: async () => undefined,
})

const campus = useTestCampus({
  world: () => ({ typesetter: typesetterCalled('certificates'), previewTypesetter: typesetterCalled('previews') }),
})

test('a preview is set by the processes for previews, so a draft that hangs keeps no certificate waiting', async () => {
  const student = await enrolled(campus())
  const { id } = await makeTemplate(campus().ground.sql, student.schoolId)
  const shown = await asker(campus().url)(pdfInfo, { type: 'specimen', id }, { token: student.token })
  assert.equal(Number(shown.code), 200)
  assert.deepEqual(used, ['previews'])
})
