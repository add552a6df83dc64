import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { decidePaper, papersToReview } from '@campus/contract/identity/console/papers.ts'
import {
  compareIdentity,
  identityStatus,
  ownIdentity,
  type PaperKind,
  type PaperSide,
  uploadPaper,
} from '@campus/contract/identity/papers.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { drawCardBack, drawCardFront } from '@campus/papers/tools/specimens.ts'
import { systemContext } from '../../../context/context.ts'
import { embeddedPapers } from '../../../ports/papers/embedded-papers.ts'
import { type PaperPort, PapersBusy, type ReadPaper } from '../../../ports/papers/paper-port.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { faceStandIn, standInPhoto } from '../../../testing/face-stand-in.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { encryptIdCard } from '../../people/person/id-card.service.ts'
import { renamed } from '../../people/person/renamed.service.ts'
import { expirePapers } from './paper-sweep.service.ts'

const [idCard, otherIdCard] = ['110108200403080024', '11010519491231002X']

/** What the reader says next; without it the real one reads. */
let says: ReadPaper | 'busy' | undefined
const reader = (real: PaperPort): PaperPort => ({
  read: async (picture, kind, who) => {
    if (says === 'busy') throw new PapersBusy('busy')
    return says ?? real.read(picture, kind, who)
  },
  close: () => real.close(),
})

const front = (name = '林晓雨', number = idCard): ReadPaper => ({
  side: 'front',
  faults: [],
  fields: [
    { field: 'number', value: number, confidence: 1, isProved: true },
    { field: 'name', value: name, confidence: 0.98, isProved: false },
  ],
})
const back: ReadPaper = { side: 'back', faults: [], fields: [{ field: 'validUntil', value: '2032-05-06', confidence: 1, isProved: false }] }

const campus = useTestCampus({ services: () => ({ face: faceStandIn().port, papers: reader(embeddedPapers({ workers: 1 })) }) })
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

const enrol = async (record: { name?: string; number?: string } = {}) => {
  const student = await enter(campus(), { name: record.name ?? '林晓雨' })
  const idColumns = encryptIdCard(campus().base.services.secretBox, record.number ?? idCard)
  await campus().base.sql.updateTable('person').set(idColumns).where('id', '=', student.person.id).execute()
  return student
}
type Student = Awaited<ReturnType<typeof enrol>>

const bring = async (student: Student, side: PaperSide, read: typeof says, kind: PaperKind = 'resident_card', picture?: Buffer) => {
  says = read
  const answer = await uploadTo(campus().url, uploadPaper, student.token, picture ?? (await standInPhoto(1)), 'card.png', { kind, side })
  return { error: answer.error, data: answer.error ? undefined : uploadPaper.output.parse(answer.data) }
}
const bringBoth = async (student: Student, read = front()) => {
  await bring(student, 'front', read)
  await bring(student, 'back', back)
}
const filesOf = (student: Student) =>
  campus().base.sql.selectFrom('file').where('owner_id', '=', student.person.id).select(['id', 'key_encrypted']).execute()

test('a drawn card is read, fits the record, and its pictures are gone at that moment', async () => {
  const student = await enrol()
  const holder = {
    name: '林晓雨',
    sex: '女',
    nation: '汉',
    birthDate: '2004-03-08',
    address: ['北京市海淀区学院路三十七号'],
    number: idCard,
  } as const
  const first = await bring(student, 'front', undefined, 'resident_card', await drawCardFront(holder))
  const fields = Object.fromEntries(first.data?.sides[0]?.fields.map(({ field, value }) => [field, value]) ?? [])
  assert.deepEqual([fields['name'], fields['number'], fields['address']], ['林晓雨', idCard, '北京市海淀区学院路三十七号'])
  assert.deepEqual(first.data?.missing, ['back'])
  const other = await drawCardBack({ authority: '北京市公安局海淀分局', valid: '2022.05.06-2032.05.06' })
  await bring(student, 'back', undefined, 'resident_card', other)
  assert.ok((await filesOf(student)).every(({ key_encrypted }) => key_encrypted !== null))
  const { data } = await ask(compareIdentity, { handsIn: true }, student)
  assert.deepEqual(
    [data.state, data.rows.filter(({ result }) => result === 'same').map(({ field }) => field)],
    ['checked', ['name', 'number', 'sex', 'birthDate']],
  )
  assert.deepEqual(await filesOf(student), [])
  const { data: own } = await ask(ownIdentity, {}, student)
  assert.deepEqual([own.state, own.name, own.number, own.validUntil], ['checked', '林**', '110***********0024', '2032-05-06'])
})

test('what does not fit is looked at by a person, who may correct the record; then the pictures go', async () => {
  const student = await enrol({ name: '林小雨', number: otherIdCard })
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  await bringBoth(student)
  const shown = (await ask(compareIdentity, {}, student)).data
  assert.equal(shown.state, 'draft')
  assert.deepEqual(shown.rows[0], { field: 'name', paper: '林晓雨', record: '林小雨', result: 'different' })
  assert.doesNotMatch(JSON.stringify(shown.rows), new RegExp(`${idCard}|${otherIdCard}`))
  assert.equal((await ask(compareIdentity, { handsIn: true }, student)).data.state, 'reviewing')
  assert.equal((await ask(identityStatus, {}, student)).data.state, 'reviewing')
  assert.equal((await bring(student, 'front', front())).error, 'paper_under_review')
  const [row] = (await ask(papersToReview, {}, admin)).data.rows
  assert.deepEqual([row?.person.number, row?.sides.length], [student.person.number, 2])
  const decision = { id: row?.id ?? '', verdict: 'checked', correctsRecord: true, reason: '以证件为准' } as const
  const twice = await Promise.all([ask(decidePaper, decision, admin), ask(decidePaper, decision, admin)])
  assert.deepEqual(twice.map(({ error }) => error ?? 'done').toSorted(), ['already_decided', 'done'])
  assert.equal((await ask(ownProfile, {}, student)).data.name, '林晓雨')
  assert.deepEqual(await filesOf(student), [])
  assert.equal((await ask(ownMessages, { group: 'progress' }, student)).data.total, 1)
})

