import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import {
  cancelPhotoImport,
  photoImport,
  photoImportLines,
  photoImports,
  runPhotoImport,
  startPhotoImport,
} from '@campus/contract/identity/console/photo-imports.ts'
import { ownPortrait } from '@campus/contract/people/own-photos.ts'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { faceStandIn, standInPhoto } from '../../../testing/face-stand-in.ts'
import { agreeToFaces } from '../../../testing/faces.ts'
import { makePhotoType } from '../../../testing/identity.ts'
import { makePerson } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { dropOldPreviews } from './photo-import.service.ts'

const campus = useTestCampus({ services: () => ({ face: faceStandIn().port }) })
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
type Entered = Awaited<ReturnType<typeof enter>>

const makeSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const typeId = await makePhotoType(campus().base.sql, admin.schoolId, { reviewer: 'manager' })
  const student = async (consents: readonly FacePurpose[] = ['portrait']) => {
    const one = await enter(campus(), { schoolId: admin.schoolId })
    await agreeToFaces(campus().base.sql, { schoolId: one.schoolId, personId: one.person.id }, ...consents)
    return one
  }
  return { admin, typeId, student }
}

const bring = async (who: Entered, typeId: string, files: Record<string, Uint8Array>) => {
  const zip = Buffer.from(zipSync(files))
  const { data, error } = await uploadTo(campus().url, startPhotoImport, who.token, zip, 'photos.zip', { typeId })
  assert.equal(error, undefined)
  return startPhotoImport.output.parse(data).id
}
const untilState = (who: Entered, id: string, state: string) =>
  eventually(async () => {
    const { data } = await ask(photoImport, { id }, who)
    return data.state === state ? data : undefined
  })
const linesOf = async (who: Entered, id: string) => (await ask(photoImportLines, { id }, { ...who, language: 'en_US' })).data.rows
const hasPortrait = async (who: Entered) => (await ask(ownPortrait, {}, who)).data.url !== ''

test('every file says what it will do or what is wrong; nothing happens before it is confirmed', async () => {
  const { admin, typeId, student } = await makeSchool()
  const [good, shy, blurred] = [await student(), await student([]), await student()]
  const id = await bring(admin, typeId, {
    [`photos/${good.person.number}.png`]: await standInPhoto(1),
    [`${shy.person.number}.png`]: await standInPhoto(2),
    [`${blurred.person.number}.png`]: await standInPhoto(3, 'blurred'),
    // The number reaches its limit in the middle of a surrogate pair.
    [`${'n'.repeat(49)}😀.png`]: await standInPhoto(4),
    'readme.txt': Buffer.from('no photo'),
    [`again/${good.person.number}.png`]: await standInPhoto(1),
    '__MACOSX/._x.png': Buffer.from('aside'),
  })
  const read = await untilState(admin, id, 'preview')
  assert.deepEqual([read.total, read.toAdd, read.toReplace, read.wrong], [6, 1, 0, 5])
  const lines = await linesOf(admin, id)
  assert.deepEqual(
    lines.map(({ action }) => action),
    ['add', 'wrong', 'wrong', 'wrong', 'wrong', 'wrong'],
  )
  assert.deepEqual(
    lines.slice(1).map(({ problems }) => problems[0]),
    [
      'This person has not agreed to have photos collected',
      'The photo is not sharp (20, at least 100). Hold still and wipe the lens.',
      'No one has this number',
      'This is not a photo. Use JPG, PNG or WebP.',
      'This number appears twice',
    ],
  )
  assert.equal(await hasPortrait(good), false)
  assert.equal((await ask(runPhotoImport, { id }, admin)).error, 'import_has_wrong_lines')
  assert.equal((await ask(runPhotoImport, { id, skipsWrong: true }, admin)).code, 200)
  await untilState(admin, id, 'done')
  assert.deepEqual([await hasPortrait(good), await hasPortrait(shy)], [true, false])
  assert.equal((await ask(runPhotoImport, { id, skipsWrong: true }, admin)).error, 'import_not_ready')
  const left = await campus().base.sql.selectFrom('photo_import').where('id', '=', id).select(['blob_key', 'key_encrypted']).execute()
  assert.deepEqual(left, [{ blob_key: null, key_encrypted: null }])
})

