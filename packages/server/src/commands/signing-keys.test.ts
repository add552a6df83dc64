import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../platform/db/sql.ts'
import { childEnvironment } from '../testing/child-environment.ts'
import { makeSchool } from '../testing/people.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const program = fileURLToPath(new URL('signing-keys.ts', import.meta.url))
const secret = randomBytes(32).toString('hex')
let [url, code, close] = ['', '', async () => {}]

before(async () => {
  const server = await openTestDatabase()
  const database = openDatabase(server.url, { maxConnections: 1, onError: () => {} })
  ;[url, code, close] = [server.url, (await makeSchool(database.sql)).code, server.close]
  await database.close()
})
after(() => close())

const run = (...words: string[]) => {
  const env = { ...childEnvironment, DATABASE_URL: url, CAMPUS_SECRET: secret }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { env, encoding: 'utf8' })
  return { status, said: stdout.trim(), complained: stderr }
}

test('an operator changes a key at the command line and sees it in the list', () => {
  const rotated = run('rotate', code, 'signer')
  assert.equal(rotated.status, 0, rotated.complained)
  const serial = /[0-9a-f]{32}/.exec(rotated.said)?.[0]
  const { said } = run('list')
  assert.ok(serial && said.split('\n').some((line) => line.startsWith(`${code}  signer   active   ${serial}  until `)), said)
})

test('a refusal is one sentence, and invalid arguments are explained', () => {
  const unknown = run('rotate', 'no-such-school', 'signer')
  assert.deepEqual([unknown.status, unknown.complained], [1, 'Nothing found here. It may have been removed.\n'])
  const senseless = run('rotate', code, 'root')
  assert.deepEqual([senseless.status, senseless.complained.includes('renew-issuing <school>')], [1, true])
})
