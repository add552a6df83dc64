import assert from 'node:assert/strict'
import { test } from 'node:test'
import { photoTypesToEdit, savePhotoType } from '@campus/contract/identity/console/photo-types.ts'
import { gatherPhoto, savePhoto } from '@campus/contract/identity/own-photos.ts'
import { identityStatus } from '@campus/contract/identity/papers.ts'
import { ownPhotoTypes } from '@campus/contract/identity/photo-types.ts'
import { uploadSignatureInfo } from '@campus/contract/signature/own-signature.ts'
import { asker } from '../../../testing/ask.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { faceStandIn, standInPhoto } from '../../../testing/face-stand-in.ts'
import { agreeToFaces, turnFacesOn } from '../../../testing/faces.ts'
import { penStrokes } from '../../../testing/signatures.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadTo } from '../../../testing/upload.ts'

const campus = useTestCampus({ services: () => ({ face: faceStandIn().port }) })
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

const graduate = {
  purpose: 'recent',
  name: '近照',
  nameEn: 'Recent photo',
  nameTw: '近照',
  standard: {
    width: 480,
    height: 640,
    background: 'light_blue',
    hairFromTop: { min: 50, max: 110 },
    eyesFromTop: { min: 200, max: 300 },
    faceWidth: { min: 180, max: 300 },
    headHeight: null,
    fileKilobytes: { min: 20, max: 40 },
  },
  reviewer: 'nobody',
  methods: ['camera'],
  validDays: 365,
  isRequired: true,
  allowsNewBackground: false,
  isOpen: true,
} as const

const edited = (changes: Partial<Record<string, unknown>> = {}) => ({ ...graduate, methods: [...graduate.methods], ...changes })

const makeSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const student = await enter(campus(), { schoolId: admin.schoolId })
  await turnFacesOn(campus().base.sql, admin.schoolId)
  const type = (await ask(savePhotoType, edited(), admin)).data
  return { admin, student, type }
}

test('a type that is added is asked for, and one that is closed is not', async () => {
  const { admin, student, type } = await makeSchool()
  const [shown] = (await ask(ownPhotoTypes, {}, student)).data
  assert.deepEqual([shown?.id, shown?.state, shown?.standard.width], [type.id, 'missing', 480])
  const status = (await ask(identityStatus, {}, student)).data
  assert.deepEqual([status.state, status.next?.step], ['not_started', 'paper'])
  await ask(savePhotoType, edited({ id: type.id, isOpen: false }), admin)
  assert.deepEqual((await ask(ownPhotoTypes, {}, student)).data, [])
  assert.deepEqual(
    (await ask(photoTypesToEdit, {}, admin)).data.map(({ isOpen }) => isOpen),
    [false],
  )
})

test('a signature is a step that nobody has to take', async () => {
  const { student } = await makeSchool()
  const signature = async () => (await ask(identityStatus, {}, student)).data.steps.find(({ step }) => step === 'signature')
  assert.deepEqual(await signature(), { step: 'signature', state: 'todo', photoTypeId: null, isRequired: false })
  await ask(uploadSignatureInfo, { made: { method: 'drawn', strokes: penStrokes() } }, student)
  assert.equal((await signature())?.state, 'done')
})

test('a purpose has one open type, also when two are added at once', async () => {
  const { admin } = await makeSchool()
  const adding = [1, 2, 3].map(() => ask(savePhotoType, edited({ purpose: 'degree' }), admin))
  const answers = (await Promise.all(adding)).map(({ error }) => error ?? 'done')
  assert.deepEqual(answers.toSorted(), ['done', 'photo_purpose_taken', 'photo_purpose_taken'])
})

test('a type with photos keeps its purpose; a photo counts as long as the type says', async () => {
  const { admin, student, type } = await makeSchool()
  await agreeToFaces(campus().base.sql, { schoolId: student.schoolId, personId: student.person.id }, 'portrait')
  const fields = { typeId: type.id, collectionMethod: 'camera' }
  const { data } = await uploadTo(campus().url, gatherPhoto, student.token, await standInPhoto(1), 'a.png', fields)
  assert.equal(savePhoto.output.parse(data).state, 'passed')
  assert.equal((await ask(savePhotoType, edited({ id: type.id, purpose: 'certified' }), admin)).error, 'photo_purpose_kept')
  campus().clock.advance(366 * 86_400)
  const later = await comeBack(campus(), student)
  assert.equal((await ask(ownPhotoTypes, {}, later)).data[0]?.state, 'outdated')
})

test('strangers change nothing, and bad standards are named', async () => {
  const { admin, student, type } = await makeSchool()
  assert.equal((await ask(savePhotoType, edited(), student)).error, 'forbidden')
  const foreign = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(savePhotoType, edited({ id: type.id }), foreign)).error, 'not_found')
  const standard = { ...graduate.standard, width: 5, faceWidth: { min: 300, max: 180 } }
  const { fields } = await ask(savePhotoType, edited({ standard, methods: [] }), admin)
  assert.deepEqual(Object.keys(fields ?? {}).toSorted(), ['methods', 'standard.faceWidth', 'standard.width'])
})

test('a visitor sees no photos of a course of study and owes nothing', async () => {
  const { admin, student } = await makeSchool()
  await ask(savePhotoType, edited({ purpose: 'degree', name: '学位照片', nameEn: 'Degree photo', nameTw: '學位照片' }), admin)
  const visitor = await enter(campus(), { schoolId: admin.schoolId, kind: 'visitor', roles: ['visitor'] })
  const shownTo = async (token: string) =>
    (await ask(ownPhotoTypes, {}, { token })).data.map(({ purpose, isRequired }) => [purpose, isRequired])
  assert.deepEqual(await shownTo(student.token), [
    ['degree', true],
    ['recent', true],
  ])
  assert.deepEqual(await shownTo(visitor.token), [['recent', false]])
  assert.equal((await shownTo(admin.token)).length, 2, 'who imports and reviews photos chooses among all')
  const owed = (await ask(identityStatus, {}, admin)).data.steps.filter(({ step }) => step === 'photo')
  assert.equal(owed.length, 1)
  const { state, next, steps } = (await ask(identityStatus, {}, visitor)).data
  assert.deepEqual([state, next, steps.some(({ isRequired }) => isRequired)], ['complete', null, false])
})
