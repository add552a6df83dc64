import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import { accountResets, decideAccountReset } from '@campus/contract/administration/account-resets.ts'
import { changePerson, grantRoles, person as readPerson, resetPerson } from '@campus/contract/administration/people.ts'
import { managingRoles } from '@campus/contract/roles.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { narrowAdministrator } from '../../../testing/duties.ts'
import { enter, openUnproved, proveNow } from '../../../testing/enter.ts'
import { withPassword } from '../../../testing/logging-in.ts'
import { waitForPost } from '../../../testing/post.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { expireDue } from './account-reset.service.ts'

const campus = useTestCampus()
const ask = ((...given) => asker(campus().url)(...given)) as ReturnType<typeof asker>
const reason = '手机丢失'

/** Three administrators of one school: who asks, who approves, and whom it is about. */
const openSchool = async () => {
  const first = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = first
  const join = (roles: Parameters<typeof enter>[1] = {}) => enter(campus(), { schoolId, kind: 'teacher', ...roles })
  return { first, second: await join({ roles: ['admin'] }), colleague: await join({ roles: ['admin'] }), join, schoolId }
}
type Someone = { readonly token: string; readonly person: { readonly id: string; readonly email: string } }

const request = (by: Someone, about: Someone, kind: 'password' | 'second_factor' = 'password') =>
  ask(resetPerson, { id: about.person.id, kind, reason }, by)
const newest = async (by: Someone) => (await ask(accountResets, {}, by)).data.rows[0] ?? assert.fail('no request')
const decide = (by: Someone, id: string, decision: 'approve' | 'reject' = 'approve', key: string = randomUUID()) =>
  ask(decideAccountReset, { id, decision }, { token: by.token, key })
const auditOf = async (id: string) =>
  (
    await campus()
      .base.sql.selectFrom('audit_entry')
      .where('subject_id', '=', id)
      .where('action', 'like', 'people.reset%')
      .select(['action', 'actor_id'])
      .orderBy('id')
      .execute()
  ).map(({ action, actor_id }) => [action, actor_id])

test('resetting a colleague takes two: one asks, another approves, and both are on record; the colleague is notified of both', async () => {
  const { first, second, colleague } = await openSchool()
  assert.deepEqual((await request(first, colleague)).data, { outcome: 'requested', oneTimePassword: null })
  assert.equal((await ask(login, withPassword(colleague.person))).code, 200, 'nothing has happened yet')
  assert.match((await waitForPost(campus(), 'mail', colleague.person.email)).join(), /申请重置您的密码/)
  const waiting = await newest(second)
  assert.deepEqual([waiting.state, waiting.mayApprove, waiting.reason], ['open', true, reason])
  const { oneTimePassword } = (await decide(second, waiting.id)).data
  assert.equal((await ask(login, withPassword(colleague.person))).error, 'wrong_login')
  const opened = await ask(login, withPassword(colleague.person, { password: oneTimePassword ?? '' }))
  assert.equal(opened.error, 'new_password_needed')
  assert.match((await waitForPost(campus(), 'mail', colleague.person.email, 2)).join(), /已重置您的密码/)
  assert.deepEqual(await auditOf(colleague.person.id), [
    ['people.reset_requested', first.person.id],
    ['people.reset_approved', second.person.id],
  ])
})

test('nobody approves their own request or their own reset, and other schools see nothing of it', async () => {
  const { first, second, colleague } = await openSchool()
  await request(first, colleague)
  const { id, mayApprove, isMine } = await newest(first)
  assert.deepEqual([mayApprove, isMine], [false, true])
  assert.equal((await newest(colleague)).isMine, false)
  for (const by of [first, colleague]) assert.equal((await decide(by, id)).error, 'second_person_needed')
  const stranger = await openSchool()
  assert.equal((await decide(stranger.first, id)).error, 'not_found')
  assert.deepEqual((await ask(accountResets, {}, stranger.first)).data.rows, [])
  assert.equal((await decide(colleague, id, 'reject')).code, 200, 'the person concerned may stop it')
  assert.equal((await decide(second, id)).error, 'request_over')
  assert.match((await waitForPost(campus(), 'mail', colleague.person.email, 2)).join(), /已被拒绝/)
})

