import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchedCase } from '@campus/contract/registration/case.ts'
import {
  approveCasePhoto,
  caseFileBytes,
  caseLog,
  matchedCases,
  photosOfPerson,
  registrationLog,
  resendCaseMail,
  reviewCases,
  reviewedCase,
} from '@campus/contract/registration/console/cases.ts'
import { addMaterial, registerRecorded } from '@campus/contract/registration/hand-in.ts'
import { sendNewChannelCode } from '@campus/contract/registration/proof.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { waitForCode, waitForPost } from '../../../testing/post.ts'
import { addFile, addWantedFiles, fillIn, inventIdCard, makeRecorded } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'

const campus = useTestCampus()
const password = 'mango7-Kettle'
const chosen = { password, confirmation: password }

let mails = 0
const newEmail = () => `new${(mails += 1)}@example.com`

const admin = async (schoolId: string, role: 'admin' | 'manager' | 'auditor' = 'admin') => {
  const person = await makePerson(campus().base.sql, schoolId, { kind: 'teacher', roles: [role] })
  return { ...(await logInAs(campus().url, person)), id: person.id }
}

/** A case that a person has to decide. */
const handIn = async (schoolId: string, unitId?: string) => {
  const ask = asker(campus().url)
  const student = await makeRecorded(campus(), schoolId, unitId ? { unitId } : {})
  const { id } = (await fillIn(campus(), student)).data
  await addWantedFiles(campus(), id)
  const email = newEmail()
  await ask(sendNewChannelCode, { id, email })
  const code = await waitForCode(campus(), 'mail', email)
  const answer = await ask(registerRecorded, { id, email, code, ...chosen })
  assert.deepEqual([answer.code, answer.data.state], [200, 'pending'], answer.msg)
  return { id, student, email }
}

const review = (token: string, ids: string[], verdict: 'passed' | 'failed' | 'supplement', notes = '材料齐全') =>
  asker(campus().url)(reviewCases, { ids, verdict, notes }, { token })

test('somebody without another proof hands in scans, a person passes the case, and the account is open', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const { token } = await admin(schoolId)
  const { id, student, email } = await handIn(schoolId)
  assert.match((await waitForPost(campus(), 'mail', email, 2)).join(), /registerTip\?uuid=/)
  const listed = (await ask(matchedCases, {}, { token })).data
  assert.deepEqual([listed.total, listed.waiting, listed.rows[0]?.id, listed.rows[0]?.differences], [1, 1, id, []])
  const detail = (await ask(reviewedCase, { id }, { token })).data
  assert.deepEqual(
    detail.fields.filter(({ isBound }) => isBound).map(({ field, isSame }) => [field, isSame]),
    [
      ['name', true],
      ['number', true],
      ['idCard', true],
    ],
  )
  assert.equal(JSON.stringify(detail).includes(student.idCard), false)
  const [file] = detail.files
  const bytes = await fetchCall(url, caseFileBytes, { id: file?.id }, { token })
  assert.deepEqual([bytes.status, bytes.headers.get('content-type')], [200, 'image/jpeg'])
  const photo = detail.files.find(({ isPhoto }) => isPhoto)?.id ?? ''
  assert.equal((await ask(approveCasePhoto, { id, fileId: photo }, { token })).code, 200)
  assert.deepEqual(
    (await ask(photosOfPerson, { id }, { token })).data.map(({ isApproved }) => isApproved),
    [true],
  )
  assert.deepEqual((await review(token, [id], 'passed')).data, { decided: [id], refused: [] })
  const done = (await ask(matchedCase, { id })).data
  assert.deepEqual([done.state, done.nextStep, done.files, done.method], ['registered', 'log_in', [], 'manual'])
  const portrait = await base.sql.selectFrom('person').where('id', '=', student.id).select('portrait_file_id').executeTakeFirstOrThrow()
  assert.ok(portrait.portrait_file_id)
  await logInAs(url, { id: student.id, schoolId, kind: 'student', number: student.number, phone: '', email }, { password })
  assert.match((await waitForPost(campus(), 'mail', email, 3)).join(), /账号已开通/)
  const events = new Set((await ask(caseLog, { id }, { token })).data.map(({ event }) => event))
  for (const event of ['started', 'handed_in', 'photo_approved', 'passed', 'registered', 'files_deleted'] as const)
    assert.ok(events.has(event), event)
})

