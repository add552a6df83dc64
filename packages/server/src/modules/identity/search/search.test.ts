import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import { gatherPhoto } from '@campus/contract/identity/own-photos.ts'
import { findByPhoto, ownSearch, ownSearches, searchesForMe } from '@campus/contract/identity/people-search.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { profileViews } from '@campus/contract/people/privacy.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter, openUnproved } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { faceStandIn, standInPhoto } from '../../../testing/face-stand-in.ts'
import { agreeToFaces } from '../../../testing/faces.ts'
import { makePhotoType } from '../../../testing/identity.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { deleteWithdrawn } from '../privacy/delete-photos.service.ts'

const campus = useTestCampus({ services: () => ({ face: faceStandIn().port }) })
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
type Entered = Awaited<ReturnType<typeof enter>>
const purpose = '确认拾到学生卡的失主'

const makeSchool = async () => {
  const { sql } = campus().base
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'], name: '钱老师' })
  const { schoolId } = admin
  const typeId = await makePhotoType(sql, schoolId)
  const student = async (face: number, consents: readonly FacePurpose[] = ['portrait', 'search']) => {
    const one = await enter(campus(), { schoolId })
    await agreeToFaces(sql, { schoolId: one.schoolId, personId: one.person.id }, ...consents)
    await uploadTo(campus().url, gatherPhoto, one.token, await standInPhoto(face), 'a.png', { typeId, collectionMethod: 'camera' })
    if (consents.length > 1)
      await eventually(() => sql.selectFrom('face_vector').where('person_id', '=', one.person.id).select('person_id').executeTakeFirst())
    return one
  }
  return { admin, schoolId, student }
}

const find = async (who: { token: string }, face: number, shows?: Parameters<typeof standInPhoto>[1]) =>
  ask(findByPhoto, { image: (await standInPhoto(face, shows)).toString('base64'), purpose }, who)
const shownTo = ({ data }: Awaited<ReturnType<typeof find>>) => data.results.map(({ person, likeness }) => [person.id, likeness])

test('people who agreed are found, the likely one first, and see who searched and why', async () => {
  const { admin, student } = await makeSchool()
  const [wanted, other, silent] = [await student(1), await student(2), await student(1, ['portrait', 'comparison'])]
  const found = await find(admin, 1)
  assert.deepEqual(shownTo(found), [
    [wanted.person.id, 'likely'],
    [other.person.id, 'weak'],
  ])
  assert.equal(found.data.leftToday, 19)
  const [seen] = (await ask(searchesForMe, {}, wanted)).data.rows
  assert.deepEqual([seen?.searcher, seen?.role, seen?.purpose, seen?.likeness], ['钱老师', '学校管理员', purpose, 'likely'])
  assert.equal((await ask(searchesForMe, {}, silent)).data.total, 0)
  assert.equal((await ask(ownMessages, { group: 'security' }, wanted)).data.total, 1)
  assert.deepEqual(
    (await ask(profileViews, {}, wanted)).data.rows.map(({ what }) => what),
    ['photo_search'],
  )
})

test('a search is its author’s alone; who withdraws disappears from it', async () => {
  const { admin, schoolId, student } = await makeSchool()
  const one = await student(3)
  const { id: searchId } = (await find(admin, 3)).data
  const colleague = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(ownSearch, { searchId }, colleague)).error, 'not_found')
  assert.equal((await ask(ownSearch, { searchId }, one)).error, 'forbidden')
  assert.equal((await ask(ownSearches, {}, colleague)).data.total, 0)
  assert.equal((await ask(ownSearch, { searchId }, admin)).data.results.length, 1)
  await deleteWithdrawn(systemContext(campus().base), { schoolId, personId: one.person.id, purposes: ['search'] })
  assert.deepEqual((await ask(ownSearch, { searchId }, admin)).data.results, [])
})

test('managers find people of their own units', async () => {
  const { schoolId, student } = await makeSchool()
  const { sql } = campus().base
  const unit = await makeUnit(sql, schoolId, { kind: 'college' })
  const [inside] = [await student(4), await student(4)]
  await sql
    .updateTable('person')
    .set({ org_unit_id: unit })
    .where('id', '=', inside?.person.id ?? '')
    .execute()
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  await setReach(sql, manager.person.id, unit)
  const found = await find(manager, 4)
  assert.deepEqual(shownTo(found), [[inside?.person.id, 'likely']])
  // An older search shows nobody whom its author no longer looks after.
  await setReach(sql, manager.person.id, await makeUnit(sql, schoolId, { kind: 'college' }))
  assert.deepEqual((await ask(ownSearch, { searchId: found.data.id }, manager)).data.results, [])
  const thief = await openUnproved(campus(), { schoolId, personId: manager.person.id })
  assert.equal((await find(thief, 4)).error, 'proof_required')
})

test('a photo of nobody or of several, a purpose left out and a wrong number of results are refused', async () => {
  const { admin } = await makeSchool()
  assert.equal((await find(admin, 5, 'nobody')).error, 'face_not_found')
  assert.equal((await find(admin, 5, 'two')).error, 'several_faces')
  const image = (await standInPhoto(5)).toString('base64')
  const wrong = await ask(findByPhoto, { image, purpose: '', top: 10 }, admin)
  assert.deepEqual(Object.keys(wrong.fields ?? {}), ['purpose'])
  assert.equal((await ask(findByPhoto, { image, purpose, top: 11 as 10 }, admin)).error, 'bad_input')
  assert.equal((await ask(findByPhoto, { image: 'not base64!', purpose }, admin)).error, 'bad_input')
})

test('twenty a day, also when they come at once', async () => {
  const { admin } = await makeSchool()
  const many = async (who: Entered) => Promise.all(Array.from({ length: 23 }, () => find(who, 6)))
  const errors = (await many(admin)).map(({ error }) => error ?? 'done')
  // Some of them may find the machine busy; none of the others is more than allowed.
  assert.ok(errors.filter((error) => error === 'done').length <= 20)
  assert.ok(errors.includes('enough_searches'))
  assert.equal((await ask(ownSearches, {}, admin)).data.leftToday, 0)
})