test('a file whose name is too long is refused with that reason, and its number is never that of somebody whose number it begins with', async () => {
  const { admin, typeId, student } = await makeSchool()
  const [good, other] = [await student(), await student()]
  const number = '7'.repeat(50)
  await campus().base.sql.updateTable('person').set({ number }).where('id', '=', other.person.id).execute()
  const long = '照'.repeat(201 - '.png'.length)
  const id = await bring(admin, typeId, {
    [`${good.person.number}.png`]: await standInPhoto(13),
    [`${long}.png`]: await standInPhoto(14),
    [`${number}8.png`]: await standInPhoto(15),
  })
  const read = await untilState(admin, id, 'preview')
  assert.deepEqual([read.toAdd, read.wrong], [1, 2])
  const lines = await linesOf(admin, id)
  assert.deepEqual(
    lines.map(({ problems }) => problems),
    [[], ['The file name is longer than 200 characters. Shorten it.'], ['No one has this number']],
  )
  assert.equal((await ask(runPhotoImport, { id, skipsWrong: true }, admin)).code, 200)
  await untilState(admin, id, 'done')
  assert.deepEqual([await hasPortrait(good), await hasPortrait(other)], [true, false])
})

test('of two dozen photos those that are wrong are left out, each with its reason, and all others are taken', async () => {
  const { admin, typeId } = await makeSchool()
  const { sql } = campus().base
  const small = async (photo: Promise<Buffer>) =>
    sharp(await photo)
      .resize(240, 320)
      .png()
      .toBuffer()
  const [good, blurred] = [await small(standInPhoto(9)), await small(standInPhoto(9, 'blurred'))]
  const files: Record<string, Uint8Array> = { 'NOBODY.png': good, 'list.xlsx': Buffer.from('no photo') }
  for (let place = 0; place < 22; place += 1) {
    const { id: personId, number, schoolId } = await makePerson(sql, admin.schoolId)
    await agreeToFaces(sql, { schoolId, personId }, 'portrait')
    files[`${number}.png`] = place % 10 === 0 ? blurred : good
  }
  const id = await bring(admin, typeId, files)
  const reached = (state: string) =>
    eventually(async () => {
      const found = await sql.selectFrom('photo_import').where('id', '=', id).select('state').executeTakeFirstOrThrow()
      return found.state === state || undefined
    })
  await reached('preview')
  const { data: read } = await ask(photoImport, { id }, admin)
  assert.deepEqual([read.total, read.toAdd, read.wrong], [24, 19, 5])
  const { data: wrong } = await ask(photoImportLines, { id, action: 'wrong' }, { ...admin, language: 'en_US' })
  assert.deepEqual(
    wrong.rows.map(({ problems }) => problems.length),
    [1, 1, 1, 1, 1],
  )
  await ask(runPhotoImport, { id, skipsWrong: true }, admin)
  await reached('done')
  const taken = await sql.selectFrom('photo').where('school_id', '=', admin.schoolId).select(['state', 'method', 'decided_by']).execute()
  assert.equal(taken.length, 19)
  assert.ok(taken.every((photo) => photo.state === 'passed' && photo.method === 'import' && photo.decided_by === admin.person.id))
})

test('a photo of somebody who has one replaces it', async () => {
  const { admin, typeId, student } = await makeSchool()
  const one = await student()
  const files = { [`${one.person.number}.png`]: await standInPhoto(5) }
  for (const counts of [
    [1, 0],
    [0, 1],
  ]) {
    const id = await bring(admin, typeId, files)
    const { toAdd, toReplace } = await untilState(admin, id, 'preview')
    assert.deepEqual([toAdd, toReplace], counts)
    await ask(runPhotoImport, { id }, admin)
    await untilState(admin, id, 'done')
  }
  const kept = await campus().base.sql.selectFrom('file').where('owner_id', '=', one.person.id).select('id').execute()
  assert.equal(kept.length, 2)
})

test('what is no ZIP of photos is refused or unreadable, with a reason', async () => {
  const { admin, typeId } = await makeSchool()
  const answer = await uploadTo(campus().url, startPhotoImport, admin.token, Buffer.from('not a zip'), 'a.zip', { typeId })
  assert.equal(answer.error, 'file_kind')
  const empty = await bring(admin, typeId, { 'folder/.DS_Store': Buffer.from('x') })
  assert.equal((await untilState(admin, empty, 'unreadable')).problem, '没有找到照片')
  const whole = Buffer.from(zipSync({ 'a.png': await standInPhoto(6) }))
  const cut = await uploadTo(campus().url, startPhotoImport, admin.token, whole.subarray(0, 60), 'a.zip', { typeId })
  await untilState(admin, startPhotoImport.output.parse(cut.data).id, 'unreadable')
})

