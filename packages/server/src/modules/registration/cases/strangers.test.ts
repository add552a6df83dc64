import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseOfMail, matchedCase, unmatchedCase } from '@campus/contract/registration/case.ts'
import {
  approveCasePhoto,
  caseFileBytes,
  caseLog,
  correctCaseIdCard,
  resendUnmatchedMail,
  reviewedCase,
  reviewUnmatched,
} from '@campus/contract/registration/console/cases.ts'
import { addCaseFiles, caseFiles, removeCaseFile } from '@campus/contract/registration/files.ts'
import { addMaterial, handInUnmatched, registerRecorded } from '@campus/contract/registration/hand-in.ts'
import { proveByCode, proveByFace, sendNewChannelCode, sendProofCode, startFaceProof } from '@campus/contract/registration/proof.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { addFile, fillIn, handInUnknown, inventIdCard, makeReviewer } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const guessed = '3f0c1d7e-1111-4222-8333-944445555666'
const password = 'mango7-Kettle'

/** Everything that may be asked about a case before anybody is logged in. */
const publicCalls = async (id: string, token: string | undefined) => {
  const ask = asker(campus().url)
  const as = token ? { token } : {}
  const frames = [{ step: 0, image: 'A'.repeat(200) }]
  const answers = [
    await ask(matchedCase, { id }, as),
    await ask(unmatchedCase, { id }, as),
    await ask(caseOfMail, { uuid: id }, as),
    await ask(caseFiles, { id }, as),
    await ask(removeCaseFile, { id, fileId: id }, as),
    await ask(sendProofCode, { id, channel: 'phone' }, as),
    await ask(proveByCode, { id, channel: 'phone', code: '000000' }, as),
    await ask(startFaceProof, { id, agreed: true }, as),
    await ask(proveByFace, { id, challengeId: id, frames }, as),
    await ask(sendNewChannelCode, { id, email: 'stranger@example.com' }, as),
    await ask(registerRecorded, { id, password, confirmation: password }, as),
    await ask(handInUnmatched, { id, email: 'stranger@example.com' }, as),
    await ask(addMaterial, { id }, as),
  ]
  return [
    ...answers.map(({ error }) => error),
    (await addFile(campus(), id, 'recent')).error,
    (await addFile(campus(), id, 'recent', undefined, addCaseFiles)).error,
  ]
}

test('a guessed case is not found by anybody, logged in or not', async () => {
  const student = await enter(campus())
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  for (const token of [undefined, student.token, admin.token])
    for (const error of await publicCalls(guessed, token)) assert.equal(error, 'not_found')
})

test('those who decide at another school find nothing of a case, nor of its files', async () => {
  const { url } = campus()
  const ask = asker(url)
  const { schoolId } = await enter(campus())
  const own = await makeReviewer(campus(), schoolId)
  const { id } = await handInUnknown(campus(), { schoolId, name: '子同学', number: 'ST1', idCard: inventIdCard() })
  const fileId = (await ask(reviewedCase, { id }, own)).data.files[0]?.id ?? ''
  const { schoolId: elsewhere } = await enter(campus())
  const stranger = await makeReviewer(campus(), elsewhere)
  const answers = [
    await ask(reviewedCase, { id }, stranger),
    await ask(caseLog, { id }, stranger),
    await ask(resendUnmatchedMail, { id }, stranger),
    await ask(approveCasePhoto, { id, fileId }, stranger),
    await ask(correctCaseIdCard, { id, idCard: inventIdCard(), notes: '更正' }, stranger),
  ]
  for (const { error } of answers) assert.equal(error, 'not_found')
  assert.equal((await fetchCall(url, caseFileBytes, { id: fileId }, stranger)).headers.get('content-type')?.startsWith('image/'), false)
  const { decided, refused } = (await ask(reviewUnmatched, { ids: [id], verdict: 'failed', notes: '不是本校' }, stranger)).data
  assert.deepEqual([decided, refused.map(({ error }) => error)], [[], ['not_found']])
})

test('the owner of one case reaches nothing of another by naming its files', async () => {
  const ask = asker(campus().url)
  const { schoolId } = await enter(campus())
  const [mine, others] = [
    (await fillIn(campus(), { schoolId, name: '丑同学', number: 'ST2', idCard: inventIdCard() })).data.id,
    (await fillIn(campus(), { schoolId, name: '寅同学', number: 'ST3', idCard: inventIdCard() })).data.id,
  ]
  await addFile(campus(), others, 'recent')
  const [file] = (await ask(caseFiles, { id: others })).data
  assert.deepEqual((await ask(removeCaseFile, { id: mine, fileId: file?.id ?? '' })).data, [])
  assert.equal((await ask(caseFiles, { id: others })).data.length, 1)
})