test('a manager decides within their scope but corrects no record; strangers and other schools find nothing', async () => {
  const student = await enrol({ name: '王小明' })
  const manager = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['manager'] })
  const foreign = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  await bringBoth(student)
  await ask(compareIdentity, { handsIn: true }, student)
  const [row] = (await ask(papersToReview, {}, manager)).data.rows
  const decision = { id: row?.id ?? '', verdict: 'refused', reason: '不是本人证件' } as const
  assert.equal((await ask(decidePaper, { ...decision, correctsRecord: true }, manager)).error, 'record_by_admin')
  assert.equal((await ask(decidePaper, decision, foreign)).error, 'not_found')
  assert.equal((await ask(decidePaper, decision, student)).error, 'forbidden')
  assert.equal((await ask(decidePaper, decision, manager)).code, 200)
  assert.deepEqual(
    [(await ask(ownIdentity, {}, student)).data.state, (await ask(identityStatus, {}, student)).data.state],
    ['refused', 'refused'],
  )
})

test('typed by hand is not read: a busy reader loses nothing, but a person looks', async () => {
  const student = await enrol()
  const { data } = await bring(student, 'front', 'busy')
  assert.deepEqual(data?.sides[0]?.faults, ['not_read'])
  await bring(student, 'back', back)
  const confirmed = { name: '林晓雨', number: idCard }
  assert.equal((await ask(compareIdentity, { confirmed, handsIn: true }, student)).data.state, 'reviewing')
})

test('a missing side, a wrong number and an expired paper are refused, and nothing is decided', async () => {
  const student = await enrol()
  assert.equal((await ask(compareIdentity, { handsIn: true }, student)).error, 'paper_missing')
  await bring(student, 'front', front())
  assert.equal((await ask(compareIdentity, { handsIn: true }, student)).error, 'paper_side_missing')
  await bring(student, 'back', { ...back, fields: [{ field: 'validUntil', value: '2020-01-01', confidence: 1, isProved: false }] })
  assert.equal((await ask(compareIdentity, { handsIn: true }, student)).error, 'paper_expired')
  await bring(student, 'front', front('林晓雨', '110108200403080025'))
  assert.equal((await ask(compareIdentity, { handsIn: true }, student)).error, 'paper_number_wrong')
  assert.equal((await ask(compareIdentity, { confirmed: { number: '12' } }, student)).error, 'bad_input')
  assert.deepEqual((await bring(student, 'back', front())).data?.sides[1]?.faults, ['wrong_side'])
  assert.equal((await bring(student, 'front', front(), 'resident_card', Buffer.from('GIF89a'))).error, 'file_kind')
  assert.equal((await ask(ownIdentity, {}, student)).data.state, 'draft')
})

test('a paper that nobody hands in is gone after a day', async () => {
  const student = await enrol({ name: '王小明' })
  await bringBoth(student)
  campus().clock.advance(86_400 + 60)
  await expirePapers(systemContext(campus().base))
  assert.deepEqual(await filesOf(student), [])
})

test('nobody decided: after thirty days the pictures and what was read are gone', async () => {
  const student = await enrol({ name: '王小明' })
  await bringBoth(student)
  await ask(compareIdentity, { handsIn: true }, student)
  campus().clock.advance(29 * 86_400)
  await expirePapers(systemContext(campus().base))
  assert.equal((await filesOf(student)).length, 2)
  campus().clock.advance(86_400 + 60)
  await expirePapers(systemContext(campus().base))
  assert.deepEqual(await filesOf(student), [])
  const rows = await campus()
    .base.sql.selectFrom('identity_paper')
    .where('person_id', '=', student.person.id)
    .select(['state', 'fields_encrypted'])
    .execute()
  assert.deepEqual(rows, [{ state: 'expired', fields_encrypted: null }])
})

test('ID documents are found by name, pinyin or number and by the day at the school', async () => {
  const student = await enrol({ name: '王小明' })
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  await bringBoth(student)
  await ask(compareIdentity, { handsIn: true }, student)
  const { sql } = campus().base
  const { id: person_id, number } = student.person
  await sql.updateTable('person').set(renamed('王小明')).where('id', '=', person_id).execute()
  await sql
    .updateTable('identity_paper')
    .set({ created_at: new Date('2026-03-05T15:30:00Z') })
    .where('person_id', '=', person_id)
    .execute()
  const found = async (filter: GivenTo<typeof papersToReview>) => (await ask(papersToReview, filter, admin)).data.total
  for (const words of ['王小明', 'wangxiaoming', number])
    assert.equal(await found({ words, from: '2026-03-05', until: '2026-03-05' }), 1, words)
  assert.equal(await found({ words: 'nosuchname' }), 0)
  assert.equal(await found({ from: '2026-03-06' }), 0)
  assert.equal(await found({ until: '2026-03-04' }), 0)
})
