import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import { beginSetupAtLogin, finishLogin, finishSetupAtLogin } from '@campus/contract/account/second-factor.ts'
import { people } from '@campus/contract/administration/people.ts'
import { asker } from '../../../testing/ask.ts'
import { codeAt } from '../../../testing/authenticator-app.ts'
import { withPassword } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { waitForPost } from '../../../testing/post.ts'
import { enterWithFactor, nextCode, setUpAtLogin, stepOf } from '../../../testing/second-factor.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus({ environment: { SECOND_FACTOR: 'required' } })
const ask = ((...given) => asker(campus().url)(...given)) as ReturnType<typeof asker>

const openAdmin = async () => enterWithFactor(campus(), (await makeSchool(campus().base.sql)).id)
type Admin = Awaited<ReturnType<typeof openAdmin>>

const firstStep = async ({ person }: Pick<Admin, 'person'>, device = {}) => stepOf(await ask(login, withPassword(person), device)).ticket
const byCode = (ticket: string, code: string, device = {}) => ask(finishLogin, { ticket, proof: { way: 'totp', code } }, device)
const byRecoveryCode = (ticket: string, code: string) => ask(finishLogin, { ticket, proof: { way: 'recovery_code', code } })

test('an administrator sets the second factor up at the first login and manages with it; the owner is notified on all channels', async () => {
  const { base } = campus()
  const { id } = await makeSchool(base.sql)
  const person = await makePerson(base.sql, id, { kind: 'teacher', roles: ['admin'] })
  const refused = await ask(login, withPassword(person))
  assert.deepEqual([refused.error, refused.token], ['second_factor_setup_needed', undefined])
  const { ticket, ways } = stepOf(refused)
  assert.deepEqual(ways, [])
  const begun = (await ask(beginSetupAtLogin, { ticket })).data
  const uri = new URL(begun.uri)
  assert.equal(`${uri.protocol}//${uri.host}`, 'otpauth://totp')
  assert.deepEqual(
    ['secret', 'issuer', 'digits', 'period'].map((name) => uri.searchParams.get(name)),
    [begun.secret, '智慧校园', '6', '30'],
  )
  const wrong = await ask(finishSetupAtLogin, { ticket, setupTicket: begun.setupTicket, code: '000000' })
  assert.deepEqual([wrong.error, wrong.token], ['second_factor_wrong', undefined])
  const { token, recoveryCodes, secret } = await setUpAtLogin(campus(), ticket)
  assert.equal(new Set(recoveryCodes).size, 10)
  for (const code of recoveryCodes) assert.match(code, /^[a-z2-9]{5}-[a-z2-9]{5}$/)
  assert.equal((await ask(people, {}, { token })).code, 200)
  for (const [kind, to] of [
    ['mail', person.email],
    ['sms', person.phone],
  ] as const)
    assert.match((await waitForPost(campus(), kind, to)).join(), /已绑定验证器应用/)
  const kept = JSON.stringify([
    await base.sql.selectFrom('totp').selectAll().execute(),
    await base.sql.selectFrom('recovery_code').selectAll().execute(),
    await base.sql.selectFrom('ticket').where('person_id', '=', person.id).selectAll().execute(),
  ])
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) assert.ok(!kept.includes(text))
})

test('the ticket of a login sets a factor up once, and never in the place of one that is there', async () => {
  const admin = await openAdmin()
  const ticket = await firstStep(admin)
  assert.equal((await ask(beginSetupAtLogin, { ticket })).error, 'ticket_invalid')

  const person = await makePerson(campus().base.sql, admin.schoolId, { kind: 'teacher', roles: ['auditor'] })
  const tickets = await Promise.all([firstStep({ person }), firstStep({ person })])
  const begun = await Promise.all(tickets.map(async (ticket) => ({ ticket, ...(await ask(beginSetupAtLogin, { ticket })).data })))
  const answers = await Promise.all(
    begun.map(({ ticket, setupTicket, secret }) =>
      ask(finishSetupAtLogin, { ticket, setupTicket, code: codeAt(secret, campus().clock.now()) }),
    ),
  )
  assert.deepEqual(answers.map(({ error }) => error ?? 'in').toSorted(), ['in', 'ticket_invalid'])
})

