import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handInPhoto, ownPhotos, redrawPhoto, savePhoto } from '@campus/contract/identity/own-photos.ts'
import sharp from 'sharp'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { faceStandIn, standInPhoto } from '../../../testing/face-stand-in.ts'
import { agreeToFaces } from '../../../testing/faces.ts'
import { makePhotoType } from '../../../testing/identity.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadTo } from '../../../testing/upload.ts'

const faces = faceStandIn()
const campus = useTestCampus({ services: () => ({ face: faces.port }) })
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

const enrol = async (type: Parameters<typeof makePhotoType>[2] = {}) => {
  const student = await enter(campus(), {})
  const typeId = await makePhotoType(campus().base.sql, student.schoolId, { background: 'white', allowsNewBackground: true, ...type })
  await agreeToFaces(campus().base.sql, { schoolId: student.schoolId, personId: student.person.id }, 'portrait')
  return { ...student, typeId }
}
type Student = Awaited<ReturnType<typeof enrol>>

const draftOf = async ({ token, typeId }: Student, photo: Buffer) => {
  const answer = await uploadTo(campus().url, savePhoto, token, photo, 'photo.png', { typeId, collectionMethod: 'camera' })
  return savePhoto.output.parse(answer.data)
}
const redraw = (id: string, student: { readonly token: string }, background: 'replaced' | 'as_taken' = 'replaced') =>
  ask(redrawPhoto, { id, background }, student)
const countFiles = async ({ person }: Student) =>
  (await campus().base.sql.selectFrom('file').where('owner_id', '=', person.id).select('id').execute()).length
/** The stand-in draws the background that was asked for as blue. */
const blueOf = async (url: string, { token }: Student) => {
  const response = await fetch(`${campus().url}${url}`, { headers: { authorization: `Bearer ${token}` } })
  return (await sharp(Buffer.from(await response.arrayBuffer())).stats()).channels[2]?.mean ?? 0
}

test('another background is shown before it is sent, marked, and left to a reviewer; as it was taken comes back whole', async () => {
  const student = await enrol()
  const { id, url } = await draftOf(student, await standInPhoto(1))
  assert.ok((await blueOf(url, student)) < 140)
  const { data: drawn } = await redraw(id, student)
  assert.deepEqual([drawn.state, drawn.background, drawn.isJudged], ['draft', 'replaced', true])
  assert.ok((await blueOf(drawn.url, student)) > 250)
  assert.equal(await countFiles(student), 2)
  const { data: before } = await redraw(id, student, 'as_taken')
  assert.equal(before.background, 'as_taken')
  assert.ok((await blueOf(before.url, student)) < 140)
  await redraw(id, student)
  const { data: sent } = await ask(handInPhoto, { id }, student)
  assert.deepEqual([sent.state, sent.background], ['reviewing', 'replaced'])
  assert.equal((await redraw(id, student)).error, 'photo_not_draft')
})

test('no reviewer means no replaced background: the database keeps that promise', async () => {
  const student = await enrol()
  const { id } = await draftOf(student, await standInPhoto(2))
  await redraw(id, student)
  const passing = campus().base.sql.updateTable('photo').set({ state: 'passed', decided_at: new Date() }).where('id', '=', id)
  await assert.rejects(passing.execute(), /photo__by_somebody/)
})

test('it is refused where the type does not allow it, asks for no colour, or the background is not plain', async () => {
  const errors = []
  for (const type of [{ allowsNewBackground: false }, { background: 'any' as const }]) {
    const student = await enrol(type)
    errors.push((await redraw((await draftOf(student, await standInPhoto(3))).id, student)).error)
  }
  assert.deepEqual(errors, ['background_not_offered', 'background_not_offered'])
  const student = await enrol()
  const { id, url } = await draftOf(student, await standInPhoto(3, 'restless'))
  assert.equal((await redraw(id, student)).error, 'background_not_plain')
  const [kept] = (await ask(ownPhotos, {}, student)).data
  assert.deepEqual([kept?.open?.url.split('?')[0], kept?.open?.background], [url.split('?')[0], 'as_taken'], 'the draft is as it was')
})

test('a stranger finds no draft, bad input is named, and a busy machine leaves the draft alone', async () => {
  const student = await enrol()
  const { id } = await draftOf(student, await standInPhoto(4))
  assert.equal((await redraw(id, await enter(campus(), { schoolId: student.schoolId }))).error, 'not_found')
  assert.equal((await ask(redrawPhoto, { id, background: 'pink' as never }, student)).error, 'bad_input')
  faces.setBusy(true)
  assert.equal((await redraw(id, student)).error, 'face_busy')
  faces.setBusy(false)
  assert.equal((await ask(ownPhotos, {}, student)).data[0]?.open?.background, 'as_taken')
})

test('drawn several times at once, one picture stays; sent meanwhile, the later ones are refused', async () => {
  const student = await enrol()
  const { id } = await draftOf(student, await standInPhoto(5))
  await Promise.all((['replaced', 'as_taken', 'replaced'] as const).map((background) => redraw(id, student, background)))
  assert.equal(await countFiles(student), 2)
  const [drawn, sent] = await Promise.all([redraw(id, student), ask(handInPhoto, { id }, student)])
  const errors = [drawn.error, sent.error].filter((error) => error !== undefined)
  assert.ok(errors.length === 0 || (errors.length === 1 && errors[0] === 'photo_not_draft'), errors.join())
  assert.equal(await countFiles(student), 2)
})
