import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unmatchedCase } from '@campus/contract/registration/case.ts'
import { correctCaseIdCard, reviewedCase, reviewUnmatched, unmatchedCases } from '@campus/contract/registration/console/cases.ts'
import { addMaterial } from '@campus/contract/registration/hand-in.ts'
import { asker } from '../../../testing/ask.ts'
import { makeSchool } from '../../../testing/people.ts'
import { handInUnknown, inventIdCard, makeRecorded, makeReviewer } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()

/** A record, and a case of the same person with a mistyped ID number. */
const mistyped = async () => {
  const { id: schoolId } = await makeSchool(campus().base.sql)
  const { token } = await makeReviewer(campus(), schoolId)
  const student = await makeRecorded(campus(), schoolId)
  const { id } = await handInUnknown(campus(), { ...student, idCard: inventIdCard() })
  return { schoolId, student, id, token }
}

const correct = (token: string, id: string, idCard: string) =>
  asker(campus().url)(correctCaseIdCard, { id, idCard, notes: '学生证上的号码' }, { token })

test('a reviewer corrects a mistyped ID number: the record that fits now is proposed, and linking it stays their decision', async () => {
  const ask = asker(campus().url)
  const { id, student, token } = await mistyped()
  const before = (await ask(reviewedCase, { id }, { token })).data
  assert.deepEqual([before.mayCorrectIdCard, before.candidates[0]?.same.includes('idCard')], [true, false])
  assert.equal((await correct(token, id, student.idCard)).code, 200)
  const after = (await ask(reviewedCase, { id }, { token })).data
  assert.deepEqual(
    [after.kind, after.state, after.record, after.mayCorrectIdCard, after.isIdCardCorrected],
    ['unmatched', 'unmatched', null, false, true],
  )
  assert.deepEqual([after.candidates[0]?.id, after.candidates[0]?.same.toSorted()], [student.id, ['idCard', 'name', 'number']])
  assert.equal(after.log.at(-1)?.notes, '学生证上的号码')
  assert.equal((await ask(unmatchedCases, {}, { token })).data.waiting, 1)
  assert.equal(JSON.stringify(after).includes(student.idCard), false)
  assert.ok((await ask(unmatchedCase, { id })).data.history.some(({ event }) => event === 'id_card_corrected'))
  const linked = await ask(reviewUnmatched, { ids: [id], verdict: 'linked', personId: student.id, notes: '已核对' }, { token })
  assert.deepEqual(linked.data.decided, [id])
})

test('an ID number is corrected once, by the first of two reviewers, and not after the decision', async () => {
  const { base, url } = campus()
  const ask = asker(url)
  const { id, student, token } = await mistyped()
  assert.deepEqual(Object.keys((await correct(token, id, '123')).fields ?? {}), ['idCard'])
  const answers = await Promise.all([correct(token, id, student.idCard), correct(token, id, inventIdCard())])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'id_card_frozen'])
  await ask(reviewUnmatched, { ids: [id], verdict: 'supplement', notes: '请补充' }, { token })
  assert.equal((await ask(addMaterial, { id, idCard: inventIdCard() })).error, 'id_card_frozen')
  await ask(addMaterial, { id })
  await ask(reviewUnmatched, { ids: [id], verdict: 'failed', notes: '无法确认' }, { token })
  assert.equal((await correct(token, id, inventIdCard())).error, 'already_reviewed')
  const changed = { id_card_hash: Buffer.from('another'), id_card_corrected_at: new Date() }
  const other = await mistyped()
  await ask(reviewUnmatched, { ids: [other.id], verdict: 'failed', notes: '无法确认' }, { token: other.token })
  await assert.rejects(base.sql.updateTable('registration_case').set(changed).where('id', '=', other.id).execute(), /corrected once/)
})

test('a number of another open case is not taken, the same number again is no correction, and strangers correct nothing', async () => {
  const { base } = campus()
  const { id, schoolId, token } = await mistyped()
  const given = { schoolId, name: '壬同学', number: 'I1', idCard: inventIdCard() }
  const other = await handInUnknown(campus(), given)
  assert.equal((await correct(token, id, given.idCard)).error, 'registration_under_review')
  assert.equal((await correct(token, other.id, given.idCard)).code, 200)
  assert.equal((await asker(campus().url)(reviewedCase, { id: other.id }, { token })).data.mayCorrectIdCard, true)
  const elsewhere = await makeReviewer(campus(), schoolId, await makeUnit(base.sql, schoolId, { kind: 'college' }))
  assert.equal((await correct(elsewhere.token, id, inventIdCard())).error, 'not_found')
})
