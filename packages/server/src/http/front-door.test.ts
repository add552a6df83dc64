import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { schoolTree } from '@campus/contract/school/schools.ts'
import { asker } from '../testing/ask.ts'
import { makeSchool } from '../testing/people.ts'
import { useTestCampus } from '../testing/test-campus.ts'

const campus = useTestCampus()

test('anybody may read the tree of schools, and a new school is in it', async () => {
  const { url, base } = campus()
  const { id } = await makeSchool(base.sql)
  const { code, data } = await asker(url)(schoolTree, {})
  assert.equal(code, 200)
  assert.ok(data.some((node) => node.id === id))
})

test('without a session a personal call answers that a login is needed, in the language of the reader', async () => {
  const answer = await asker(campus().url)(ownInfo, {}, { language: 'en_US' })
  assert.deepEqual(
    { status: answer.status, code: answer.code, result: answer.result, error: answer.error, msg: answer.msg },
    { status: 200, code: 500, result: 'login', error: 'login_required', msg: 'Please log in first' },
  )
})

test('an unknown path is 404, and health and readiness are reported', async () => {
  const { url } = campus()
  assert.equal((await fetch(`${url}/nowhere`)).status, 404)
  assert.equal((await fetch(`${url}/healthz`)).status, 200)
  assert.equal((await fetch(`${url}/readyz`)).status, 200)
})
