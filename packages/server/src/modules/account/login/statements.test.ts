import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { fewestStatements } from '../../../testing/count-statements.ts'
import { logInAs } from '../../../testing/logging-in.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('a login loads every row once: 14 statements on a known device, and one more where the device is remembered', async () => {
  const { url, base } = campus()
  const { id } = await makeSchool(base.sql)
  const person = await makePerson(base.sql, id)
  const device = { headers: { 'x-device-id': randomUUID() } }
  const logIn = (remember: boolean) =>
    fewestStatements(
      async () => undefined,
      () => logInAs(url, person, { remember }, device),
    )
  assert.deepEqual(await logIn(false), { statements: 14, roundTrips: 13 })
  assert.deepEqual(await logIn(true), { statements: 15, roundTrips: 14 })
})
