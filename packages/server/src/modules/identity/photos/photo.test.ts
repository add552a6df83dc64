import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withdrawFaceConsent } from '@campus/contract/faces/consents.ts'
import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import { gatherPhoto, handInPhoto, ownPhotos, resetPhoto, savePhoto, updatePortrait } from '@campus/contract/identity/own-photos.ts'
import { uploadPaper } from '@campus/contract/identity/papers.ts'
import { comparePhoto, judgePhoto } from '@campus/contract/identity/photo-judgement.ts'
import { ownPhotoTypes } from '@campus/contract/identity/photo-types.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { ownPortrait } from '@campus/contract/people/own-photos.ts'
import sharp from 'sharp'
import { systemContext } from '../../../context/context.ts'
import { type PaperPort, PapersBusy } from '../../../ports/papers/paper-port.ts'
import { asker } from '../../../testing/ask.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { faceStandIn, standInPhoto } from '../../../testing/face-stand-in.ts'
import { agreeToFaces } from '../../../testing/faces.ts'
import { makePhotoType } from '../../../testing/identity.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { sweepDrafts } from './photo-sweep.service.ts'

const faces = faceStandIn()
/** Papers are typed by hand here. */
const papers: PaperPort = { read: () => Promise.reject(new PapersBusy('busy')), close: async () => {} }
const campus = useTestCampus({ services: () => ({ face: faces.port, papers }) })
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

const enrol = async (type: Parameters<typeof makePhotoType>[2] = {}, consents: readonly FacePurpose[] = ['portrait']) => {
  const student = await enter(campus(), {})
  const typeId = await makePhotoType(campus().base.sql, student.schoolId, type)
  await agreeToFaces(campus().base.sql, { schoolId: student.schoolId, personId: student.person.id }, ...consents)
  return { ...student, typeId }
}
type Student = Awaited<ReturnType<typeof enrol>>

const bring = async (student: Student, photo: Buffer, call: typeof savePhoto | typeof gatherPhoto = savePhoto, more = {}) => {
  const fields = { typeId: student.typeId, collectionMethod: 'camera', ...more }
  const answer = await uploadTo(campus().url, call, student.token, photo, 'photo.png', fields)
  return { error: answer.error, photo: answer.error ? undefined : savePhoto.output.parse(answer.data) }
}
const filesOf = (student: Student) =>
  campus().base.sql.selectFrom('file').where('owner_id', '=', student.person.id).select(['id', 'use', 'key_encrypted']).execute()
const stateOf = async (student: Student) => (await ask(ownPhotoTypes, {}, student)).data[0]?.state

test('a draft is judged and cut to its standard, kept encrypted, and counts only once it is handed in', async () => {
  const student = await enrol()
  assert.equal(await stateOf(student), 'missing')
  const { photo } = await bring(student, await standInPhoto(1))
  assert.deepEqual([photo?.state, photo?.isJudged, photo?.checks.map(({ verdict }) => verdict)], ['draft', true, ['good', 'good']])
  const response = await fetch(`${campus().url}${photo?.url}`, { headers: { authorization: `Bearer ${student.token}` } })
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  assert.deepEqual([width, height], [480, 640])
  assert.ok((await filesOf(student)).every(({ use, key_encrypted }) => use === 'photo' && key_encrypted !== null))
  assert.equal((await ask(ownPortrait, {}, student)).data.url, '')
  const { data } = await ask(handInPhoto, { id: photo?.id ?? '' }, student)
  assert.equal(data.state, 'passed')
  assert.notEqual((await ask(ownPortrait, {}, student)).data.url, '')
  assert.equal((await ask(handInPhoto, { id: photo?.id ?? '' }, student)).error, 'photo_not_draft')
})

test('a refusal says which check it was, how far off, and what to do', async () => {
  const student = await enrol()
  const { photo } = await bring(student, await standInPhoto(2, 'blurred'), gatherPhoto)
  const found = photo?.checks.find(({ verdict }) => verdict === 'refuse')
  assert.deepEqual([photo?.state, found?.name, found?.measured, found?.limit], ['failed', 'Sharpness', 20, 100])
  assert.match(found?.text ?? '', /20.*100/)
  assert.equal(await stateOf(student), 'failed')
  assert.equal((await bring(student, await standInPhoto(2), gatherPhoto)).photo?.state, 'passed')
  assert.equal((await filesOf(student)).length, 2)
})