test('of two reviewers at once one decides, and reviewed is reviewed', async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const [one, other] = [await admin(schoolId), await admin(schoolId)]
  const { id } = await handIn(schoolId)
  const answers = await Promise.all([review(one.token, [id], 'passed'), review(other.token, [id], 'failed')])
  assert.equal(answers.flatMap(({ data }) => data.decided).length, 1)
  assert.deepEqual(
    answers.flatMap(({ data }) => data.refused.map(({ error }) => error)),
    ['already_reviewed'],
  )
  assert.equal((await review(one.token, [id], 'failed')).data.refused[0]?.error, 'already_reviewed')
  await assert.rejects(base.sql.updateTable('registration_case').set({ notes: 'anders' }).where('id', '=', id).execute(), /reviewed/)
})

test('a rejected case stays rejected: the same form is answered with it, and nothing can be added', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const { token } = await admin(schoolId)
  const { id, student } = await handIn(schoolId)
  await review(token, [id], 'failed', '照片不清楚')
  const again = (await fillIn(campus(), student)).data
  assert.deepEqual([again.outcome, again.id], ['matched', id])
  const shown = (await ask(matchedCase, { id })).data
  assert.deepEqual([shown.state, shown.notes, shown.nextStep, shown.mayAddFiles], ['failed', '照片不清楚', 'ended', false])
  assert.equal((await addFile(campus(), id, 'recent')).error, 'registration_reviewed')
  assert.equal((await ask(addMaterial, { id })).error, 'registration_reviewed')
  assert.equal((await ask(registerRecorded, { id, ...chosen })).error, 'registration_reviewed')
})

test('material that is asked for is added, the ID number is corrected once, and the case waits again', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const { token } = await admin(schoolId)
  const { id, email } = await handIn(schoolId)
  const askMore = async () => assert.deepEqual((await review(token, [id], 'supplement', '请补充毕业证')).data.decided, [id])
  await askMore()
  assert.match((await waitForPost(campus(), 'mail', email, 3)).join(), /请补充毕业证/)
  const shown = (await ask(matchedCase, { id })).data
  assert.deepEqual([shown.state, shown.nextStep, shown.mayAddFiles, shown.mayCorrectIdCard], ['supplement', 'add_material', true, true])
  await addFile(campus(), id, 'diploma')
  assert.equal((await ask(addMaterial, { id, idCard: inventIdCard(), explanation: '号码更正' })).data.state, 'pending')
  assert.equal((await ask(addMaterial, { id })).error, 'registration_reviewed')
  await askMore()
  assert.equal((await ask(addMaterial, { id, idCard: inventIdCard() })).error, 'id_card_frozen')
  await assert.rejects(
    base.sql
      .updateTable('registration_case')
      .set({ id_card_hash: Buffer.from('another') })
      .where('id', '=', id)
      .execute(),
    /corrected once/,
  )
  assert.equal((await ask(addMaterial, { id })).data.state, 'pending')
  const detail = (await ask(reviewedCase, { id }, { token })).data
  assert.deepEqual([detail.differences, detail.isIdCardCorrected, detail.fileCount], [['idCard'], true, 3])
})

