import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallShape } from '@campus/contract/call.ts'
import { calls } from '@campus/contract/calls.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { type Role, roles, type UserType } from '@campus/contract/roles.ts'
import { heartbeat } from '@campus/contract/terminals/machine.ts'
import { systemContext } from '../context/context.ts'
import { openSession } from '../modules/account/session/session.service.ts'
import { runText } from '../platform/db/sql.ts'
import { fetchCall } from '../testing/ask.ts'
import { makePerson, makeSchool } from '../testing/people.ts'
import { isPublic, mayUse, mayUseAsPart } from '../testing/permissions.ts'
import { enrolMachine, makeTerminal } from '../testing/terminals.ts'
import { useTestCampus } from '../testing/test-campus.ts'

const campus = useTestCampus({ environment: { REQUESTS_PER_MINUTE: '1000000' } })
const stranger = '00000000-0000-7000-8000-000000000000'
const kindOf = (role: Role): UserType => (role === 'teacher' || role === 'visitor' || role === 'family' ? role : 'student')

/** Authorization runs before the input is read, so an empty request is enough to test it. */
const knock = async (call: CallShape, token?: string, nonce?: null) => {
  const given = Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((name) => [name, stranger]))
  const response = await fetchCall(campus().url, call, given, { token, ...(nonce === null ? { nonce } : {}) })
  if (!response.headers.get('content-type')?.includes('json')) return undefined
  return Envelope.parse(await response.json()).error
}

test('without a session only public calls are reachable', async () => {
  for (const call of calls.filter((one) => !isPublic(one))) {
    assert.equal(await knock(call), 'login_required', `${call.method} ${call.path}`)
  }
})

const isShut = (error: string | undefined) => error === 'forbidden' || error === 'login_required'

test('every role reaches exactly what docs/permissions.tsv grants it', async () => {
  const { base } = campus()
  const school = await makeSchool(base.sql)
  for (const role of roles.filter((one) => one !== 'terminal')) {
    const person = await makePerson(base.sql, school.id, { kind: kindOf(role), roles: [role] })
    const held = new Set<Role>([role, kindOf(role)])
    const logIn = async () =>
      (await openSession(systemContext(base), { schoolId: school.id, personId: person.id, way: 'test', remember: false })).token
    let token = await logIn()
    for (const call of calls.filter((one) => !isPublic(one))) {
      let error = await knock(call, token)
      // A call before this one may have ended the session.
      if (error === 'login_required') error = await knock(call, (token = await logIn()))
      assert.equal(isShut(error), !mayUse(call, held), `${role} at ${call.method} ${call.path} was told ${error}`)
    }
  }
})

test('the two parts of a terminal reach the calls that are for them with their own credential, and are forbidden all others', async () => {
  const { base } = campus()
  const terminal = await makeTerminal(base, await makeSchool(base.sql))
  for (const part of ['screen', 'printer'] as const) {
    const token = await enrolMachine(campus(), terminal.id, part)
    for (const call of calls.filter((one) => !isPublic(one))) {
      const error = await knock(call, token)
      if (mayUseAsPart(call, part)) {
        assert.equal(isShut(error) || error === 'beat_needed', false, `${part} at ${call.method} ${call.path} was told ${error}`)
        // With its credential alone it may send heartbeats, and nothing else.
        const alone = call === heartbeat ? 'bad_input' : 'beat_needed'
        assert.equal(await knock(call, token, null), alone, `${part} at ${call.method} ${call.path} without its word`)
      } else assert.equal(error, 'forbidden', `${part} at ${call.method} ${call.path}`)
    }
  }
})

test('no person can have the machine role', async () => {
  const { base } = campus()
  const school = await makeSchool(base.sql)
  const { id } = await makePerson(base.sql, school.id)
  const text = "insert into person_role (person_id, school_id, role) values ($1, $2, 'terminal')"
  await assert.rejects(runText(base.sql, text, [id, school.id]), { constraint: 'person_role_role_check' })
})
