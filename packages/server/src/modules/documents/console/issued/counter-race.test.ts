import assert from 'node:assert/strict'
import { test } from 'node:test'
import { issueDocument, previewAtCounter } from '@campus/contract/documents/console/issued.ts'
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

/** Notes the photo of each attempt; the first one fails, so that there is a second. */
const failingTypesetter: Typesetter = {
  ...slowTypesetter,
  set: async ({ pictures }) => {
    const photo = pictures['/photo.jpg']
    if (photo) photos.push(Buffer.from(photo))
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
