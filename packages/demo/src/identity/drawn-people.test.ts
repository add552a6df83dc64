import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gatherPhoto, savePhoto } from '@campus/contract/identity/own-photos.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { agreeToFaces, turnFacesOn } from '@campus/server/testing/faces.ts'
import { useTestCampus } from '@campus/server/testing/test-campus.ts'
import { uploadTo } from '@campus/server/testing/upload.ts'
import sharp from 'sharp'
import { portraitOf, portraits } from '../people/portraits.ts'
import { photoTypeRows } from './photo-type-rows.ts'

/** With the engine itself. */
const campus = useTestCampus()

/** A student of a school that collects recent photos as the demo does. */
const enrol = async (schoolId?: string) => {
  const student = await enter(campus(), schoolId ? { schoolId } : {})
  const { sql } = campus().base
  await agreeToFaces(sql, { schoolId: student.schoolId, personId: student.person.id }, 'portrait')
  return student
}
const openSchool = async () => {
  const student = await enrol()
  const { sql } = campus().base
  await turnFacesOn(sql, student.schoolId)
  const { id: _id, ...recent } = photoTypeRows().find(({ purpose }) => purpose === 'recent') ?? assert.fail()
  const { id: typeId } = await sql
    .insertInto('photo_type')
    .values({ ...recent, school_id: student.schoolId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...student, typeId }
}
type Student = Awaited<ReturnType<typeof openSchool>>

const bring = async (
  { token, typeId }: Pick<Student, 'token' | 'typeId'>,
  photo: Uint8Array,
  call: typeof savePhoto | typeof gatherPhoto = gatherPhoto,
  name = 'a.jpg',
) => {
  const answer = await uploadTo(campus().url, call, token, Buffer.from(photo), name, { typeId, collectionMethod: 'album' })
  return { error: answer.error, msg: answer.msg, photo: answer.error ? undefined : savePhoto.output.parse(answer.data) }
}
const countFiles = async (student: Student) =>
  (await campus().base.sql.selectFrom('file').where('owner_id', '=', student.person.id).select('id').execute()).length

test('of the sixty drawn people at least fifty-seven pass at the first try', async () => {
  const { schoolId, typeId } = await openSchool()
  const waiting = portraits.slice(0, 60).map(({ number }) => number)
  const refused: string[] = []
  const bringNext = async (): Promise<void> => {
    const number = waiting.pop()
    if (number === undefined) return
    const { error, photo } = await bring({ ...(await enrol(schoolId)), typeId }, await portraitOf(number))
    const checks = photo?.checks.filter(({ verdict }) => verdict === 'refuse').map(({ name }) => name)
    if (photo?.state !== 'passed') refused.push(`${number}: ${error ?? checks?.join()}`)
    await bringNext()
  }
  await Promise.all([bringNext(), bringNext(), bringNext(), bringNext()])
  assert.ok(refused.length <= 3, refused.join('\n'))
})

test('a picture that its camera marked as turned is judged upright', async () => {
  const student = await openSchool()
  const turned = await sharp(await portraitOf(3))
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  const { photo } = await bring(student, turned)
  assert.equal(photo?.state, 'passed')
})

test('what is no portrait of one person is refused with its own sentence, and nothing is stored', async () => {
  const student = await openSchool()
  const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#88aacc' } })
  const [one, other] = [await portraitOf(4), await portraitOf(5)]
  const pair = plain(960, 640).composite([
    { input: one, left: 0, top: 0 },
    { input: other, left: 480, top: 0 },
  ])
  const cases = {
    face_not_found: await plain(480, 640).jpeg().toBuffer(),
    several_faces: await pair.jpeg().toBuffer(),
    portrait_too_small: await sharp(one).resize(240, 320).jpeg().toBuffer(),
  }
  const sentences = new Set<string>()
  for (const [code, photo] of Object.entries(cases)) {
    const { error, msg } = await bring(student, photo, savePhoto)
    assert.equal(error, code)
    sentences.add(msg)
  }
  assert.equal(sentences.size, 3)
  const broken = [one.subarray(0, one.length / 2), await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer()]
  for (const photo of broken) assert.equal((await bring(student, photo, savePhoto, 'a.png')).error, 'picture_broken')
  assert.equal((await bring(student, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), savePhoto)).error, 'file_kind')
  assert.equal(await countFiles(student), 0)
})

test('of a picture that is a program as well only the picture is kept', async () => {
  const student = await openSchool()
  const program = Buffer.from('<script>alert(1)</script>')
  const { photo } = await bring(student, Buffer.concat([await portraitOf(6), program]), savePhoto)
  const response = await fetch(`${campus().url}${photo?.url}`, { headers: { authorization: `Bearer ${student.token}` } })
  assert.equal(Buffer.from(await response.arrayBuffer()).includes(program), false)
})
