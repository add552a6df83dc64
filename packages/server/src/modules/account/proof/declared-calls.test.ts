import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { undoOwnAccountChange } from '@campus/contract/account/account-changes.ts'
import { endDevice, endOtherDevices } from '@campus/contract/account/devices.ts'
import { bindMoreAccount, dingtalkUrl, ssoUrl, wechatUrl, wecomUrl } from '@campus/contract/account/outside.ts'
import { editOwnEmail, editOwnPhone } from '@campus/contract/account/own-channels.ts'
import { beginPasskey, savePasskey } from '@campus/contract/account/passkeys.ts'
import { ProofNeeded } from '@campus/contract/account/proof.ts'
import { beginSetup, finishSetup } from '@campus/contract/account/second-factor.ts'
import { decideAccountReset } from '@campus/contract/administration/account-resets.ts'
import { changePerson, createPerson, grantRoles, resetPerson, setAgent } from '@campus/contract/administration/people.ts'
import { runImport } from '@campus/contract/administration/people-import.ts'
import { saveAbsence } from '@campus/contract/approval/absences.ts'
import { type CallShape, needsFreshProof } from '@campus/contract/call.ts'
import { calls } from '@campus/contract/calls.ts'
import { setSchoolMailbox } from '@campus/contract/certificates/console.ts'
import { setUserMailInfo } from '@campus/contract/certificates/delivery.ts'
import { revokeSigner, rotateSigner } from '@campus/contract/documents/console/signing-keys.ts'
import { publishTemplate, uploadSeal } from '@campus/contract/documents/console/templates.ts'
import { answerAgency } from '@campus/contract/entrust/agencies.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { saveExchangeSource } from '@campus/contract/exchange/sources.ts'
import { giveChildFaceConsent } from '@campus/contract/faces/children.ts'
import { giveFaceConsent } from '@campus/contract/faces/consents.ts'
import { applyConfiguration } from '@campus/contract/operations/configuration.ts'
import { endDuty, giveDuty } from '@campus/contract/operations/duties.ts'
import { dropJob } from '@campus/contract/operations/failed-jobs.ts'
import { endSessions } from '@campus/contract/operations/sessions.ts'
import { openFeed } from '@campus/contract/schedule/feeds.ts'
import { openShare } from '@campus/contract/schedule/shares.ts'
import { withdraw } from '@campus/contract/wallet/withdrawals.ts'
import { fetchCall } from '../../../testing/ask.ts'
import { enter, openUnproved, proveNow } from '../../../testing/enter.ts'
import { testPassword } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const id = randomUUID()
const leaving = { schoolId: id, purpose: 'bind', proof: 'p'.repeat(40) }
const record = { name: '李雷', unitId: null }
const courses = { kind: 'courses', fileName: 'courses.csv', columns: [] }
const source = { name: '教务', way: 'folder', runsNightly: false, publishes: false, tables: [courses] }
const mailbox = { type: 'qq', address: 'li.lei@qq.com', authCode: 'qwer-asdf' }

