import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseOfMail, unmatchedCase } from '@campus/contract/registration/case.ts'
import { resendUnmatchedMail, reviewedCase, reviewUnmatched, unmatchedCases } from '@campus/contract/registration/console/cases.ts'
import { addMaterial, handInUnmatched, registerRecorded } from '@campus/contract/registration/hand-in.ts'
import { asker } from '../../../testing/ask.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { waitForPost } from '../../../testing/post.ts'
import { addFile, addWantedFiles, fillIn, handInUnknown, inventIdCard, makeRecorded, makeReviewer } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()
const password = 'mango7-Kettle'
const chosen = { password, confirmation: password }

/** The address in the newest mail to somebody. */
const wordFrom = async (email: string, count: number) =>
  (await waitForPost(campus(), 'mail', email, count))[0]?.match(/uuid=([0-9a-f-]{36})/)?.[1] ?? ''

const handIn = (schoolId: string, given: { name: string; number: string; idCard: string }, fields = {}) =>
  handInUnknown(campus(), { schoolId, ...given }, fields)

test('somebody who fits no record hands in scans, gives what is missing, is linked, and is in', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const { token } = await makeReviewer(campus(), schoolId)
  const student = await makeRecorded(campus(), schoolId)
  const { id, email } = await handIn(schoolId, { ...student, name: '陈旧名' })
  const uuid = await wordFrom(email, 1)
  assert.deepEqual((await ask(caseOfMail, { uuid })).data, { id, kind: 'unmatched', ticket: null })
  const decision = { ids: [id], notes: '请补充成绩单' }
  assert.equal((await ask(reviewUnmatched, { ...decision, verdict: 'supplement' }, { token })).code, 200)
  assert.equal((await ask(unmatchedCase, { id })).data.notes, '请补充成绩单')
  await addFile(campus(), id, 'transcript')
  assert.equal((await ask(addMaterial, { id, fields: { grade: '2026' } })).data.state, 'pending')
  const detail = (await ask(reviewedCase, { id }, { token })).data
  assert.deepEqual([detail.record, detail.explanation, detail.candidates.map((one) => one.id)], [null, '入学后改过名字', [student.id]])
  assert.deepEqual(detail.candidates[0]?.same.toSorted(), ['idCard', 'number'])
  const linked = await ask(reviewUnmatched, { ids: [id], verdict: 'linked', personId: student.id, notes: '已核对' }, { token })
  assert.equal(linked.code, 200, linked.msg)
  const again = await wordFrom(email, 4)
  const opened = (await ask(caseOfMail, { uuid: again })).data
  assert.ok(opened.ticket)
  assert.deepEqual((await ask(unmatchedCase, { id })).data.nextStep, 'set_password')
  const answer = await ask(registerRecorded, { id, ticket: opened.ticket, ...chosen })
  assert.deepEqual([answer.data.state, answer.user?.uid], ['registered', student.id])
  assert.equal((await ask(caseOfMail, { uuid: again })).data.ticket, null)
})

test('an account that is live, a record of another kind or scope, and a missing one are never linked', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const [mine, others] = [await makeUnit(base.sql, schoolId, { kind: 'college' }), await makeUnit(base.sql, schoolId, { kind: 'college' })]
  const manager = await makeReviewer(campus(), schoolId, mine)
  const { token } = manager
  const { id } = await handIn(schoolId, { name: '新同学', number: 'X1', idCard: inventIdCard() }, { college: mine })
  const live = await makePerson(base.sql, schoolId)
  await base.sql.updateTable('person').set({ org_unit_id: mine }).where('id', '=', live.id).execute()
  const [teacher, elsewhere] = [
    await makeRecorded(campus(), schoolId, { kind: 'teacher', unitId: mine }),
    await makeRecorded(campus(), schoolId, { unitId: others }),
  ]
  const link = (personId: string) => ask(reviewUnmatched, { ids: [id], verdict: 'linked', personId, notes: '核对' }, { token })
  assert.equal((await link(live.id)).error, 'registration_account_live')
  assert.equal((await link(teacher.id)).error, 'not_found')
  assert.equal((await link(elsewhere.id)).error, 'out_of_scope')
  assert.equal((await link(id)).error, 'not_found')
  const stranger = await makeReviewer(campus(), schoolId, others)
  assert.equal((await ask(unmatchedCases, {}, { token: stranger.token })).data.total, 0)
  assert.equal((await ask(reviewedCase, { id }, { token: stranger.token })).error, 'not_found')
})

