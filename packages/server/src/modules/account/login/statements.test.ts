import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { fewestStatements } from '../../../testing/count-statements.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('a login loads every row once: 17 statements on a known device, three of them for the sealed password, and one more where it is remembered', async () => {
  const { url, base } = campus()
  const { id } = await makeSchool(base.sql)
  const person = await makePerson(base.sql, id)
  const device = { headers: { 'x-device-id': randomUUID() } }
  const logIn = (remember: boolean) =>
    fewestStatements(
      async () => undefined,
      () => logInAs(url, person, { remember }, device),
    )
  assert.deepEqual(await logIn(false), { statements: 17, roundTrips: 16 })
  assert.deepEqual(await logIn(true), { statements: 18, roundTrips: 17 })
})