test('an approval needs a fresh proof of the second administrator, a rejection none', async () => {
  const { first, second, colleague, schoolId } = await openSchool()
  const stolen = { ...second, ...(await openUnproved(campus(), { schoolId, personId: second.person.id })) }
  await request(first, colleague)
  const { id } = await newest(second)
  assert.equal((await decide(stolen, id)).error, 'proof_required')
  assert.equal((await newest(second)).state, 'open')
  await proveNow(campus(), stolen)
  assert.equal((await decide(stolen, id)).code, 200)
  await request(first, colleague)
  const unproved = { ...second, ...(await openUnproved(campus(), { schoolId, personId: second.person.id })) }
  assert.equal((await decide(unproved, (await newest(second)).id, 'reject')).code, 200)
})

test('who cannot approve is not waited for: without a second whole administrator the asker hears it at once', async () => {
  const { first, second, colleague, schoolId } = await openSchool()
  const row = () => ask(accountResets, {}, first)
  await narrowAdministrator(campus(), schoolId, second.person.id)
  await narrowAdministrator(campus(), schoolId, colleague.person.id)
  assert.equal((await request(first, colleague)).error, 'reset_no_approver')
  const changed = await ask(changePerson, { id: colleague.person.id, name: '新名字', unitId: null, phone: '13711114444' }, first)
  assert.deepEqual([changed.error, (await row()).data.rows], ['reset_no_approver', []])
  const channels = await ask(changePerson, { id: colleague.person.id, name: '新名字', unitId: null, phone: '13711114444' }, second)
  assert.deepEqual(channels.data, { isApprovalNeeded: true }, 'a narrowed one may ask where another may approve')
  assert.equal((await decide(first, (await newest(first)).id)).code, 200)
})

test('the database refuses an approval by one of the two', async () => {
  const { first, colleague } = await openSchool()
  await request(first, colleague)
  const { id } = await newest(first)
  for (const decided_by of [first.person.id, colleague.person.id])
    await assert.rejects(
      campus()
        .base.sql.updateTable('account_reset')
        .set({ state: 'approved', decided_by, decided_at: new Date() })
        .where('id', '=', id)
        .execute(),
      { constraint: 'account_reset__two_people' },
    )
})

test('of two approvals at once one is carried out', async () => {
  const { first, second, colleague, join } = await openSchool()
  const third = await join({ roles: ['admin'] })
  await request(first, colleague)
  const { id } = await newest(second)
  const answers = await Promise.all([decide(second, id), decide(third, id)])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'request_over'])
})

test('an approval whose answer was lost is sent again with its key and shows the same one-time password', async () => {
  const { first, second, colleague } = await openSchool()
  await request(first, colleague)
  const { id } = await newest(second)
  assert.equal((await ask(decideAccountReset, { id, decision: 'approve' }, { token: second.token, key: '' })).error, 'bad_input')
  const key = randomUUID()
  const { oneTimePassword } = (await decide(second, id, 'approve', key)).data
  assert.equal((await decide(second, id, 'approve', key)).data.oneTimePassword, oneTimePassword)
  assert.equal((await decide(second, id, 'reject', key)).error, 'idempotency_key_reused')
  assert.equal((await decide(second, id)).error, 'request_over')
  assert.equal((await ask(login, withPassword(colleague.person, { password: oneTimePassword ?? '' }))).error, 'new_password_needed')
  const kept = JSON.stringify(await campus().base.sql.selectFrom('idempotency_key').selectAll().execute())
  assert.ok(!kept.includes(oneTimePassword ?? ''))
})

test('an approval is accepted within a day and while the author of the request is still an administrator', async () => {
  const { first, second, colleague } = await openSchool()
  await request(first, colleague)
  const { id } = await newest(second)
  assert.equal((await request(first, colleague)).error, 'already_requested')
  await campus().base.sql.deleteFrom('person_role').where('person_id', '=', first.person.id).where('role', '=', 'admin').execute()
  assert.equal((await decide(second, id)).error, 'request_over')
  campus().clock.advance(24 * 3600)
  const again = await openSchool()
  await request(again.first, again.colleague)
  await expireDue(systemContext(campus().base))
  assert.match((await waitForPost(campus(), 'mail', colleague.person.email, 2)).join(), /已过期/)
  assert.deepEqual((await auditOf(colleague.person.id)).at(-1), ['people.reset_expired', null])
})

