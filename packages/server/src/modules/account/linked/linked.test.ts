import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import { bindMoreAccount, leaveAccount, ownAccounts, switchAccount } from '@campus/contract/account/outside.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { systemContext } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { agreed } from '../../../testing/logging-in.ts'
import { openOutsideBrowser } from '../../../testing/outside-browser.ts'
import { makePerson, makeSchool, type TestPerson, testPassword } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { joinAccount } from './linked.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...asked) => asker(campus().url)(...asked)

const join = (token: string | undefined, person: TestPerson, password = testPassword) =>
  ask(bindMoreAccount, { schoolId: person.schoolId, userType: person.kind, account: person.number, password }, { token })

const accountsOf = async (token: string | undefined) => (await ask(ownAccounts, {}, { token })).data
const idsOf = async (token: string | undefined) => (await accountsOf(token)).map(({ id }) => id).toSorted()
const sorted = (...people: readonly { person: TestPerson }[]) => people.map(({ person }) => person.id).toSorted()

test('a student who also teaches joins both accounts, of two schools, and changes between them without a password', async () => {
  const student = await enter(campus())
  const teacher = await enter(campus(), { kind: 'teacher' })
  assert.deepEqual(await idsOf(student.token), [student.person.id], 'alone at first')
  const joined = await join(student.token, teacher.person)
  assert.deepEqual([joined.code, joined.token], [200, undefined])
  assert.deepEqual(await idsOf(teacher.token), sorted(student, teacher))
  const mine = await accountsOf(student.token)
  assert.deepEqual(
    mine.map(({ userType, isThisOne }) => ({ userType, isThisOne })),
    [
      { userType: 'student', isThisOne: true },
      { userType: 'teacher', isThisOne: false },
    ],
  )
  const changed = await ask(switchAccount, { id: teacher.person.id }, { token: student.token })
  assert.equal(changed.user?.uid, teacher.person.id)
  assert.equal((await ask(ownInfo, {}, { token: changed.token })).data.number, teacher.person.number)
  const isOut = async () => (await ask(ownInfo, {}, { token: student.token })).result === 'login' || undefined
  assert.ok(await eventually(isOut), 'the device is in one account at a time')
  const evidence = await campus().base.sql.selectFrom('audit_entry').where('subject_id', '=', teacher.person.id).select('action').execute()
  assert.ok(evidence.some(({ action }) => action === 'account.switched'))
})

test('a remembered device stays remembered in the other account', async () => {
  const { sql } = campus().base
  const { id: schoolId } = await makeSchool(sql)
  const [one, other] = [await makePerson(sql, schoolId), await makePerson(sql, schoolId)]
  const given = { schoolId, userType: one.kind, way: 'password', account: one.number, password: testPassword, consent: agreed } as const
  const entered = await ask(login, { ...given, remember: true })
  await join(entered.token, other)
  const changed = await ask(switchAccount, { id: other.id }, { token: entered.token })
  const remember = changed.headers.get('x-remember') ?? ''
  assert.equal((await ask(ownInfo, {}, { remember })).user?.uid, other.id)
  const old = await ask(ownInfo, {}, { remember: entered.headers.get('x-remember') ?? '' })
  assert.equal(old.result, 'login')
})

test('changing twice at once opens one session', async () => {
  const [one, other] = [await enter(campus()), await enter(campus())]
  await join(one.token, other.person)
  const both = await Promise.all([1, 2].map(() => ask(switchAccount, { id: other.person.id }, { token: one.token })))
  assert.deepEqual(both.map(({ error }) => error ?? 'in').toSorted(), ['in', 'login_required'])
})

test('groups that are joined become one, however many join at once', async () => {
  const arrive = () => enter(campus())
  const people = await Promise.all([arrive(), arrive(), arrive(), arrive(), arrive(), arrive()])
  const [a, b, c, d, e, f] = people
  await Promise.all([join(a.token, b.person), join(c.token, d.person), join(e.token, f.person)])
  const joins = await Promise.all([join(b.token, c.person), join(d.token, e.person), join(f.token, a.person)])
  assert.deepEqual(joins.map(({ error }) => error ?? 'joined').toSorted(), ['already_bound', 'joined', 'joined'])
  for (const { token } of people) assert.deepEqual(await idsOf(token), sorted(...people))
})

