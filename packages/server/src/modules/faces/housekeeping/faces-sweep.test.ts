import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { ownFaceChecks } from '@campus/contract/faces/checks.ts'
import { ownFaceConsents } from '@campus/contract/faces/consents.ts'
import { askForData, decideDeletion } from '@campus/contract/people/privacy.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { agreeToFaces, givePortrait, turnFacesOn } from '../../../testing/faces.ts'
import { standInFaces, standInPicture, standInVector } from '../../../testing/stand-in-faces.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { findVector, keepVector } from '../vectors/vector.service.ts'
import { sweepFaces } from './faces-sweep.service.ts'

const campus = useTestCampus({ services: () => ({ face: standInFaces().port }) })
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const system = () => systemContext(campus().base)

const daysAgo = (days: number) => new Date(campus().clock.now().getTime() - days * 86_400_000)

const enterWithVector = async (schoolId?: string) => {
  const who = await enter(campus(), schoolId ? { schoolId } : {})
  const ids = { schoolId: who.schoolId, personId: who.person.id }
  await turnFacesOn(campus().base.sql, who.schoolId)
  await agreeToFaces(campus().base.sql, ids, 'portrait', 'comparison')
  const fileId = await givePortrait(campus(), ids, standInPicture({ who: who.person.id }))
  await keepVector(system(), { ...ids, fileId, vector: standInVector(who.person.id) })
  return { ...who, ids }
}

const logCheck = (who: { schoolId: string; personId: string }, at: Date) =>
  campus()
    .base.sql.insertInto('face_check')
    .values({
      school_id: who.schoolId,
      person_id: who.personId,
      challenge_id: randomUUID(),
      purpose: 'user',
      subject_id: who.personId,
      outcome: 'passed',
      similarity: 0.9,
      model_id: 'stand-in-1',
      device_name: '',
      network: '',
      created_at: at,
    })
    .execute()

test('the log of checks and what old frames are known by are kept for 180 days', async () => {
  const { ids, token } = await enterWithVector()
  const { sql } = campus().base
  for (const days of [179, 181]) {
    await logCheck(ids, daysAgo(days))
    await sql
      .insertInto('face_frame')
      .values({ school_id: ids.schoolId, digest: randomBytes(32), created_at: daysAgo(days) })
      .execute()
  }
  await sweepFaces(system())
  assert.equal((await ask(ownFaceChecks, {}, { token })).data.total, 1)
  const frames = await sql.selectFrom('face_frame').where('school_id', '=', ids.schoolId).select('digest').execute()
  assert.equal(frames.length, 1)
})

test('a vector of another model is gone, and measured again from the portrait', async () => {
  const { ids } = await enterWithVector()
  const { sql } = campus().base
  await sql.updateTable('face_vector').set({ model_id: 'older' }).where('person_id', '=', ids.personId).execute()
  await sweepFaces(system())
  const kept = await sql
    .selectFrom('face_vector')
    .where('person_id', '=', ids.personId)
    .where('model_id', '=', 'older')
    .select('model_id')
    .execute()
  assert.deepEqual(kept, [])
})

test('a deletion that the school grants withdraws every consent, and the vector is gone for good', async () => {
  const { ids, token, schoolId } = await enterWithVector()
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const { id } = (await ask(askForData, { kind: 'deletion', reason: '毕业后不再使用' }, { token })).data
  assert.equal((await ask(decideDeletion, { id, verdict: 'done', notes: '已核实身份' }, { token: admin.token })).code, 200)
  assert.equal(await findVector(system(), ids.personId), undefined)
  assert.ok((await ask(ownFaceConsents, {}, { token })).data.consents.every(({ isGiven }) => !isGiven))
  await sweepFaces(system())
  assert.equal(await findVector(system(), ids.personId), undefined)
})
