import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withdrawFaceConsent } from '@campus/contract/faces/consents.ts'
import { gatherPhoto } from '@campus/contract/identity/own-photos.ts'
import { uploadPaper } from '@campus/contract/identity/papers.ts'
import { askForData, decideDeletion, heldData } from '@campus/contract/people/privacy.ts'
import { systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { later } from '../../../platform/time/clock.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { faceStandIn, standInPhoto } from '../../../testing/face-stand-in.ts'
import { agreeToFaces } from '../../../testing/faces.ts'
import { makePhotoType } from '../../../testing/identity.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { dropBlobIfUnused } from '../../files/unused-blob.service.ts'
import { identityModule } from '../module.ts'
import { deleteWithdrawn } from './delete-photos.service.ts'

const read = { fields: [], side: undefined, faults: [] }
const campus = useTestCampus({ services: () => ({ face: faceStandIn().port, papers: { read: async () => read, close: async () => {} } }) })
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

const enrol = async (kind: 'student' | 'visitor' = 'student') => {
  const one = await enter(campus(), { kind })
  const typeId = await makePhotoType(campus().base.sql, one.schoolId)
  await agreeToFaces(campus().base.sql, { schoolId: one.schoolId, personId: one.person.id }, 'portrait', 'comparison')
  const fields = { typeId, collectionMethod: 'camera' }
  await uploadTo(campus().url, gatherPhoto, one.token, await standInPhoto(1), 'a.png', fields)
  await uploadTo(campus().url, gatherPhoto, one.token, await standInPhoto(1, 'blurred'), 'a.png', fields)
  await uploadTo(campus().url, uploadPaper, one.token, await standInPhoto(2), 'a.png', { kind: 'passport', side: 'front' })
  return one
}
type Entered = Awaited<ReturnType<typeof enrol>>

const leftOf = async ({ person: { id } }: Entered) => {
  const { sql } = campus().base
  const [photos, papers, files, person] = await Promise.all([
    sql.selectFrom('photo').where('person_id', '=', id).select('id').execute(),
    sql.selectFrom('identity_paper').where('person_id', '=', id).select('id').execute(),
    sql.selectFrom('file').where('owner_id', '=', id).select('id').execute(),
    sql.selectFrom('person').where('id', '=', id).select('portrait_file_id').executeTakeFirstOrThrow(),
  ])
  return [photos.length, papers.length, files.length, person.portrait_file_id !== null]
}

test('people see what is held of them, and the copy of their data has it', async () => {
  const one = await enrol()
  const held = (await ask(heldData, {}, one)).data
  assert.deepEqual(
    ['photos', 'papers', 'photo_searches'].map((kind) => held.find((row) => row.kind === kind)?.count),
    [2, 1, 0],
  )
  const data = await identityModule.personalData?.['photos']?.(systemContext(campus().base), one.person.id)
  assert.equal(Object(data)[0].purpose, 'recent')
})

test('a withdrawn consent takes every photo with it, blobs included, and leaves the paper', async () => {
  const one = await enrol()
  const ctx = systemContext(campus().base)
  const where = { schoolId: one.schoolId, personId: one.person.id }
  assert.equal(await deleteWithdrawn(ctx, { ...where, purposes: ['login'] }), 0)
  assert.equal(await deleteWithdrawn(ctx, { ...where, purposes: ['portrait'] }), 4)
  assert.deepEqual(await leftOf(one), [0, 1, 1, false])
})

test('withdrawn in one tap: vector and photos are gone at once, and with their jobs the bytes, with a receipt', async () => {
  const one = await enrol()
  const { base } = campus()
  const { id } = one.person
  const vectors = () => base.sql.selectFrom('face_vector').where('person_id', '=', id).select('file_id').execute()
  await eventually(async () => (await vectors())[0])
  const kept = await base.sql.selectFrom('file').where('owner_id', '=', id).where('use', '=', 'photo').select('blob_key').execute()
  assert.equal(kept.length, 4)
  const { data } = await ask(withdrawFaceConsent, {}, one)
  assert.deepEqual(data.deleted, { vector: true, pictures: 4 })
  assert.deepEqual([await vectors(), await leftOf(one)], [[], [0, 1, 1, false]])
  const { rows } = await runText(base.sql, "select data->>'blobKey' as key from pgboss.job where name = 'files.drop_blob'")
  const queued = new Set(rows.map(({ key }) => key))
  const ctx = { ...systemContext(base), now: () => later(new Date(), 600) }
  for (const { blob_key: key } of kept) {
    assert.ok(queued.has(key))
    await dropBlobIfUnused(ctx, key)
    assert.equal(await base.services.blobs.stat(key), undefined)
  }
})

test('whose data is deleted, or who leaves, leaves no photo and no paper', async () => {
  for (const kind of ['student', 'visitor'] as const) {
    const one = await enrol(kind)
    assert.deepEqual(await leftOf(one), [2, 1, 5, true])
    const admin = await enter(campus(), { schoolId: one.schoolId, kind: 'teacher', roles: ['admin'] })
    const { id } = (await ask(askForData, { kind: 'deletion' }, one)).data
    assert.equal((await ask(decideDeletion, { id, verdict: 'done', notes: '已核实' }, admin)).code, 200)
    assert.deepEqual(await leftOf(one), [0, 0, 0, false])
  }
})