/** Held by hand against the contract: a call that loses its proof, or gets one, has to be changed here as well. */
const table: readonly [call: CallShape, input: Record<string, unknown>][] = [
  [bindMoreAccount, { schoolId: id, userType: 'student', account: 'T1', password: testPassword }],
  [editOwnEmail, { email: 'thief@example.com', newCode: '123456' }],
  [editOwnPhone, { phone: '13700000001', newCode: '123456' }],
  [beginPasskey, {}],
  [savePasskey, { ticket: 't'.repeat(40), name: 'mine', response: {} }],
  [beginSetup, {}],
  [finishSetup, { setupTicket: 't'.repeat(40), code: '123456' }],
  [wechatUrl, leaving],
  [wecomUrl, leaving],
  [dingtalkUrl, leaving],
  [ssoUrl, { ...leaving, provider: 'cas' }],
  [giveFaceConsent, { purpose: 'login', version: '1' }],
  [giveChildFaceConsent, { id, purpose: 'login', version: '1' }],
  [withdraw, { amount: 600 }],
  [setUserMailInfo, mailbox],
  [setSchoolMailbox, mailbox],
  [endDevice, { id }],
  [endOtherDevices, {}],
  [undoOwnAccountChange, { id }],
  [createPerson, { ...record, number: 'T900', userType: 'teacher' }],
  [changePerson, { id, ...record }],
  [runImport, { id, skipsWrong: false }],
  [setAgent, { id, isAgent: true, reason: '新的代办员' }],
  [grantRoles, { id, grants: [{ role: 'admin' }] }],
  [resetPerson, { id, reason: '忘记密码' }],
  [decideAccountReset, { id, decision: 'approve' }],
  [rotateSigner, { purpose: 'signer' }],
  [revokeSigner, { id, since: '2026-01-31T00:00:00Z', reason: '泄露' }],
  [uploadSeal, {}],
  [publishTemplate, { id, revision: 1 }],
  [saveExchangeSource, source],
  [saveAbsence, { deputyId: id, startsAt: '2026-01-01T08:00:00Z', endsAt: '2026-01-08T08:00:00Z' }],
  [answerAgency, { id, accepts: true }],
  [openFeed, { name: '手机' }],
  [openShare, { kinds: ['grades'] }],
  [endSessions, { target: { kind: 'session', id }, reason: '设备丢失' }],
  [giveDuty, { personId: id, role: 'manager', sets: ['people'], lastDay: '2099-01-31', reason: '只管理档案' }],
  [endDuty, { id, reason: '已调岗' }],
  [dropJob, { id, reason: '不再需要' }],
  [applyConfiguration, { file: '{}', seen: 'x', reason: '换校区' }],
]

const said = async (call: CallShape, input: Record<string, unknown>, token?: string) =>
  Envelope.parse(await (await fetchCall(campus().url, call, input, { token })).json())

test('exactly these calls need a proof of the moment', () => {
  const declared = calls.filter(({ proof }) => proof !== undefined).map(({ path }) => path)
  assert.deepEqual(declared.toSorted(), table.map(([{ path }]) => path).toSorted())
})

test('what is no change of the account by its session needs none', () => {
  assert.equal(needsFreshProof(wechatUrl, { purpose: 'login' }), false)
  assert.equal(needsFreshProof(bindMoreAccount, { bindTicket: 't' }), false)
  assert.equal(needsFreshProof(giveFaceConsent, { purpose: 'portrait' }), false)
  assert.equal(needsFreshProof(editOwnPhone, { oldCode: '123456' }), false)
  assert.equal(needsFreshProof(decideAccountReset, { decision: 'reject' }), false)
  assert.equal(needsFreshProof(answerAgency, { accepts: false }), false)
})

for (const [call, sample] of table)
  test(`${call.method} ${call.path} is refused to a stolen session and to an old proof`, async () => {
    const { person, schoolId } = await enter(campus(), { roles: ['admin'] })
    const session = await openUnproved(campus(), { schoolId, personId: person.id })
    const { token } = session
    const input = 'schoolId' in sample ? { ...sample, schoolId } : sample
    const refused = await said(call, input, token)
    assert.equal(refused.error, 'proof_required')
    assert.deepEqual(
      ProofNeeded.parse(refused.data).ways.map(({ kind }) => kind),
      ['password', 'phone', 'email'],
      'the refusal tells which ways are open',
    )
    await proveNow(campus(), session)
    assert.notEqual((await said(call, input, token)).error, 'proof_required', 'a fresh proof opens it')
    assert.equal((await said(call, input)).error, 'login_required', 'nobody is asked for a proof before the login')
  })

test('a proof holds for ten minutes and in its own session only', async () => {
  const { person, schoolId } = await enter(campus())
  const who = { schoolId, personId: person.id }
  const [mine, stolen] = [await openUnproved(campus(), who), await openUnproved(campus(), who)]
  await proveNow(campus(), mine)
  assert.equal((await said(endOtherDevices, {}, stolen.token)).error, 'proof_required')
  assert.equal((await said(beginPasskey, {}, mine.token)).code, 200)
  campus().clock.advance(599)
  assert.equal((await said(beginPasskey, {}, mine.token)).code, 200)
  campus().clock.advance(2)
  assert.equal((await said(beginPasskey, {}, mine.token)).error, 'proof_required')
})