/** Past the password, whose checking would bring the joins one after the other. */
const joinAtOnce = (one: { person: TestPerson }, other: { person: TestPerson }) => {
  const { id: personId, schoolId } = one.person
  const caller = { personId, schoolId, sessionId: '', roles: [], isAgent: false }
  const joining = joinAccount({ ...systemContext(campus().base), caller }, { personId: other.person.id, schoolId: other.person.schoolId })
  return joining.then(
    () => 'joined',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )
}

test('two who join each other at the same moment are joined once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = await Promise.all([enter(campus()), enter(campus())])
    assert.deepEqual((await Promise.all([joinAtOnce(one, other), joinAtOnce(other, one)])).toSorted(), ['already_bound', 'joined'])
    assert.deepEqual(await idsOf(one.token), sorted(one, other))
  }
})

test('an unlinked account is separate, and no account stays linked with itself', async () => {
  const [one, two, three] = [await enter(campus()), await enter(campus()), await enter(campus())]
  await join(one.token, two.person)
  await join(one.token, three.person)
  assert.equal((await ask(leaveAccount, { id: two.person.id }, { token: one.token })).code, 200)
  assert.deepEqual(await idsOf(one.token), sorted(one, three))
  assert.deepEqual(await idsOf(two.token), sorted(two))
  assert.equal((await ask(switchAccount, { id: two.person.id }, { token: one.token })).error, 'not_found')
  assert.equal((await ask(leaveAccount, { id: one.person.id }, { token: one.token })).code, 200)
  assert.deepEqual(await idsOf(three.token), sorted(three))
  const left = await campus()
    .base.sql.selectFrom('account_group_member')
    .where('person_id', '=', three.person.id)
    .select('group_id')
    .execute()
  assert.deepEqual(left, [])
})

test("somebody else's account gives the same answer as a missing one", async () => {
  const [one, stranger] = [await enter(campus()), await enter(campus())]
  await join(one.token, (await enter(campus())).person)
  for (const id of [stranger.person.id, randomUUID()]) {
    assert.equal((await ask(switchAccount, { id }, { token: one.token })).error, 'not_found')
    assert.equal((await ask(leaveAccount, { id }, { token: one.token })).error, 'not_found')
  }
  assert.equal((await ask(switchAccount, { id: one.person.id }, { token: one.token })).error, 'not_found', 'one is there already')
})

test('joining needs a login, the right password, another account and one that is open', async () => {
  const { token, person } = await enter(campus())
  const other = await enter(campus())
  const disabled = await enter(campus(), { state: 'disabled' })
  assert.equal((await join(undefined, other.person)).result, 'login')
  assert.equal((await join(token, other.person, 'not the password 1')).error, 'wrong_login')
  assert.equal((await join(token, person)).error, 'same_account')
  assert.equal((await join(token, disabled.person)).error, 'account_disabled')
  assert.equal((await join(token, { ...other.person, schoolId: randomUUID() })).error, 'school_unknown')
  await join(token, other.person)
  assert.equal((await join(token, other.person)).error, 'already_bound')
})

test('guessing the password of an account one wants to join costs the same as guessing at the door', async () => {
  const { token } = await enter(campus())
  const { person } = await enter(campus())
  for (let guess = 0; guess < 3; guess += 1) assert.equal((await join(token, person, `guess number ${guess}`)).error, 'wrong_login')
  assert.equal((await join(token, person)).error, 'captcha_required')
})

test('a linked account that was disabled meanwhile cannot be entered, and the current session continues', async () => {
  const [one, other] = [await enter(campus()), await enter(campus())]
  await join(one.token, other.person)
  await campus().base.sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', other.person.id).execute()
  assert.equal((await ask(switchAccount, { id: other.person.id }, { token: one.token })).error, 'account_disabled')
  assert.equal((await ask(ownInfo, {}, { token: one.token })).data.id, one.person.id)
})

test('a login from outside needs the consent of the person who binds it', async () => {
  const { sql } = campus().base
  const { id: schoolId } = await makeSchool(sql)
  const person = await makePerson(sql, schoolId)
  const { data } = await openOutsideBrowser(campus()).go('wechat', 'wx-without-consent', { schoolId })
  const given = { bindTicket: data.bindTicket ?? '', schoolId, userType: person.kind, account: person.number, password: testPassword }
  const without = await ask(bindMoreAccount, given)
  assert.deepEqual([without.error, Object.keys(without.fields ?? {})], ['bad_input', ['consent']])
  assert.equal((await ask(bindMoreAccount, { ...given, consent: agreed })).user?.uid, person.id)
})
