import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { decidePhotos, personPhotos, photoLibrary, replacePhoto } from '@campus/contract/identity/library.ts'
import { gatherPhoto, ownPhotos, savePhoto } from '@campus/contract/identity/own-photos.ts'
import { askExport, decideExport, downloadExport, exportById } from '@campus/contract/logs/exports.ts'
import { logTrail } from '@campus/contract/logs/trail.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { ownPortrait } from '@campus/contract/people/own-photos.ts'
import { profileViews } from '@campus/contract/people/privacy.ts'
import { photosOfPerson } from '@campus/contract/registration/console/cases.ts'
import { unzipSync } from 'fflate'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enter, openUnproved } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { faceStandIn, standInPhoto } from '../../../testing/face-stand-in.ts'
import { agreeToFaces } from '../../../testing/faces.ts'
import { makePhotoType } from '../../../testing/identity.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { uploadTo } from '../../../testing/upload.ts'

const campus = useTestCampus({ services: () => ({ face: faceStandIn().port }) })
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const nobody = '00000000-0000-7000-8000-000000000000'

const makeSchool = async () => {
  const { sql } = campus().base
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const typeId = await makePhotoType(sql, schoolId, { reviewer: 'manager' })
  const [inside, outside] = [await makeUnit(sql, schoolId, { kind: 'college' }), await makeUnit(sql, schoolId, { kind: 'college' })]
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'], name: '赵老师' })
  await setReach(sql, manager.person.id, inside)
  const student = async (unit = inside, shows: Parameters<typeof standInPhoto>[1] = 'good') => {
    const one = await enter(campus(), { schoolId })
    await sql.updateTable('person').set({ org_unit_id: unit }).where('id', '=', one.person.id).execute()
    await agreeToFaces(sql, { schoolId: one.schoolId, personId: one.person.id }, 'portrait')
    const fields = { typeId, collectionMethod: 'camera' }
    const { data } = await uploadTo(campus().url, gatherPhoto, one.token, await standInPhoto(1, shows), 'photo.png', fields)
    return { ...one, photo: savePhoto.output.parse(data) }
  }
  return { admin, manager, schoolId, typeId, inside, outside, student }
}

const decide = (who: { token: string }, ids: string[], verdict: 'passed' | 'failed' = 'passed', more = {}) =>
  ask(decidePhotos, { ids, verdict, reason: verdict === 'failed' ? '背景不合格' : '', ...more }, who)

test('managers see the photos of their own units, those to review first, and the person in the photo can see who looked', async () => {
  const { admin, manager, outside, student } = await makeSchool()
  const [one, other] = [await student(), await student(outside)]
  const { data } = await ask(photoLibrary, {}, manager)
  assert.deepEqual([data.rows.map(({ id }) => id), data.total, data.waiting], [[one.photo.id], 1, 1])
  assert.equal((await ask(photoLibrary, {}, admin)).data.total, 2)
  const views = (await ask(profileViews, {}, one)).data.rows
  assert.deepEqual([...new Set(views.map(({ what }) => what))], ['photo'])
  assert.equal((await ask(personPhotos, { personId: other.person.id }, manager)).error, 'not_found')
  const whole = (await ask(personPhotos, { personId: one.person.id }, manager)).data
  assert.deepEqual([whole.person.number, whole.photos.length, whole.photos[0]?.mayDecide], [one.person.number, 1, true])
  const found = (await ask(photoLibrary, { words: other.person.number, state: 'reviewing' }, admin)).data.rows
  assert.deepEqual(
    found.map(({ id }) => id),
    [other.photo.id],
  )
})

test('the library opens only after a fresh proof of identity, and for nobody without the role', async () => {
  const { schoolId, manager, student } = await makeSchool()
  const one = await student()
  const thief = await openUnproved(campus(), { schoolId, personId: manager.person.id })
  assert.equal((await ask(photoLibrary, {}, thief)).error, 'proof_required')
  assert.equal((await decide(thief, [one.photo.id])).error, 'proof_required')
  assert.equal((await ask(photoLibrary, {}, one)).error, 'forbidden')
})