test('every role that manages is reset by two, even after it was removed; others are reset by one', async () => {
  const { first, join } = await openSchool()
  for (const role of managingRoles) {
    const someone = await join({ roles: [role] })
    const asked = await request(first, someone)
    assert.equal(asked.data?.outcome, 'requested', `${role}: ${asked.error}`)
    await ask(grantRoles, { id: someone.person.id, grants: [] }, first)
    assert.equal((await request(first, someone, 'second_factor')).data.outcome, 'requested', `${role} a moment ago`)
    assert.equal((await ask(readPerson, { id: someone.person.id }, first)).data.isResetByTwo, true)
  }
  const teacher = await join()
  const done = (await request(first, teacher)).data
  assert.deepEqual([done.outcome, typeof done.oneTimePassword], ['done', 'string'])
  assert.deepEqual((await request(first, teacher, 'second_factor')).data, { outcome: 'done', oneTimePassword: null })
})

test('another phone or address of a colleague waits for the second administrator, the rest is changed at once', async () => {
  const { first, second, colleague } = await openSchool()
  const { id } = colleague.person
  const change = (by: Someone, more: object) => ask(changePerson, { id, name: '新名字', unitId: null, ...more }, by)
  const phone = '13711112222'
  assert.deepEqual((await change(first, { phone })).data, { isApprovalNeeded: true })
  const row = () => campus().base.sql.selectFrom('person').where('id', '=', id).select(['name', 'phone', 'email']).executeTakeFirstOrThrow()
  assert.deepEqual(await row(), { name: '新名字', phone: (await row()).phone, email: colleague.person.email })
  assert.notEqual((await row()).phone, phone)
  const kept = JSON.stringify(await campus().base.sql.selectFrom('account_reset').selectAll().execute())
  assert.ok(!kept.includes(phone))
  const waiting = await newest(second)
  assert.deepEqual([waiting.kind, waiting.phone, waiting.email], ['channels', '137****2222', null])
  assert.equal((await decide(second, waiting.id)).code, 200)
  assert.deepEqual(await row(), { name: '新名字', phone, email: colleague.person.email })
  assert.equal((await change(colleague, { phone: '13711113333' })).error, 'not_yourself')
})

test('a reset of the second factor removes the app, the recovery codes and the passkeys and ends every session', async () => {
  const { first, second, colleague, schoolId } = await openSchool()
  const { sql } = campus().base
  const whose = { person_id: colleague.person.id, school_id: schoolId }
  await sql
    .insertInto('totp')
    .values({ ...whose, secret_encrypted: Buffer.from('x'), last_step: 1 })
    .execute()
  await sql
    .insertInto('recovery_code')
    .values({ ...whose, code_hash: Buffer.from('y') })
    .execute()
  await sql
    .insertInto('passkey')
    .values({ ...whose, credential_id: `key-${whose.person_id}`, public_key: Buffer.from('z'), counter: 0, name: 'key' })
    .execute()
  assert.equal((await ask(readPerson, { id: whose.person_id }, first)).data.hasSecondFactor, true)
  await request(first, colleague, 'second_factor')
  assert.deepEqual((await decide(second, (await newest(second)).id)).data, { oneTimePassword: null })
  for (const table of ['totp', 'recovery_code', 'passkey'] as const)
    assert.deepEqual(await sql.selectFrom(table).where('person_id', '=', whose.person_id).select('person_id').execute(), [])
  assert.equal((await ask(accountResets, {}, colleague)).result, 'login')
  assert.match((await waitForPost(campus(), 'mail', colleague.person.email, 2)).join(), /已移除您的验证器应用/)
})

test('however many requests there are, all of them are read page by page, those that wait first', async () => {
  const { first, second, join } = await openSchool()
  for (let count = 0; count < 4; count += 1) await request(first, await join({ roles: ['admin'] }))
  const oldest = (await ask(accountResets, { pageSize: 100 }, first)).data.rows.at(-1)?.id ?? ''
  const newestId = (await newest(second)).id
  for (const id of [oldest, newestId]) await decide(second, id, 'reject')
  const read = async (cursor?: string): Promise<{ id: string; state: string }[]> => {
    const { rows, total, nextCursor } = (await ask(accountResets, { pageSize: 1, ...(cursor && { cursor }) }, first)).data
    assert.equal(total, 4)
    return nextCursor === null ? rows : [...rows, ...(await read(nextCursor))]
  }
  const all = await read()
  assert.deepEqual(
    all.map(({ state }) => state),
    ['open', 'open', 'rejected', 'rejected'],
  )
  assert.deepEqual(
    all.slice(2).map(({ id }) => id),
    [newestId, oldest],
  )
  const stranger = await openSchool()
  assert.deepEqual((await ask(accountResets, { cursor: oldest }, stranger.first)).data.rows, [])
})
