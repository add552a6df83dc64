import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waitingWork } from '@campus/contract/console/work.ts'
import { decidePaper, papersToReview } from '@campus/contract/identity/console/papers.ts'
import { decidePhotos, photoLibrary } from '@campus/contract/identity/library.ts'
import { gatherPhoto, ownPhotos, resetPhoto } from '@campus/contract/identity/own-photos.ts'
import { compareIdentity, dropPaper, ownIdentity, uploadPaper } from '@campus/contract/identity/papers.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { faceStandIn, standInPhoto } from '../../../testing/face-stand-in.ts'
import { agreeToFaces } from '../../../testing/faces.ts'
import { makePhotoType } from '../../../testing/identity.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { waitingFor } from '../../../testing/waiting.ts'
import { expirePapers } from '../papers/paper-sweep.service.ts'

const read = { fields: [], side: undefined, faults: [] }
const campus = useTestCampus({ services: () => ({ face: faceStandIn().port, papers: { read: async () => read, close: async () => {} } }) })
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

type Somebody = Awaited<ReturnType<typeof enter>>

const openSchool = async () => {
  const manager = await enter(campus(), { kind: 'teacher', roles: ['manager'] })
  const typeId = await makePhotoType(campus().base.sql, manager.schoolId, { reviewer: 'manager' })
  return { manager, typeId, schoolId: manager.schoolId }
}
const handInPhoto = async (who: Somebody, typeId: string, person = 1) => {
  await agreeToFaces(campus().base.sql, { schoolId: who.schoolId, personId: who.person.id }, 'portrait')
  const fields = { typeId, collectionMethod: 'camera' }
  await uploadTo(campus().url, gatherPhoto, who.token, await standInPhoto(person), 'a.png', fields)
}
const handInPaper = async (who: Somebody) => {
  await uploadTo(campus().url, uploadPaper, who.token, await standInPhoto(2), 'a.png', { kind: 'passport', side: 'front' })
  await ask(compareIdentity, { handsIn: true, confirmed: { name: '张三' } }, who)
}
const unreadOf = async (who: Somebody) =>
  (await ask(ownMessages, { group: 'todo', isUnread: 'true' }, { ...who, language: 'en_US' })).data.rows.map(({ title }) => title)
const workOf = async (who: Somebody) => (await ask(waitingWork, {}, who)).data.map(({ kind, count }) => [kind, count])
const filesOf = (who: Somebody) => campus().base.sql.selectFrom('file').where('owner_id', '=', who.person.id).select('id').execute()

test('however many photos wait, a reviewer has one message until it is read or the photo is decided', async () => {
  const { manager, typeId, schoolId } = await openSchool()
  const students = [await enter(campus(), { schoolId }), await enter(campus(), { schoolId }), await enter(campus(), { schoolId })]
  for (const student of students) await handInPhoto(student, typeId)
  assert.deepEqual(await unreadOf(manager), ['Photos are waiting for review'])
  assert.deepEqual(await workOf(manager), [['photos', 3]])
  assert.deepEqual(await waitingFor(campus(), manager), { 'photo-library': 3 })
  const waiting = (await ask(photoLibrary, { state: 'reviewing' }, manager)).data.rows
  const decided = await ask(decidePhotos, { ids: waiting.slice(0, 2).map(({ id }) => id), verdict: 'passed' }, manager)
  assert.equal(decided.data.decided, 2)
  await eventually(async () => (await unreadOf(manager)).length === 0 || undefined)
  const [last] = students.slice(2)
  assert.ok(last)
  const open = (await ask(ownPhotos, {}, last)).data[0]?.open
  assert.equal((await ask(resetPhoto, { id: open?.id ?? '' }, last)).code, 200)
  assert.deepEqual(await workOf(manager), [])
})

test('a paper that does not fit is announced once, and decided by somebody else than its owner', async () => {
  const { manager, schoolId } = await openSchool()
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  await handInPaper(manager)
  assert.deepEqual([await unreadOf(manager), await unreadOf(admin)], [[], ['ID documents are waiting to be checked']])
  assert.deepEqual(await workOf(manager), [])
  const [own] = (await ask(papersToReview, {}, manager)).data.rows
  assert.equal(own?.mayDecide, false)
  const decision = { id: own?.id ?? '', verdict: 'checked', reason: '已核对' } as const
  assert.equal((await ask(decidePaper, decision, manager)).error, 'own_request')
  const { sql } = campus().base
  const byOneself = sql.updateTable('identity_paper').set({ decided_by: manager.person.id }).where('id', '=', decision.id)
  await assert.rejects(byOneself.execute(), /identity_paper__by_another/)
  assert.equal((await ask(papersToReview, {}, admin)).data.rows[0]?.mayDecide, true)
  assert.equal((await ask(decidePaper, decision, admin)).code, 200)
  await eventually(async () => (await unreadOf(admin)).length === 0 || undefined)
})

test('a paper is taken back while nobody has decided on it, and its pictures are gone at that moment', async () => {
  const { manager, schoolId } = await openSchool()
  const student = await enter(campus(), { schoolId })
  assert.equal((await ask(dropPaper, {}, student)).error, 'already_decided')
  await handInPaper(student)
  assert.equal((await filesOf(student)).length, 1)
  const both = await Promise.all([ask(dropPaper, {}, student), ask(dropPaper, {}, student)])
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['already_decided', 'done'])
  assert.deepEqual([await filesOf(student), (await ask(ownIdentity, {}, student)).data.state], [[], 'missing'])
  await eventually(async () => (await unreadOf(manager)).length === 0 || undefined)
})

test('who waited for thirty days in vain is told that the pictures are gone', async () => {
  const { schoolId } = await openSchool()
  const student = await enter(campus(), { schoolId })
  await handInPaper(student)
  const { sql } = campus().base
  await sql.updateTable('identity_paper').set({ deletes_at: campus().clock.now() }).where('person_id', '=', student.person.id).execute()
  await expirePapers(systemContext(campus().base))
  const messages = (await ask(ownMessages, { group: 'progress' }, { ...student, language: 'en_US' })).data.rows
  assert.deepEqual(
    messages.map(({ title }) => title),
    ['Your document was not checked in time. Please submit it again.'],
  )
})
