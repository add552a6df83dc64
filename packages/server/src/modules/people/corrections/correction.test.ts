import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import {
  askCorrection,
  correctionsToDecide,
  decideCorrection,
  ownCorrections,
  withdrawCorrection,
} from '@campus/contract/people/corrections.ts'
import { searchContacts } from '@campus/contract/people/directory.ts'
import { deleteEmergencyContact, emergencyContacts, saveEmergencyContact } from '@campus/contract/people/emergency-contacts.ts'
import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { profileViews } from '@campus/contract/people/privacy.ts'
import sharp from 'sharp'
import { systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { findHolderByIdCard } from '../person/holder.service.ts'
import { renamed } from '../person/renamed.service.ts'

const campus = useTestCampus()
const nobody = '00000000-0000-7000-8000-000000000000'
const [idCard, otherIdCard] = ['11010519491231002X', '440524188001010014']
const newName = { field: 'name', value: '林晓雨', reason: '身份证上的姓名有误' } as const

const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

const makeStudentAndAdmin = async () => {
  const student = await enter(campus(), { name: '林小雨' })
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  return { student, admin }
}

type Entered = Awaited<ReturnType<typeof enter>>
const askFor = async (who: Entered, given: GivenTo<typeof askCorrection> = newName) => (await ask(askCorrection, given, who)).data
const decide = (admin: Entered, id: string, verdict: 'approved' | 'refused' = 'approved') =>
  ask(decideCorrection, { id, verdict, notes: '已核对证件' }, admin)

test('an approved correction of my name is applied, I am found by its pinyin, and I get a message', async () => {
  const { student, admin } = await makeStudentAndAdmin()
  const asked = await askFor(student)
  assert.deepEqual([asked.state, asked.value, asked.field], ['pending', '林晓雨', 'name'])
  const [row] = (await ask(correctionsToDecide, {}, admin)).data.rows
  assert.deepEqual([row?.id, row?.present, row?.person.number], [asked.id, '林小雨', student.person.number])
  await campus().base.sql.updateTable('person').set({ name_pinyin: 'Lin Small Rain' }).where('id', '=', student.person.id).execute()
  assert.equal((await decide(admin, asked.id)).code, 200)
  const { name, namePinyin } = (await ask(ownProfile, {}, student)).data
  assert.deepEqual([name, namePinyin], ['林晓雨', 'Lin Xiaoyu'], 'the spelling follows the new name')
  const found = (await ask(searchContacts, { name: 'linxiaoyu' }, admin)).data.rows
  assert.deepEqual(
    found.map(({ id }) => id),
    [student.person.id],
  )
  const [message] = (await ask(ownMessages, { group: 'progress' }, student)).data.rows
  const { data } = await ask(messageDetail, { id: message?.id ?? '' }, { ...student, language: 'en_US' })
  assert.deepEqual(
    [data.title, data.body, data.subject?.state, data.subject?.tone],
    ['The school corrected your name', '已核对证件', 'Corrected', 'good'],
  )
})

test('an approved ID number replaces the one before, sealed, and is found again', async () => {
  const { student, admin } = await makeStudentAndAdmin()
  const asked = await askFor(student, { field: 'id_card', value: idCard, reason: '录入错误一位' })
  assert.equal(asked.value, '110***********002X')
  await decide(admin, asked.id)
  assert.equal((await ask(ownProfile, {}, student)).data.idCard, '110***********002X')
  const holder = await findHolderByIdCard(systemContext(campus().base), { schoolId: student.schoolId, userType: 'student', idCard })
  assert.equal(holder?.id, student.person.id)
  const kept = await runText(campus().base.sql, 'select row_to_json(profile_correction)::text from profile_correction where id = $1', [
    asked.id,
  ])
  assert.ok(!JSON.stringify(kept.rows).includes(idCard))
  const audit = await runText(
    campus().base.sql,
    "select action, details::text from audit_entry where subject_kind = 'correction' and subject_id = $1",
    [asked.id],
  )
  assert.deepEqual([audit.rows.length, audit.rows[0]?.['action']], [1, 'people.correction_approved'])
  assert.ok(!JSON.stringify(audit.rows).includes(idCard))
})

test('the frozen ID number of an emergency contact changes by a reviewed correction alone', async () => {
  const { student, admin } = await makeStudentAndAdmin()
  await campus()
    .base.sql.insertInto('dictionary_entry')
    .values({ school_id: student.schoolId, type: 'relation', value: 'parent', label: '父母', label_en: 'Parent', label_tw: '父母' })
    .execute()
  const mother = { name: '王芳', phone: '13800000001', relation: 'parent' }
  const contact = (await ask(saveEmergencyContact, { ...mother, idCard }, student)).data
  const wish = { field: 'emergency_id_card', contactId: contact.id, value: otherIdCard, reason: '当时填错了号码' } as const
  const asked = await askFor(student, wish)
  assert.deepEqual([asked.about, asked.value], ['王芳', '440***********0014'])
  assert.equal((await ask(emergencyContacts, {}, student)).data[0]?.hasPendingCorrection, true)
  await decide(admin, asked.id)
  const [corrected] = (await ask(emergencyContacts, {}, student)).data
  assert.deepEqual([corrected?.idCard, corrected?.hasPendingCorrection], ['440***********0014', false])
  assert.equal((await ask(saveEmergencyContact, { ...mother, id: contact.id, idCard }, student)).error, 'id_number_frozen')
  const second = await askFor(student, { ...wish, value: idCard })
  await ask(deleteEmergencyContact, { id: contact.id }, student)
  assert.equal((await ask(ownCorrections, {}, student)).data.find(({ id }) => id === second.id)?.state, 'withdrawn')
})

test('one correction of a field waits at a time, even when two are asked for at once', async () => {
  const { student } = await makeStudentAndAdmin()
  const answers = await Promise.all([1, 2, 3].map(() => ask(askCorrection, newName, student)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['correction_pending', 'correction_pending', 'done'])
  assert.equal((await ask(askCorrection, { ...newName, field: 'id_card', value: idCard }, student)).code, 200)
})

test('a correction is decided once: also with concurrent and late decisions', async () => {
  const { student, admin } = await makeStudentAndAdmin()
  const { id } = await askFor(student)
  const answers = await Promise.all([decide(admin, id), decide(admin, id, 'refused')])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['already_decided', 'done'])
  assert.equal((await ask(withdrawCorrection, { id }, student)).error, 'already_decided')
  assert.equal((await ask(ownMessages, { group: 'progress' }, student)).data.total, 1)
})

test('a refused or withdrawn correction changes nothing', async () => {
  const { student, admin } = await makeStudentAndAdmin()
  const refused = await askFor(student)
  await decide(admin, refused.id, 'refused')
  const withdrawn = await askFor(student)
  assert.equal((await ask(withdrawCorrection, { id: withdrawn.id }, student)).code, 200)
  assert.equal((await decide(admin, withdrawn.id)).error, 'already_decided')
  assert.equal((await ask(ownProfile, {}, student)).data.name, '林小雨')
  assert.deepEqual(
    (await ask(ownCorrections, {}, student)).data.map(({ state, notes }) => [state, notes]),
    [
      ['withdrawn', ''],
      ['refused', '已核对证件'],
    ],
  )
})

test("strangers and other schools' administrators see and decide nothing, and nobody decides their own", async () => {
  const { student, admin } = await makeStudentAndAdmin()
  const other = await makeStudentAndAdmin()
  const { id } = await askFor(student)
  assert.equal((await decide(other.admin, id)).error, 'not_found')
  assert.equal((await decide(admin, nobody)).error, 'not_found')
  assert.equal((await decide(student, id)).error, 'forbidden')
  assert.equal((await ask(withdrawCorrection, { id }, admin)).error, 'not_found')
  assert.deepEqual((await ask(correctionsToDecide, {}, other.admin)).data, { rows: [], total: 0 })
  const own = await askFor(admin)
  assert.equal((await decide(admin, own.id)).error, 'own_request')
})

test('the picture that proves it is mine and visible to the administrator, and I see that view', async () => {
  const { url } = campus()
  const { student, admin } = await makeStudentAndAdmin()
  const picture = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { id: evidence } = uploadFile.output.parse((await uploadTo(url, uploadFile, student.token, picture, 'id.png')).data)
  assert.equal((await ask(askCorrection, { ...newName, evidence }, admin)).error, 'not_found')
  await askFor(student, { ...newName, evidence })
  const [row] = (await ask(correctionsToDecide, {}, admin)).data.rows
  const look = (token: string) => fetch(`${url}${row?.evidence ?? ''}`, { headers: { authorization: `Bearer ${token}` } })
  assert.equal((await look(admin.token)).headers.get('content-type'), 'image/jpeg')
  const stranger = await enter(campus(), { schoolId: student.schoolId })
  assert.match((await look(stranger.token)).headers.get('content-type') ?? '', /json/)
  const views = (await ask(profileViews, {}, { ...student, language: 'en_US' })).data.rows
  assert.deepEqual(
    views.map(({ what, role }) => [what, role]),
    [['record', 'School administrator']],
  )
})

test('bad input names its field', async () => {
  const { student } = await makeStudentAndAdmin()
  const fieldsOf = async (given: GivenTo<typeof askCorrection>) => Object.keys((await ask(askCorrection, given, student)).fields ?? {})
  assert.deepEqual(await fieldsOf({ field: 'id_card', value: '123', reason: '录入错误一位' }), ['value'])
  assert.deepEqual(await fieldsOf({ field: 'name', value: '长'.repeat(51), reason: '录入错误一位' }), ['value'])
  assert.deepEqual(await fieldsOf({ field: 'emergency_id_card', value: idCard, reason: '录入错误一位' }), ['contactId'])
  assert.deepEqual(await fieldsOf({ ...newName, reason: '短' }), ['reason'])
  const strange = { field: 'emergency_id_card', contactId: nobody, value: idCard, reason: '录入错误一位' } as const
  assert.equal((await ask(askCorrection, strange, student)).error, 'not_found')
})

test('corrections are found by name, pinyin or number and by the day at the school', async () => {
  const { student, admin } = await makeStudentAndAdmin()
  const other = await enter(campus(), { schoolId: student.schoolId, name: '王小明' })
  const asked = await askFor(student)
  await askFor(other)
  const { sql } = campus().base
  await sql.updateTable('person').set(renamed('林小雨')).where('id', '=', student.person.id).execute()
  // Late in the evening of the 5th by the clock of the school.
  await sql
    .updateTable('profile_correction')
    .set({ created_at: new Date('2026-03-05T15:30:00Z') })
    .where('id', '=', asked.id)
    .execute()
  const found = async (filter: GivenTo<typeof correctionsToDecide>) => {
    const { rows, total } = (await ask(correctionsToDecide, filter, admin)).data
    assert.equal(total, rows.length)
    return rows.map(({ person }) => person.number)
  }
  const mine = [student.person.number]
  for (const words of ['林小雨', 'linxiaoyu', student.person.number]) assert.deepEqual(await found({ words }), mine, words)
  assert.deepEqual(await found({ from: '2026-03-05', until: '2026-03-05' }), mine)
  assert.deepEqual(await found({ from: '2026-03-06' }), [other.person.number])
  assert.deepEqual(await found({ words: '%', until: '2026-03-05' }), [])
})
