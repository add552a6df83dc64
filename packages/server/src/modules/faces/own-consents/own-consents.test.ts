import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giveFaceConsent, ownFaceConsents, withdrawFaceConsent } from '@campus/contract/faces/consents.ts'
import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { turnFacesOn } from '../../../testing/faces.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { encryptIdCard } from '../../people/person/id-card.service.ts'
import { findVector, keepVector } from '../vectors/vector.service.ts'

const campus = useTestCampus()
const vector = Float32Array.from({ length: 192 }, (_, index) => Math.sin(index))

const enterWithFaces = async () => {
  const who = await enter(campus())
  await turnFacesOn(campus().base.sql, who.schoolId)
  const ask = asker(campus().url)
  const { token } = who
  return {
    ...who,
    read: async () => (await ask(ownFaceConsents, {}, { token })).data,
    give: (purpose: FacePurpose, version = '1') => ask(giveFaceConsent, { purpose, version }, { token }),
    withdraw: (purpose?: FacePurpose) => ask(withdrawFaceConsent, { purpose }, { token }),
  }
}

const makeFile = (who: { schoolId: string; personId: string }) =>
  campus()
    .base.sql.insertInto('file')
    .values({
      school_id: who.schoolId,
      owner_id: who.personId,
      blob_key: 'x',
      size: 1,
      content_type: 'image/jpeg',
      name: 'p.jpg',
      use: 'portrait',
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const keepFor = async (who: { schoolId: string; person: { id: string } }) => {
  const ids = { schoolId: who.schoolId, personId: who.person.id }
  const { id: fileId } = await makeFile(ids)
  return { fileId, isKept: await keepVector(systemContext(campus().base), { ...ids, fileId, vector }) }
}
const find = (personId: string) => findVector(systemContext(campus().base), personId)

test('each use of a face is agreed to by itself, by the text that is in force', async () => {
  const li = await enterWithFaces()
  const before = await li.read()
  assert.deepEqual(
    before.consents.map(({ purpose, isGiven, text }) => [purpose, isGiven, text?.version]),
    ['portrait', 'comparison', 'login', 'search', 'authority'].map((purpose) => [purpose, false, '1']),
  )
  assert.equal((await li.give('login', '0')).error, 'document_changed')
  assert.equal((await li.give('login')).data.isGiven, true)
  const given = (await li.read()).consents.filter(({ isGiven }) => isGiven)
  assert.deepEqual(
    given.map(({ purpose, givenVersion, givenBy }) => [purpose, givenVersion, givenBy]),
    [['login', '1', 'self']],
  )
})

test('where the school uses no faces, nothing can be agreed to', async () => {
  const { token, schoolId } = await enter(campus())
  assert.ok(schoolId)
  assert.equal((await asker(campus().url)(giveFaceConsent, { purpose: 'login', version: '1' }, { token })).error, 'faces_off')
})

test('no vector is kept without a consent, and it is gone with the last one that needs it', async () => {
  const li = await enterWithFaces()
  assert.equal((await keepFor(li)).isKept, false)
  await li.give('portrait')
  assert.equal((await keepFor(li)).isKept, false)
  await li.give('comparison')
  await li.give('login')
  assert.equal((await keepFor(li)).isKept, true)
  assert.deepEqual(await find(li.person.id), vector)
  assert.equal((await li.read()).hasVector, true)

  const first = (await li.withdraw('login')).data
  assert.deepEqual([first.purposes, first.deleted], [['login'], { vector: false, pictures: 0 }])
  assert.ok(await find(li.person.id))
  const last = (await li.withdraw('comparison')).data
  assert.deepEqual([last.purposes, last.deleted], [['comparison'], { vector: true, pictures: 0 }])
  assert.equal(await find(li.person.id), undefined)
  assert.equal((await li.withdraw('comparison')).error, 'nothing_to_withdraw')
  const receipt = await campus()
    .base.sql.selectFrom('message_text')
    .innerJoin('message', 'message.text_id', 'message_text.id')
    .where('message.person_id', '=', li.person.id)
    .where('message_text.body_en', 'like', `%${last.id}%`)
    .select('message_text.title_en')
    .execute()
  assert.equal(receipt.length, 1)
})

test('without the portrait nothing else remains', async () => {
  const li = await enterWithFaces()
  for (const purpose of ['portrait', 'comparison', 'search'] as const) await li.give(purpose)
  await keepFor(li)
  const { purposes, deleted } = (await li.withdraw('portrait')).data
  assert.deepEqual([purposes.toSorted(), deleted.vector], [['comparison', 'portrait', 'search'], true])
  assert.ok((await li.read()).consents.every(({ isGiven }) => !isGiven))
})

test('a vector goes with the photo that it was made of', async () => {
  const li = await enterWithFaces()
  await li.give('comparison')
  const { fileId } = await keepFor(li)
  await campus().base.sql.deleteFrom('file').where('id', '=', fileId).execute()
  assert.equal(await find(li.person.id), undefined)
})

test('the ledger only grows, also for the owner of the tables', async () => {
  const li = await enterWithFaces()
  await li.give('search')
  const { sql } = campus().base
  await assert.rejects(sql.updateTable('face_consent').set({ action: 'withdrawn' }).execute(), /cannot be changed/)
  await assert.rejects(sql.deleteFrom('face_consent').execute(), /cannot be changed/)
})

test('of two withdrawals at once one has something to withdraw, and a vector kept meanwhile does not survive', async () => {
  const li = await enterWithFaces()
  await li.give('comparison')
  const [one, other] = await Promise.all([li.withdraw('comparison'), li.withdraw('comparison'), keepFor(li)])
  assert.deepEqual([one.error, other.error].map((error) => error ?? 'done').toSorted(), ['done', 'nothing_to_withdraw'])
  assert.equal(await find(li.person.id), undefined)
})

test('who is under 14 cannot agree alone', async () => {
  const li = await enterWithFaces()
  const born = `${campus().clock.now().getUTCFullYear() - 12}0301`
  const { sql, services } = campus().base
  await sql
    .updateTable('person')
    .set(encryptIdCard(services.secretBox, `110101${born}0011`))
    .where('id', '=', li.person.id)
    .execute()
  assert.equal((await li.read()).needsGuardian, true)
  assert.equal((await li.give('portrait')).error, 'guardian_needed')
})
