import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gatherPhoto, redrawPhoto, savePhoto } from '@campus/contract/identity/own-photos.ts'
import type { PhotoPurpose, PhotoStandard } from '@campus/contract/identity/photo-types.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { agreeToFaces, turnFacesOn } from '@campus/server/testing/faces.ts'
import { useTestCampus } from '@campus/server/testing/test-campus.ts'
import { uploadTo } from '@campus/server/testing/upload.ts'
import sharp from 'sharp'
import { portraitOf, portraits } from '../people/portraits.ts'
import { photoTypeRows } from './photo-type-rows.ts'

/** With the engine itself. */
const campus = useTestCampus()

/** A student of a school that collects photos as the demo does. */
const enrol = async (schoolId?: string) => {
  const student = await enter(campus(), schoolId ? { schoolId } : {})
  const { sql } = campus().base
  await agreeToFaces(sql, { schoolId: student.schoolId, personId: student.person.id }, 'portrait')
  return student
}
const openSchool = async (purpose: PhotoPurpose = 'recent', changes: Partial<PhotoStandard> = {}) => {
  const student = await enrol()
  const { sql } = campus().base
  await turnFacesOn(sql, student.schoolId)
  const { id: _id, ...type } = photoTypeRows().find((row) => row.purpose === purpose) ?? assert.fail()
  const standard = JSON.stringify({ ...(JSON.parse(type.standard) as PhotoStandard), ...changes })
  const { id: typeId } = await sql
    .insertInto('photo_type')
    .values({ ...type, standard, school_id: student.schoolId })
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

/** Measuring one takes seconds: every third of the sixty, or all of them with TEST_PORTRAITS=all. */
const triedOf = (first: number) =>
  portraits
    .slice(0, 60)
    .map(({ number }) => number)
    .filter((_, place) => process.env['TEST_PORTRAITS'] === 'all' || place % 3 === first)

const firstTry = async (purpose: PhotoPurpose, numbers: readonly number[]) => {
  const { schoolId, typeId } = await openSchool(purpose)
  const waiting = [...numbers]
  const refused: string[] = []
  const bringNext = async (): Promise<void> => {
    const number = waiting.pop()
    if (number === undefined) return
    const { error, photo } = await bring({ ...(await enrol(schoolId)), typeId }, await portraitOf(number))
    const checks = photo?.checks.filter(({ verdict }) => verdict === 'refuse').map(({ name }) => name)
    if (photo?.state !== 'passed' && photo?.state !== 'reviewing') refused.push(`${number}: ${error ?? checks?.join()}`)
    await bringNext()
  }
  await Promise.all([bringNext(), bringNext(), bringNext(), bringNext()])
  return refused
}

for (const [first, purpose] of (['recent', 'academic_record'] as const).entries())
  test(`of twenty drawn people at least nineteen pass at the first try: ${purpose}`, async () => {
    const tried = triedOf(first)
    const refused = await firstTry(purpose, tried)
    assert.ok(refused.length <= tried.length / 20, refused.join('\n'))
  })

test('before a wall of the wrong colour the refusal says how far off it is; the wall is replaced, the person is not touched', async () => {
  const student = await openSchool('academic_record', { background: 'white', fileKilobytes: null })
  const { photo: draft } = await bring(student, await portraitOf(7), savePhoto)
  const found = draft?.checks.find(({ name }) => name === 'BackgroundColour')
  assert.deepEqual([found?.verdict, found?.limit], ['refuse', 25])
  assert.match(found?.text ?? '', /46.*25/)
  const pixelsOf = async (url: string | undefined) => {
    const response = await fetch(`${campus().url}${url}`, { headers: { authorization: `Bearer ${student.token}` } })
    return sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer()
  }
  const before = await pixelsOf(draft?.url)
  const drawn = (await asker(campus().url)(redrawPhoto, { id: draft?.id ?? '', background: 'replaced' }, student)).data
  assert.deepEqual([drawn.background, drawn.checks.filter(({ verdict }) => verdict === 'refuse')], ['replaced', []])
  const after = await pixelsOf(drawn.url)
  assert.deepEqual([...after.subarray(0, 3)], [255, 255, 255])
  // The middle of the face, where only the compression of the file may differ.
  for (let y = 250; y < 400; y += 1)
    for (let at = (y * 480 + 180) * 3; at < (y * 480 + 300) * 3; at += 1)
      assert.ok(Math.abs((before[at] ?? 0) - (after[at] ?? 0)) <= 3, `${at}: ${before[at]} ${after[at]}`)
})

test('a restless background is not replaced, and the sentence says so', async () => {
  const student = await openSchool('academic_record', { background: 'white' })
  const stripes = Buffer.from(
    '<svg width="624" height="832"><defs><pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><rect width="20" height="40" fill="#204020"/></pattern></defs><path fill="url(#p)" d="M0 0h624v130H0zM0 0h130v832H0zM494 0h130v832H494z"/></svg>',
  )
  const restless = await sharp(await portraitOf(7))
    .composite([{ input: stripes }])
    .jpeg()
    .toBuffer()
  const { photo } = await bring(student, restless, savePhoto)
  assert.equal(photo?.checks.find(({ name }) => name === 'BackgroundUniformity')?.verdict, 'refuse')
  const { error } = await asker(campus().url)(redrawPhoto, { id: photo?.id ?? '', background: 'replaced' }, student)
  assert.equal(error, 'background_not_plain')
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
  const pair = plain(1248, 832).composite([
    { input: one, left: 0, top: 0 },
    { input: other, left: 624, top: 0 },
  ])
  const cases = {
    face_not_found: await plain(480, 640).jpeg().toBuffer(),
    several_faces: await pair.jpeg().toBuffer(),
    portrait_too_small: await sharp(one).resize(312, 416).jpeg().toBuffer(),
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