test('a photo of nobody, of two people, a small one and a broken one are refused, and nothing is kept', async () => {
  const student = await enrol()
  const errors = []
  for (const shows of ['nobody', 'two', 'small'] as const) errors.push((await bring(student, await standInPhoto(3, shows))).error)
  errors.push((await bring(student, Buffer.from('GIF89a no picture'))).error)
  errors.push((await bring(student, (await standInPhoto(3)).subarray(0, 200))).error)
  assert.deepEqual(errors, ['face_not_found', 'several_faces', 'portrait_too_small', 'file_kind', 'picture_broken'])
  assert.deepEqual(await filesOf(student), [])
})

test('without consent no byte is stored; a method that is not offered is refused', async () => {
  const student = await enrol({ methods: ['camera'] }, [])
  assert.equal((await bring(student, await standInPhoto(4))).error, 'face_consent_needed')
  assert.equal((await ask(judgePhoto, { collectionMethod: 'camera', image: 'AAAA' }, student)).error, 'face_consent_needed')
  await agreeToFaces(campus().base.sql, { schoolId: student.schoolId, personId: student.person.id }, 'portrait')
  assert.equal((await bring(student, await standInPhoto(4), savePhoto, { collectionMethod: 'album' })).error, 'method_not_offered')
  assert.equal((await bring(student, await standInPhoto(4), savePhoto, { collectionMethod: 'counter' })).error, 'bad_input')
  assert.deepEqual(await filesOf(student), [])
})

test('a new photo takes the place of the one that counted, once it passes, and its pictures go', async () => {
  const student = await enrol({}, ['portrait', 'comparison'])
  await bring(student, await standInPhoto(5), gatherPhoto)
  const before = (await ask(ownPortrait, {}, student)).data.url
  await bring(student, await standInPhoto(5, 'blurred'), gatherPhoto)
  assert.equal((await ask(ownPortrait, {}, student)).data.url, before)
  const [own] = (await ask(ownPhotos, {}, student)).data
  assert.deepEqual([own?.current?.state, own?.open?.state], ['passed', 'failed'])
  await bring(student, await standInPhoto(5), gatherPhoto)
  assert.notEqual((await ask(ownPortrait, {}, student)).data.url, before)
  assert.equal((await filesOf(student)).length, 2)
})

test('with a consent to compare, somebody else is a mismatch; without one a reviewer looks', async () => {
  const student = await enrol({}, ['portrait', 'comparison'])
  assert.equal((await bring(student, await standInPhoto(6), gatherPhoto)).photo?.state, 'passed')
  const other = await bring(student, await standInPhoto(7), gatherPhoto)
  assert.deepEqual([other.photo?.state, other.photo?.comparison], ['mismatch', 'different'])
  const compared = async (person: number) =>
    (await ask(comparePhoto, { collectionMethod: 'camera', image: (await standInPhoto(person)).toString('base64') }, student)).data
  assert.deepEqual(await compared(6), { comparison: 'same', against: 'portrait' })
  assert.deepEqual(await compared(7), { comparison: 'different', against: 'portrait' })
  const shy = await enrol({}, ['portrait'])
  assert.equal((await bring(shy, await standInPhoto(6), gatherPhoto)).photo?.state, 'passed')
  assert.equal((await bring(shy, await standInPhoto(6), gatherPhoto)).photo?.state, 'reviewing')
  assert.equal((await bring(shy, await standInPhoto(6))).error, 'photo_under_review')
})

test('a paper that nobody checked puts no other face in the place of the portrait, nor does withdrawing the portrait first', async () => {
  const student = await enrol({}, ['portrait', 'comparison'])
  const bringPaper = async (person: number) =>
    uploadTo(campus().url, uploadPaper, student.token, await standInPhoto(person), 'card.png', { kind: 'resident_card', side: 'front' })
  const stateOfPhoto = async (person: number) => (await bring(student, await standInPhoto(person), gatherPhoto)).photo?.state
  assert.equal((await bringPaper(5)).error, undefined)
  assert.equal(await stateOfPhoto(5), 'reviewing')
  assert.equal((await ask(ownPortrait, {}, student)).data.url, '')
  await campus().base.sql.deleteFrom('photo').where('person_id', '=', student.person.id).execute()
  await campus().base.sql.deleteFrom('identity_paper').where('person_id', '=', student.person.id).execute()
  assert.equal(await stateOfPhoto(6), 'passed')
  const portrait = (await ask(ownPortrait, {}, student)).data.url
  await bringPaper(7)
  assert.equal(await stateOfPhoto(7), 'mismatch')
  assert.equal((await ask(ownPortrait, {}, student)).data.url, portrait)
  assert.equal((await ask(withdrawFaceConsent, {}, student)).code, 200)
  await agreeToFaces(campus().base.sql, { schoolId: student.schoolId, personId: student.person.id }, 'portrait', 'comparison')
  assert.equal(await stateOfPhoto(7), 'reviewing')
  assert.equal((await ask(ownPortrait, {}, student)).data.url, '')
})

