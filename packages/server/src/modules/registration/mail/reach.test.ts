import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseOfMail, resendOwnCaseMail, unmatchedCase } from '@campus/contract/registration/case.ts'
import { reviewCases, reviewUnmatched } from '@campus/contract/registration/console/cases.ts'
import { handInUnmatched, registerRecorded } from '@campus/contract/registration/hand-in.ts'
import { sendNewChannelCode } from '@campus/contract/registration/proof.ts'
import { asker } from '../../../testing/ask.ts'
import { makeSchool } from '../../../testing/people.ts'
import { waitForCode, waitForPost } from '../../../testing/post.ts'
import { addWantedFiles, fillIn, handInUnknown, inventIdCard, makeRecorded, makeReviewer } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const password = 'mango7-Kettle'
const chosen = { password, confirmation: password }
let phones = 0
const newPhone = () => `136${String((phones += 1)).padStart(8, '0')}`

const someone = async (number: string) => {
  const { id: schoolId } = await makeSchool(campus().base.sql)
  return { schoolId, name: '癸同学', number, idCard: inventIdCard() }
}

test('who left a phone alone is told by SMS: handed in, material asked for, linked, and in by the address in it', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const { token } = await makeReviewer(campus(), schoolId)
  const student = await makeRecorded(campus(), schoolId)
  const phone = newPhone()
  const { id } = (await fillIn(campus(), { ...student, name: '陈旧名' })).data
  const hand = (code: string) => ask(handInUnmatched, { id, phone, code })
  assert.equal((await hand('000000')).error, 'registration_files_missing')
  await addWantedFiles(campus(), id)
  assert.equal((await hand('000000')).error, 'code_wrong')
  await ask(sendNewChannelCode, { id, phone })
  assert.equal((await hand(await waitForCode(campus(), 'sms', phone))).data.state, 'unmatched')
  assert.match((await waitForPost(campus(), 'sms', phone, 2))[0] ?? '', /已提交.*registerTip\?uuid=/)
  assert.deepEqual((({ email, phone }) => ({ email, phone }))((await ask(unmatchedCase, { id })).data), {
    email: '',
    phone: `${phone.slice(0, 3)}****${phone.slice(7)}`,
  })
  await ask(reviewUnmatched, { ids: [id], verdict: 'supplement', notes: '请补充成绩单' }, { token })
  assert.match((await waitForPost(campus(), 'sms', phone, 3))[0] ?? '', /补充材料/)
  await base.sql.updateTable('registration_case').set({ state: 'pending', expires_at: null }).where('id', '=', id).execute()
  await ask(reviewUnmatched, { ids: [id], verdict: 'linked', personId: student.id, notes: '已核对' }, { token })
  const uuid = (await waitForPost(campus(), 'sms', phone, 4))[0]?.match(/uuid=([0-9a-f-]{36})/)?.[1] ?? ''
  const { ticket } = (await ask(caseOfMail, { uuid })).data
  assert.equal((await ask(registerRecorded, { id, ticket: ticket ?? '', ...chosen })).data.state, 'registered')
  assert.match((await waitForPost(campus(), 'sms', phone, 5))[0] ?? '', /账号已开通/)
})

test('a matched case that a person decides takes a phone as well, and its SMS says how it was decided', async () => {
  const { url, base } = campus()
  const ask = asker(url)
  const { id: schoolId } = await makeSchool(base.sql)
  const { token } = await makeReviewer(campus(), schoolId)
  const phone = newPhone()
  const { id } = (await fillIn(campus(), await makeRecorded(campus(), schoolId))).data
  await addWantedFiles(campus(), id)
  await ask(sendNewChannelCode, { id, phone })
  const code = await waitForCode(campus(), 'sms', phone)
  assert.equal((await ask(registerRecorded, { id, phone, code, ...chosen })).data.state, 'pending')
  await ask(reviewCases, { ids: [id], verdict: 'failed', notes: '照片不清楚' }, { token })
  assert.match((await waitForPost(campus(), 'sms', phone, 3))[0] ?? '', /未通过/)
})

test('an applicant has the last notice sent again, by the id or by the word of a mail, three times an hour', async () => {
  const ask = asker(campus().url)
  const { id, email } = await handInUnknown(campus(), await someone('W1'))
  const uuid = (await waitForPost(campus(), 'mail', email))[0]?.match(/uuid=([0-9a-f-]{36})/)?.[1] ?? ''
  assert.equal((await ask(resendOwnCaseMail, { id })).code, 200)
  await waitForPost(campus(), 'mail', email, 2)
  assert.equal((await ask(resendOwnCaseMail, { uuid })).code, 200)
  const [newest = ''] = await waitForPost(campus(), 'mail', email, 3)
  const again = newest.match(/uuid=([0-9a-f-]{36})/)?.[1] ?? ''
  assert.equal((await ask(caseOfMail, { uuid: again })).data.id, id)
  for (let more = 0; more < 2; more += 1) await ask(resendOwnCaseMail, { id })
  assert.equal((await ask(resendOwnCaseMail, { id })).error, 'try_later')
  assert.equal((await ask(resendOwnCaseMail, { uuid })).code, 200)
  const sent = await campus()
    .base.sql.selectFrom('registration_event')
    .where('case_id', '=', id)
    .where('kind', '=', 'mail_sent')
    .select('id')
    .execute()
  assert.equal(sent.length, 4, 'its words and its id count together')
})

test('a guessed id, an unfinished case and a bad form: the answer says nothing about whether there is such a case', async () => {
  const ask = asker(campus().url)
  const unfinished = (await fillIn(campus(), await someone('W2'))).data.id
  const guessed = '3f0c1d7e-1111-4222-8333-944445555666'
  const real = await handInUnknown(campus(), await someone('W3'))
  for (const asked of [{ id: guessed }, { uuid: guessed }, { id: unfinished }, { id: real.id }]) {
    const answer = await ask(resendOwnCaseMail, asked)
    assert.deepEqual([answer.code, answer.data, answer.error], [200, null, undefined])
  }
  for (let more = 0; more < 2; more += 1) await ask(resendOwnCaseMail, { id: guessed })
  assert.equal((await ask(resendOwnCaseMail, { id: guessed })).error, 'try_later')
  assert.deepEqual(Object.keys((await ask(resendOwnCaseMail, {})).fields ?? {}), ['id'])
})