test('somebody else’s key is not accepted for the set-up', async () => {
  const { schoolId } = await openAdmin()
  const [one, other] = await Promise.all(
    [1, 2].map(async () => firstStep({ person: await makePerson(campus().base.sql, schoolId, { kind: 'teacher', roles: ['admin'] }) })),
  )
  const { setupTicket, secret } = (await ask(beginSetupAtLogin, { ticket: one ?? '' })).data
  const code = codeAt(secret, campus().clock.now())
  assert.equal((await ask(finishSetupAtLogin, { ticket: other ?? '', setupTicket, code })).error, 'ticket_invalid')
})

test('a code counts once, even with concurrent uses, and an older one does not count after it', async () => {
  const admin = await openAdmin()
  const older = nextCode(campus(), admin.secret)
  const code = nextCode(campus(), admin.secret)
  const tickets: string[] = []
  while (tickets.length < 6) tickets.push(await firstStep(admin))
  const answers = await Promise.all(tickets.map((ticket) => byCode(ticket, code)))
  assert.equal(answers.filter(({ token }) => token).length, 1)
  assert.deepEqual(new Set(answers.filter(({ token }) => !token).map(({ error }) => error)), new Set(['second_factor_wrong']))
  assert.equal((await byCode(await firstStep(admin), older)).error, 'second_factor_wrong')
  assert.equal((await byCode(await firstStep(admin), nextCode(campus(), admin.secret))).code, 200)
})

test('a ticket of the second step opens one session, and only within ten minutes', async () => {
  const admin = await openAdmin()
  const ticket = await firstStep(admin)
  assert.equal((await byCode(ticket, nextCode(campus(), admin.secret))).code, 200)
  assert.equal((await byCode(ticket, nextCode(campus(), admin.secret))).error, 'ticket_invalid')
  const late = await firstStep(admin)
  campus().clock.advance(601)
  assert.equal((await byCode(late, nextCode(campus(), admin.secret))).error, 'ticket_invalid')
})

test('a recovery code works once, in any spelling, and the owner is notified', async () => {
  const admin = await openAdmin()
  const [first = '', second = ''] = admin.recoveryCodes
  const tickets = [await firstStep(admin), await firstStep(admin), await firstStep(admin)]
  const answers = await Promise.all(tickets.map((ticket) => byRecoveryCode(ticket, first)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'in').toSorted(), ['in', 'second_factor_wrong', 'second_factor_wrong'])
  assert.equal((await byRecoveryCode(await firstStep(admin), ` ${second.toUpperCase().replace('-', ' ')} `)).code, 200)
  assert.equal((await byRecoveryCode(await firstStep(admin), 'nonsense')).error, 'bad_input')
  const other = await openAdmin()
  assert.equal((await byRecoveryCode(await firstStep(other), admin.recoveryCodes[2] ?? '')).error, 'second_factor_wrong')
  const reported = await waitForPost(campus(), 'mail', admin.person.email, 3)
  assert.match(reported.join(), /还剩 9 个/)
})

test('wrong codes are limited and reported, and the owner’s own device and recovery codes go on', async () => {
  const admin = await openAdmin()
  const home = { headers: { 'x-device-id': `home-${admin.person.id}` } }
  assert.equal((await byCode(await firstStep(admin, home), nextCode(campus(), admin.secret), home)).code, 200)
  const ticket = await firstStep(admin)
  const wrong = await Promise.all(Array.from({ length: 12 }, () => byCode(ticket, '000000')))
  assert.deepEqual(
    ['second_factor_wrong', 'try_later'].map((word) => wrong.filter(({ error }) => error === word).length),
    [10, 2],
  )
  assert.equal((await byCode(ticket, nextCode(campus(), admin.secret))).error, 'try_later')
  assert.match((await waitForPost(campus(), 'mail', admin.person.email, 2)).join(), /多次输错动态码/)
  assert.equal((await byCode(await firstStep(admin, home), nextCode(campus(), admin.secret), home)).code, 200)
  assert.equal((await byRecoveryCode(await firstStep(admin), admin.recoveryCodes[0] ?? '')).code, 200)
  campus().clock.advance(3600)
  assert.equal((await byCode(await firstStep(admin), nextCode(campus(), admin.secret))).code, 200)
})

test('students and teachers log in as before', async () => {
  const { id } = await makeSchool(campus().base.sql)
  for (const kind of ['student', 'teacher'] as const)
    assert.equal((await ask(login, withPassword(await makePerson(campus().base.sql, id, { kind })))).code, 200)
})