test('two cases are not linked to one record', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const { token } = await makeReviewer(campus(), schoolId)
  const student = await makeRecorded(campus(), schoolId)
  const [one, other] = [
    await handIn(schoolId, { name: '甲同学', number: 'Y1', idCard: inventIdCard() }),
    await handIn(schoolId, { name: '乙同学', number: 'Y2', idCard: inventIdCard() }),
  ]
  const link = (id: string) => ask(reviewUnmatched, { ids: [id], verdict: 'linked', personId: student.id, notes: '核对' }, { token })
  const answers = await Promise.all([link(one.id), link(other.id)])
  assert.deepEqual(
    answers.flatMap(({ error }) => error ?? []),
    ['registration_under_review'],
  )
})

test('without the wanted scans nothing is handed in, and a case is handed in once', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const given = { schoolId, name: '丙同学', number: 'Z1', idCard: inventIdCard() }
  const { id } = (await fillIn(campus(), given)).data
  const hand = () => ask(handInUnmatched, { id, email: 'once@example.com' })
  assert.equal((await hand()).error, 'registration_files_missing')
  await addWantedFiles(campus(), id)
  const answers = await Promise.all(Array.from({ length: 10 }, hand))
  assert.equal(answers.filter(({ code }) => code === 200).length, 1)
  assert.equal((await ask(registerRecorded, { id, ticket: 'x'.repeat(43), ...chosen })).error, 'ticket_invalid')
  const { token } = await makeReviewer(campus(), schoolId)
  assert.equal((await ask(resendUnmatchedMail, { id }, { token })).code, 200)
})

test('guessed ids and words open nothing', async () => {
  const ask = asker(campus().url)
  const guessed = '3f0c1d7e-1111-4222-8333-944445555666'
  assert.equal((await ask(caseOfMail, { uuid: guessed })).error, 'not_found')
  assert.equal((await ask(unmatchedCase, { id: guessed })).error, 'not_found')
  assert.equal((await ask(addMaterial, { id: guessed })).error, 'not_found')
  assert.equal((await ask(addMaterial, {})).error, 'login_required')
})

test('many are rejected or asked for more at once, with an answer for each; linking is for one alone', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const [mine, others] = [await makeUnit(base.sql, schoolId, { kind: 'college' }), await makeUnit(base.sql, schoolId, { kind: 'college' })]
  const { token } = await makeReviewer(campus(), schoolId, mine)
  const applicants = [
    [mine, 'B1'],
    [mine, 'B2'],
    [others, 'B3'],
  ] as const
  const ids: string[] = []
  for (const [college, number] of applicants)
    ids.push((await handIn(schoolId, { name: '辛同学', number, idCard: inventIdCard() }, { college })).id)
  const [first = '', second = '', foreign = ''] = ids
  const decide = (some: string[], verdict: 'failed' | 'supplement') =>
    ask(reviewUnmatched, { ids: some, verdict, notes: '请补充学生证' }, { token })
  const asked = (await decide([first, foreign], 'supplement')).data
  assert.deepEqual([asked.decided, asked.refused.map(({ id, error }) => [id, error])], [[first], [[foreign, 'not_found']]])
  const answers = await Promise.all([decide([first, second], 'failed'), decide([second, first], 'failed')])
  assert.deepEqual(
    answers.flatMap(({ data }) => data.decided),
    [second],
  )
  assert.deepEqual(
    answers.flatMap(({ data }) => data.refused.map(({ error }) => error)),
    ['already_reviewed', 'already_reviewed', 'already_reviewed'],
  )
  const student = await makeRecorded(campus(), schoolId, { unitId: mine })
  const linkBoth = await ask(reviewUnmatched, { ids: [first, second], verdict: 'linked', personId: student.id, notes: '核对' }, { token })
  assert.deepEqual(Object.keys(linkBoth.fields ?? {}), ['ids'])
})