test('who reviews registrations sees the same photos of a person, after the same proof', async () => {
  const { schoolId, manager, outside, student } = await makeSchool()
  const [one, other] = [await student(), await student(outside)]
  const { data } = await ask(photosOfPerson, { id: one.person.id }, manager)
  assert.deepEqual(
    data.map(({ id, source, isApproved }) => [id, source, isApproved]),
    [[one.photo.id, 'library', false]],
  )
  const thief = await openUnproved(campus(), { schoolId, personId: manager.person.id })
  assert.equal((await ask(photosOfPerson, { id: one.person.id }, thief)).error, 'proof_required')
  assert.equal((await ask(photosOfPerson, { id: other.person.id }, manager)).error, 'not_found')
})

test('a reviewed photo counts, and its owner is told', async () => {
  const { manager, student } = await makeSchool()
  const [good, bad] = [await student(), await student()]
  assert.equal((await ask(ownPortrait, {}, good)).data.url, '')
  assert.deepEqual((await decide(manager, [good.photo.id])).data, { decided: 1, skipped: [] })
  assert.notEqual((await ask(ownPortrait, {}, good)).data.url, '')
  const noReason = await ask(decidePhotos, { ids: [bad.photo.id], verdict: 'failed' }, manager)
  assert.deepEqual(noReason.data.skipped, [{ id: bad.photo.id, why: 'reason_needed' }])
  await decide(manager, [bad.photo.id], 'failed')
  const [own] = (await ask(ownPhotos, {}, bad)).data
  assert.deepEqual([own?.open?.state, own?.open?.reason], ['failed', '背景不合格'])
  assert.equal((await ask(ownMessages, { group: 'progress' }, bad)).data.total, 1)
})

test('against the machine a reviewer decides only with a reason, which is kept', async () => {
  const { manager, student } = await makeSchool()
  const { photo } = await student(undefined, 'blurred')
  assert.equal(photo.state, 'failed')
  assert.deepEqual((await decide(manager, [photo.id])).data.skipped, [{ id: photo.id, why: 'reason_needed' }])
  assert.equal((await decide(manager, [photo.id], 'passed', { reason: '本人到场确认' })).data.decided, 1)
  const [row] = (await ask(photoLibrary, { state: 'passed' }, manager)).data.rows
  assert.deepEqual([row?.isOverruled, row?.reason, row?.decidedBy], [true, '本人到场确认', '赵老师'])
})

test('of two reviewers at once one decides; what was decided changes only on purpose', async () => {
  const { admin, manager, student } = await makeSchool()
  const { photo, ...owner } = await student()
  const answers = await Promise.all([decide(manager, [photo.id]), decide(admin, [photo.id], 'failed')])
  assert.equal(
    answers.reduce((sum, { data }) => sum + data.decided, 0),
    1,
  )
  const state = (await ask(photoLibrary, {}, admin)).data.rows[0]?.state
  const other = state === 'passed' ? 'failed' : 'passed'
  assert.deepEqual((await decide(admin, [photo.id], other)).data.skipped, [{ id: photo.id, why: 'already_decided' }])
  assert.equal((await decide(admin, [photo.id], other, { revises: true, reason: '重新核对' })).data.decided, 1)
  assert.equal((await ask(ownPortrait, {}, owner)).data.url === '', other === 'failed')
})

test('nobody decides on themselves, outside their scope, or on what is not there', async () => {
  const { admin, manager, outside, typeId, student } = await makeSchool()
  const other = await student(outside)
  await agreeToFaces(campus().base.sql, { schoolId: admin.schoolId, personId: admin.person.id }, 'portrait')
  const fields = { typeId, collectionMethod: 'camera' }
  const own = savePhoto.output.parse((await uploadTo(campus().url, gatherPhoto, admin.token, await standInPhoto(2), 'a.png', fields)).data)
  assert.deepEqual((await decide(admin, [own.id])).data.skipped, [{ id: own.id, why: 'own_photo' }])
  assert.deepEqual((await decide(manager, [other.photo.id])).data.skipped, [{ id: other.photo.id, why: 'not_found' }])
  assert.deepEqual((await decide(manager, [nobody])).data.skipped, [{ id: nobody, why: 'not_found' }])
  assert.equal((await ask(decidePhotos, { ids: [], verdict: 'passed' }, manager)).error, 'bad_input')
})