test('a manager sees and decides the cases of their units alone; an auditor reads the log and nothing else', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const [mine, others] = [await makeUnit(base.sql, schoolId, { kind: 'college' }), await makeUnit(base.sql, schoolId, { kind: 'college' })]
  const manager = await admin(schoolId, 'manager')
  await setReach(base.sql, manager.id, mine)
  const [own, foreign] = [await handIn(schoolId, mine), await handIn(schoolId, others)]
  const { token } = manager
  assert.deepEqual(
    (await ask(matchedCases, {}, { token })).data.rows.map(({ id }) => id),
    [own.id],
  )
  assert.equal((await ask(reviewedCase, { id: foreign.id }, { token })).error, 'not_found')
  assert.equal((await ask(caseLog, { id: foreign.id }, { token })).error, 'not_found')
  assert.equal((await ask(resendCaseMail, { id: foreign.id }, { token })).error, 'not_found')
  const many = (await review(token, [own.id, foreign.id], 'passed')).data
  assert.deepEqual([many.decided, many.refused.map(({ id, error }) => [id, error])], [[own.id], [[foreign.id, 'not_found']]])
  const auditor = (await admin(schoolId, 'auditor')).token
  assert.ok((await ask(registrationLog, {}, { token: auditor })).data.total > 5)
  assert.equal((await ask(registrationLog, { event: 'passed' }, { token: auditor })).data.total, 1)
  assert.equal((await ask(matchedCases, {}, { token: auditor })).error, 'forbidden')
})

test('one decision sent twice with one key is one decision', async () => {
  const { url, base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const { token } = await admin(schoolId)
  const { id } = await handIn(schoolId)
  const send = () => asker(url)(reviewCases, { ids: [id], verdict: 'passed', notes: '同意' }, { token, key: `once-${id}` })
  const answers = [await send(), await send()]
  for (const { data } of answers) assert.deepEqual(data, { decided: [id], refused: [] })
})

test('a second case for the same ID number waits for the first', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const { student } = await handIn(schoolId)
  const again = (await fillIn(campus(), student, { grade: '2026' })).data
  assert.equal(again.outcome, 'matched')
  await addWantedFiles(campus(), again.id)
  const email = newEmail()
  await ask(sendNewChannelCode, { id: again.id, email })
  const code = await waitForCode(campus(), 'mail', email)
  assert.equal((await ask(registerRecorded, { id: again.id, email, code, ...chosen })).error, 'registration_under_review')
})

test('the mail is sent again with an address that opens the case', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const { token } = await admin(schoolId)
  const { id, email } = await handIn(schoolId)
  assert.equal((await ask(resendCaseMail, { id }, { token })).code, 200)
  await waitForPost(campus(), 'mail', email, 3)
  for (let more = 0; more < 4; more += 1) await ask(resendCaseMail, { id }, { token })
  assert.equal((await ask(resendCaseMail, { id }, { token })).error, 'too_many_requests')
})

test('an account that came to life, and an address that somebody took meanwhile, keep a case from being passed; others are', async () => {
  const { base } = campus()
  const { id: schoolId } = await makeSchool(base.sql)
  const { token } = await admin(schoolId)
  const [live, taken, fine] = [await handIn(schoolId), await handIn(schoolId), await handIn(schoolId)]
  await base.sql.updateTable('person').set({ first_login_at: new Date() }).where('id', '=', live.student.id).execute()
  const other = await makePerson(base.sql, schoolId)
  await base.sql.updateTable('person').set({ email: taken.email }).where('id', '=', other.id).execute()
  const { decided, refused } = (await review(token, [live.id, taken.id, fine.id], 'passed')).data
  assert.deepEqual(decided, [fine.id])
  assert.deepEqual(
    new Map(refused.map(({ id, error }) => [id, error])),
    new Map([
      [live.id, 'registration_account_live'],
      [taken.id, 'channel_taken'],
    ]),
  )
  const untouched = await base.sql
    .selectFrom('registration_case')
    .where('id', 'in', [live.id, taken.id])
    .select(['state', 'decided_by'])
    .execute()
  assert.deepEqual(untouched, [
    { state: 'pending', decided_by: null },
    { state: 'pending', decided_by: null },
  ])
})
