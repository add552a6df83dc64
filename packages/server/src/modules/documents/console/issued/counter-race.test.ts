import assert from 'node:assert/strict'
import { test } from 'node:test'
import { issueDocument, previewAtCounter } from '@campus/contract/documents/console/issued.ts'
import { ownDocument } from '@campus/contract/documents/own-documents.ts'
import { say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { runText } from '../../../../platform/db/sql.ts'
import { type Typesetter, TypesettingFailed } from '../../../../ports/typesetter/typesetter.ts'
import { asker } from '../../../../testing/ask.ts'
import { enrolled } from '../../../../testing/documents.ts'
import { enter } from '../../../../testing/enter.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { givePortrait } from '../../../../testing/portrait.ts'
import { useTestCampus } from '../../../../testing/test-campus.ts'

let shown: unknown
let whileSetting = async () => {}

/** Notes whose name the pages show; setting them takes a while, in which records may change. */
const slowTypesetter: Typesetter = {
  set: async ({ data }) => {
    shown = (data as { student: { name: unknown } }).student.name
    await whileSetting()
    return { kind: 'pages', pdf: Buffer.from('%PDF-1.7\n'), pages: 1 }
  },
  draw: async () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9pt" height="9pt"><path d="M0 0h9v9z"/></svg>',
  drawName: async () => ({ missing: [] }),
  close: async () => undefined,
}

let photos: Buffer[] = []
let whileMaking: () => Promise<unknown> = async () => {}

/** Notes the photo of each attempt; the first one fails, so that there is a second. */
const failingTypesetter: Typesetter = {
  ...slowTypesetter,
  set: async ({ pictures }) => {
    const photo = pictures['/photo.jpg']
    if (photo) photos.push(Buffer.from(photo))
    await whileMaking()
    throw new TypesettingFailed('it was a test')
  },
}

const campus = useTestCampus({ services: () => ({ previewTypesetter: slowTypesetter, typesetter: failingTypesetter }) })
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

test('what changed while the pages of a preview were set is not issued: it was on no screen', async () => {
  const student = await enrolled(campus(), {}, { name: '林晓雨' })
  const { schoolId, templateId } = student
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const request = { templateId, studentNumber: student.person.number, note: '' }
  whileSetting = async () => {
    await campus().base.sql.updateTable('person').set({ name: '林改名' }).where('id', '=', student.person.id).execute()
  }
  const { seen } = (await ask(previewAtCounter, request, admin)).data
  assert.equal(shown, '林晓雨')
  assert.equal((await ask(issueDocument, { ...request, seen }, admin)).error, 'preview_outdated')
  const again = (await ask(previewAtCounter, request, admin)).data
  assert.equal(shown, '林改名')
  assert.equal((await ask(issueDocument, { ...request, seen: again.seen }, admin)).code, 200)
})

test('the photo is the one that was shown, also when it was replaced before the pages are set', async () => {
  const student = await enrolled(campus(), { rules: { wantsPhoto: true } })
  const { schoolId, templateId } = student
  await givePortrait(campus(), student)
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const request = { templateId, studentNumber: student.person.number, note: '' }
  whileSetting = async () => {}
  const { seen } = (await ask(previewAtCounter, request, admin)).data
  photos = []
  assert.equal((await ask(issueDocument, { ...request, seen }, admin)).code, 200)
  await eventually(() => photos[0])
  await givePortrait(campus(), student, '#aa7744')
  await eventually(async () => {
    await runText(campus().base.sql, "update pgboss.job set start_after = now() where name = 'documents.make' and state = 'retry'")
    return photos[1]
  })
  assert.ok(photos[0]?.length)
  assert.deepEqual(photos[1], photos[0])
})

const removePortrait = ({ person }: { readonly person: { readonly id: string } }) =>
  campus().base.sql.updateTable('person').set({ portrait_file_id: null }).where('id', '=', person.id).execute()

/** A student with a photo, whose certificate with it is on the screen of the counter. */
const previewed = async () => {
  const student = await enrolled(campus(), { rules: { wantsPhoto: true } })
  await givePortrait(campus(), student)
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  const request = { templateId: student.templateId, studentNumber: student.person.number, note: '' }
  whileSetting = async () => {}
  const { seen } = (await ask(previewAtCounter, request, admin)).data
  return { student, admin, request: { ...request, seen } }
}

const countOf = async (table: string, schoolId: string) =>
  (await runText(campus().base.sql, `select from ${table} where school_id = $1`, [schoolId])).rows.length

test('a photo that is gone when the certificate is issued is asked for, and nothing is begun: no document, no number, no entry', async () => {
  const { student, admin, request } = await previewed()
  await removePortrait(student)
  const answer = await ask(issueDocument, request, admin)
  assert.equal(answer.error, 'photo_needed')
  for (const table of ['issued_document', 'document_serial']) assert.equal(await countOf(table, student.schoolId), 0, table)
  const { rows } = await runText(campus().base.sql, "select from audit_entry where school_id = $1 and action = 'document.issue'", [
    student.schoolId,
  ])
  assert.equal(rows.length, 0)
  await givePortrait(campus(), student)
  const { seen } = (await ask(previewAtCounter, request, admin)).data
  assert.equal((await ask(issueDocument, { ...request, seen }, admin)).code, 200)
})

test('a photo that is gone before the pages are set fails the document, which names the reason and has no file', async () => {
  const { student, admin, request } = await previewed()
  whileMaking = () => removePortrait(student)
  const { id } = (await ask(issueDocument, request, admin)).data
  const failed = await eventually(async () => {
    await runText(campus().base.sql, "update pgboss.job set start_after = now() where name = 'documents.make' and state = 'retry'")
    const { data } = await ask(ownDocument, { id }, student)
    return data.state === 'making' ? undefined : data
  })
  assert.deepEqual([failed.state, failed.reason, failed.size], ['failed', say(refusals.photo_needed, 'zh_CN'), 0])
})
