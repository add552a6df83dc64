import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { publishTemplate, saveTemplate } from '@campus/contract/documents/console/templates.ts'
import { pdfInfo } from '@campus/contract/documents/making.ts'
import type { Typesetter } from '../../../ports/typesetter/typesetter.ts'
import { asker } from '../../../testing/ask.ts'
import { enrolled } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { makeTemplate, makeTemplateType, plainRules, plainSource } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

let used: string[] = []
const typesetterCalled = (name: string): Typesetter => ({
  set: async () => {
    used.push(name)
    return { kind: 'pages', pdf: Buffer.from('%PDF-1.7\n'), pages: 1 }
  },
  draw: async () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9pt" height="9pt"><path d="M0 0h9v9z"/></svg>',
  drawName: async () => ({ missing: [] }),
  close: async () => undefined,
})

const campus = useTestCampus({
  services: () => ({ typesetter: typesetterCalled('certificates'), previewTypesetter: typesetterCalled('previews') }),
})

beforeEach(() => {
  used = []
})

test('a preview is set by the processes for previews, so a draft that hangs keeps no certificate waiting', async () => {
  const student = await enrolled(campus())
  const { id } = await makeTemplate(campus().base.sql, student.schoolId)
  const shown = await asker(campus().url)(pdfInfo, { type: 'specimen', id }, { token: student.token })
  assert.equal(Number(shown.code), 200)
  assert.deepEqual(used, ['previews'])
})

test('a template is tried out by the same processes before it is published', async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  await makeTemplateType(campus().base.sql, admin.schoolId)
  const ask = asker(campus().url)
  const { id, revision } = (await ask(saveTemplate, { code: 'enrolment', rules: plainRules, source: plainSource }, admin)).data
  assert.equal((await ask(publishTemplate, { id, revision }, admin)).code, 200)
  assert.deepEqual(used, ['previews', 'previews'])
})