test('while the machine is busy nothing is lost: the photo is tried again, and passes', async () => {
  const student = await enrol({}, ['portrait', 'comparison'])
  faces.setBusy(true)
  const { photo } = await bring(student, await standInPhoto(8), gatherPhoto)
  assert.deepEqual([photo?.state, photo?.isJudged], ['error', false])
  const image = (await standInPhoto(8)).toString('base64')
  assert.equal((await ask(judgePhoto, { collectionMethod: 'camera', image }, student)).error, 'face_busy')
  faces.setBusy(false)
  await eventually(async () => (await stateOf(student)) === 'passed' || undefined)
  const titles = (await ask(ownMessages, { group: 'progress' }, { ...student, language: 'en_US' })).data.rows.map(({ title }) => title)
  assert.deepEqual(titles, ['Your photo was accepted'])
})

test('drafts and refused photos are mine to drop, passed ones are not; a stranger finds nothing', async () => {
  const student = await enrol()
  const stranger = await enter(campus(), { schoolId: student.schoolId })
  const { photo } = await bring(student, await standInPhoto(9))
  const id = photo?.id ?? ''
  assert.equal((await ask(resetPhoto, { id }, stranger)).error, 'not_found')
  assert.equal((await ask(handInPhoto, { id }, stranger)).error, 'not_found')
  const look = await fetch(`${campus().url}${photo?.url}`, { headers: { authorization: `Bearer ${stranger.token}` } })
  assert.match(await look.text(), /not_found/)
  assert.equal((await ask(resetPhoto, { id }, student)).code, 200)
  assert.deepEqual(await filesOf(student), [])
  const passed = await bring(student, await standInPhoto(9), gatherPhoto)
  assert.equal((await ask(resetPhoto, { id: passed.photo?.id ?? '' }, student)).error, 'photo_passed')
})

test('of photos brought at once one stays, and no file is left over', async () => {
  const student = await enrol()
  const photos = await Promise.all([10, 11].map((person) => standInPhoto(person)))
  const answers = await Promise.all(photos.map((photo) => bring(student, photo)))
  assert.ok(answers.every(({ error }) => error === undefined))
  assert.equal((await filesOf(student)).length, 2)
  const [kept] = (await ask(ownPhotos, {}, student)).data
  const handed = await Promise.all([1, 2, 3].map(() => ask(handInPhoto, { id: kept?.open?.id ?? '' }, student)))
  assert.deepEqual(handed.map(({ error }) => error ?? 'done').toSorted(), ['done', 'photo_not_draft', 'photo_not_draft'])
})

test('a draft is kept for a day', async () => {
  const student = await enrol()
  const { photo } = await bring(student, await standInPhoto(12))
  campus().clock.advance(86_000)
  await sweepDrafts(systemContext(campus().base))
  assert.equal((await filesOf(student)).length, 2)
  campus().clock.advance(500)
  const later = await comeBack(campus(), student)
  assert.equal((await ask(handInPhoto, { id: photo?.id ?? '' }, later)).error, 'photo_not_draft')
  await sweepDrafts(systemContext(campus().base))
  assert.deepEqual(await filesOf(student), [])
})

test('the portrait of old goes the same way, and needs a type for it', async () => {
  const student = await enrol()
  const answer = await uploadTo(campus().url, updatePortrait, student.token, await standInPhoto(13))
  assert.equal(updatePortrait.output.parse(answer.data).state, 'passed')
  const other = await enter(campus(), {})
  await agreeToFaces(campus().base.sql, { schoolId: other.schoolId, personId: other.person.id }, 'portrait')
  assert.equal((await uploadTo(campus().url, updatePortrait, other.token, await standInPhoto(13))).error, 'photo_type_missing')
})

test('a school that measures no faces takes photos as they are, without a consent, and a person looks at each', async () => {
  const student = await enrol({ usesFaces: false }, [])
  const { photo } = await bring(student, await standInPhoto(14), gatherPhoto)
  assert.deepEqual([photo?.state, photo?.isJudged, photo?.checks, photo?.comparison], ['reviewing', false, [], 'no_reference'])
  const passing = campus().base.sql.updateTable('photo').set({ state: 'passed', decided_at: new Date() })
  await assert.rejects(passing.where('person_id', '=', student.person.id).execute(), /photo__by_somebody/)
  assert.equal((await ask(resetPhoto, { id: photo?.id ?? '' }, student)).code, 200)
  const small = await sharp({ create: { width: 200, height: 280, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  assert.equal((await bring(student, small)).error, 'picture_too_small')
  const image = (await standInPhoto(14)).toString('base64')
  assert.equal((await ask(judgePhoto, { collectionMethod: 'camera', image }, student)).error, 'faces_off')
})