test('managers import for their own units, see their own imports alone, and strangers none', async () => {
  const { admin, typeId, student } = await makeSchool()
  const { sql } = campus().base
  const manager = await enter(campus(), { schoolId: admin.schoolId, kind: 'teacher', roles: ['manager'] })
  await setReach(sql, manager.person.id, await makeUnit(sql, admin.schoolId, { kind: 'college' }))
  const outside = await student()
  const id = await bring(manager, typeId, { [`${outside.person.number}.png`]: await standInPhoto(7) })
  await untilState(manager, id, 'preview')
  assert.deepEqual((await linesOf(manager, id))[0]?.problems, ['This person is outside your scope'])
  const other = await bring(admin, typeId, { 'x.png': await standInPhoto(7) })
  assert.equal((await ask(photoImport, { id: other }, manager)).error, 'not_found')
  assert.equal((await ask(photoImports, {}, manager)).data.total, 1)
  assert.equal((await ask(photoImports, {}, admin)).data.total, 2)
  assert.equal((await ask(photoImports, {}, outside)).error, 'forbidden')
  const foreign = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(cancelPhotoImport, { id }, foreign)).error, 'not_found')
})

test('when photos are taken, the units and the person count of who confirmed the import', async () => {
  const { admin, typeId, student } = await makeSchool()
  const { sql } = campus().base
  const { schoolId } = admin
  const unit = await makeUnit(sql, schoolId, { kind: 'college' })
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  await setReach(sql, manager.person.id, unit)
  const one = await student()
  await agreeToFaces(sql, { schoolId, personId: admin.person.id }, 'portrait')
  await sql.updateTable('person').set({ org_unit_id: unit }).where('id', 'in', [one.person.id, admin.person.id]).execute()
  const fileOf = async ({ person }: Entered, face: number) => ({ [`${person.number}.png`]: await standInPhoto(face) })

  const both = await bring(manager, typeId, { ...(await fileOf(one, 10)), ...(await fileOf(admin, 11)) })
  assert.equal((await untilState(manager, both, 'preview')).toAdd, 2)
  assert.equal((await ask(runPhotoImport, { id: both }, admin)).code, 200)
  await untilState(admin, both, 'done')
  assert.deepEqual(
    (await linesOf(admin, both)).map(({ problems }) => problems),
    [[], ['You cannot import a photo of yourself']],
  )
  assert.deepEqual([await hasPortrait(one), await hasPortrait(admin)], [true, false])
  const photos = () =>
    sql.selectFrom('photo').where('school_id', '=', schoolId).where('state', '!=', 'draft').select(['person_id', 'decided_by']).execute()
  assert.deepEqual(await photos(), [{ person_id: one.person.id, decided_by: admin.person.id }])

  const late = await bring(manager, typeId, await fileOf(one, 12))
  assert.equal((await untilState(manager, late, 'preview')).toReplace, 1)
  await setReach(sql, manager.person.id, await makeUnit(sql, schoolId, { kind: 'college' }))
  assert.equal((await ask(runPhotoImport, { id: late }, manager)).code, 200)
  await untilState(manager, late, 'done')
  assert.deepEqual((await linesOf(manager, late))[0]?.problems, ['This person is outside your scope'])
  assert.equal((await photos()).length, 1)
})

test('a preview is dropped by hand or after a day, and its file with it', async () => {
  const { admin, typeId } = await makeSchool()
  const [first, second] = [
    await bring(admin, typeId, { 'a.png': await standInPhoto(8) }),
    await bring(admin, typeId, { 'b.png': await standInPhoto(8) }),
  ]
  await untilState(admin, first, 'preview')
  await untilState(admin, second, 'preview')
  const answers = await Promise.all([1, 2].map(() => ask(cancelPhotoImport, { id: first }, admin)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'import_not_ready'])
  campus().clock.advance(86_500)
  await dropOldPreviews(systemContext(campus().base))
  const rows = await campus().base.sql.selectFrom('photo_import').where('id', 'in', [first, second]).select(['state', 'blob_key']).execute()
  assert.deepEqual(rows, [
    { state: 'cancelled', blob_key: null },
    { state: 'cancelled', blob_key: null },
  ])
})
