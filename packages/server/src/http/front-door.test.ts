import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { schoolTree } from '@campus/contract/school/schools.ts'
import Fastify from 'fastify'
import { openDatabase, type Sql } from '../platform/db/sql.ts'
import { asker } from '../testing/ask.ts'
import { makeSchool } from '../testing/people.ts'
import { useTestCampus } from '../testing/test-campus.ts'
import { addHealth } from './health.ts'

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

test('readiness names what is missing, and what it can serve without', async () => {
  const unreachable = openDatabase('postgres://nobody@127.0.0.1:1/none', { maxConnections: 1, onError: () => {} })
  const answerOf = async (parts: {
    readonly sql: Sql
    readonly isClosing: boolean
    readonly works: boolean
    readonly dataFolder: string
  }) => {
    const server = Fastify()
    const { isClosing, works, ...rest } = parts
    addHealth(server, { ...rest, isClosing: () => isClosing, isListening: () => works, hasOffice: works })
    const answer = await server.inject('/readyz')
    return [answer.statusCode, answer.json<object>()]
  }
  const { dataFolder } = campus().base.services.config
  assert.deepEqual(await answerOf({ sql: unreachable.sql, isClosing: true, works: false, dataFolder: join(dataFolder, 'gone') }), [
    503,
    { status: 'not ready', missing: ['database', 'shutting down'], impaired: ['notifications', 'data folder'], office: 'absent' },
  ])
  assert.deepEqual(await answerOf({ sql: campus().base.sql, isClosing: false, works: true, dataFolder }), [
    200,
    { status: 'ready', missing: [], impaired: [], office: 'present' },
  ])
  await unreachable.close()
})