test('a photo taken at the counter takes the place of what a person has', async () => {
  const { manager, typeId, student } = await makeSchool()
  const one = await student()
  const replace = async (personId: string, photo: Buffer) =>
    uploadTo(campus().url, replacePhoto, manager.token, photo, 'a.png', { personId, typeId, reason: '在服务台拍摄' })
  const replaced = replacePhoto.output.parse((await replace(one.person.id, await standInPhoto(3))).data)
  assert.deepEqual([replaced.state, replaced.method, replaced.decidedBy], ['passed', 'counter', '赵老师'])
  assert.equal((await replace(nobody, await standInPhoto(3))).error, 'not_found')
  assert.equal((await replace(manager.person.id, await standInPhoto(3))).error, 'not_found')
})

test('who agrees to no face check has their photo taken at the counter, and no machine looks at it', async () => {
  const { manager, schoolId, typeId, inside } = await makeSchool()
  const { sql } = campus().base
  const one = await enter(campus(), { schoolId })
  await sql.updateTable('person').set({ org_unit_id: inside }).where('id', '=', one.person.id).execute()
  const own = await uploadTo(campus().url, gatherPhoto, one.token, await standInPhoto(1), 'a.png', { typeId, collectionMethod: 'camera' })
  assert.equal(own.error, 'face_consent_needed')
  const fields = { personId: one.person.id, typeId, reason: '在服务台拍摄' }
  const { data } = await uploadTo(campus().url, replacePhoto, manager.token, await standInPhoto(3), 'a.png', fields)
  assert.deepEqual([replacePhoto.output.parse(data).state, replacePhoto.output.parse(data).checks], ['passed', []])
  const vectors = await sql.selectFrom('face_vector').where('person_id', '=', one.person.id).select('person_id').execute()
  assert.deepEqual(vectors, [])
})

test('photos leave only with a reason and a second administrator: those of the year and type asked for, and everybody in it can see that', async () => {
  const { admin, manager, schoolId, typeId, student } = await makeSchool()
  const { sql } = campus().base
  const asking = { source: 'photos' as const, columns: ['photo'], format: 'zip' as const, reason: '制作学生证' }
  const ask1 = (filter: Record<string, string>, more = {}) => ask(askExport, { ...asking, ...more, filter }, manager)
  const [one, other] = [await student(), await student()]
  assert.equal((await ask1({ typeId })).error, 'no_photos')
  await decide(manager, [one.photo.id, other.photo.id])
  await sql.updateTable('person').set({ grade: '2024' }).where('id', '=', one.person.id).execute()
  await sql.updateTable('person').set({ grade: '2025' }).where('id', '=', other.person.id).execute()
  assert.ok((await ask1({ typeId }, { format: 'csv' })).fields?.['format'])
  assert.equal((await ask1({ typeId: nobody })).error, 'not_found')
  const { id, total, state } = (await ask1({ typeId, grade: '2024' })).data
  assert.deepEqual([total, state], [1, 'waiting'])
  const fetch = () => fetchCall(campus().url, downloadExport, { id }, { token: manager.token })
  assert.match(await (await fetch()).text(), /not_found/)
  const auditor = await enter(campus(), { schoolId, kind: 'teacher', roles: ['auditor'] })
  assert.equal((await ask(askExport, { ...asking, filter: { typeId } }, auditor)).error, 'forbidden')
  assert.equal((await ask(decideExport, { id, decision: 'approve' }, admin)).error, undefined)
  const ready = await eventually(async () => {
    const { data } = await ask(exportById, { id }, manager)
    return data.state === 'running' ? undefined : data
  })
  const bytes = new Uint8Array(await (await fetch()).arrayBuffer())
  assert.deepEqual(Object.keys(unzipSync(bytes)), [`${one.person.number}.jpg`])
  assert.equal(ready.sha256, createHash('sha256').update(bytes).digest('hex'))
  const exported = await sql
    .selectFrom('photo_event')
    .where('action', '=', 'exported')
    .where('school_id', '=', schoolId)
    .selectAll()
    .execute()
  assert.deepEqual(
    exported.map(({ photo_id, actor_id }) => [photo_id, actor_id]),
    [[one.photo.id, manager.person.id]],
  )
  const trail = (await ask(logTrail, { subjectId: one.photo.id }, auditor)).data.rows.map(({ log }) => log)
  assert.deepEqual(
    new Set(trail),
    new Set(['operation', 'photo_operation', 'photo_storage']),
    'the trail of a photo joins both logs of photos',
  )
  const seen = async (who: { readonly token: string }) => (await ask(profileViews, {}, who)).data.rows.map(({ what }) => what)
  assert.deepEqual([(await seen(one)).includes('export'), (await seen(other)).includes('export')], [true, false])
})
