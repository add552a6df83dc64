import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { login } from '@campus/contract/account/login.ts'
import { ownSecondFactor } from '@campus/contract/account/second-factor.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { asker } from '../testing/ask.ts'
import { childEnvironment } from '../testing/child-environment.ts'
import { eventually } from '../testing/eventually.ts'
import { withPassword } from '../testing/logging-in.ts'
import { addPasskey, logInByPasskey } from '../testing/passkeys.ts'
import { makeSchool } from '../testing/people.ts'
import { withScratchPostgres } from '../testing/scratch-postgres.ts'
import { enterWithFactor } from '../testing/second-factor.ts'
import { useTestCampus } from '../testing/test-campus.ts'

const secret = randomBytes(32).toString('hex')
/** As in production: who manages needs a second factor. */
const campus = useTestCampus({ environment: { CAMPUS_SECRET: secret, SECOND_FACTOR: 'required' } })
const program = fileURLToPath(new URL('recover-admin.ts', import.meta.url))
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const runOn = async (databaseUrl: string, ...words: string[]) => {
  const env = { ...childEnvironment, DATABASE_URL: databaseUrl, CAMPUS_SECRET: secret }
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { said, complained: complained.trim(), status: await ended }
}

const run = (...words: string[]) => runOn(campus().databaseUrl, ...words)

const hears = (kind: 'mail' | 'sms', to: string, what: string) =>
  eventually(async () => (await campus().sentTo(kind, to)).some((letter) => letter.includes(what)) || undefined)

const passwordIn = (said: string) => /: (\w{12})\n/.exec(said)?.[1] ?? assert.fail(said)

test('an administrator who lost everything logs in again with a one-time password, and all managers are notified', async () => {
  const { sql } = campus().base
  const { id: schoolId, code } = await makeSchool(sql)
  const admin = await enterWithFactor(campus(), schoolId)
  const [auditor, manager] = [
    await enterWithFactor(campus(), schoolId, { roles: ['auditor'] }),
    await enterWithFactor(campus(), schoolId, { roles: ['manager'] }),
  ]
  const { device } = await addPasskey(campus(), admin.token)
  const { person } = admin
  const { said, complained, status } = await run('--school', code, '--person', person.number)
  assert.deepEqual([status, complained], [0, ''])

  assert.equal((await ask(ownSecondFactor, {}, admin)).result, 'login', 'the sessions are over')
  for (const table of ['totp', 'recovery_code', 'passkey'] as const)
    assert.deepEqual(await sql.selectFrom(table).where('person_id', '=', person.id).select('person_id').execute(), [])
  assert.equal((await logInByPasskey(campus(), schoolId, device)).error, 'passkey_refused')
  assert.equal((await ask(login, withPassword(person))).error, 'wrong_login', 'the old password is over')
  const password = passwordIn(said)
  assert.equal((await ask(login, withPassword(person, { password }))).error, 'new_password_needed')

  await hears('sms', person.phone, '运维人员已重置您的密码')
  await hears('mail', person.email, '运维人员已重置您的密码')
  for (const other of [auditor, manager]) {
    const [message] = (await ask(ownMessages, {}, other)).data.rows
    assert.equal(message?.title, '一位管理员的账号已由系统运维人员恢复')
    await hears('mail', other.person.email, person.number)
  }
  const audit = await sql
    .selectFrom('audit_entry')
    .where('subject_id', '=', person.id)
    .where('action', '=', 'people.recovered_by_operator')
    .select(['school_id', 'actor_id', 'details'])
    .execute()
  assert.deepEqual(audit, [{ school_id: schoolId, actor_id: null, details: { number: person.number } }])
  campus().clock.advance(3600)
  assert.equal((await ask(login, withPassword(person, { password }))).error, 'wrong_login', 'an hour later it opens nothing')
})

test('only an active administrator of the named school is recovered, and invalid arguments are explained', async () => {
  const { sql } = campus().base
  const { id: schoolId, code } = await makeSchool(sql)
  const manager = await enterWithFactor(campus(), schoolId, { roles: ['manager'] })
  const elsewhere = await enterWithFactor(campus(), (await makeSchool(sql)).id)
  for (const { person } of [manager, elsewhere]) {
    const { status, complained } = await run('--school', code, '--person', person.number)
    assert.deepEqual([status, complained], [1, `No active administrator of ${code} has the number ${person.number}.`])
  }
  assert.deepEqual(await run('--school', 'no-such', '--person', 'T1'), {
    said: '',
    complained: 'No school has the code no-such.',
    status: 1,
  })
  const senseless = await run('--person', manager.person.number)
  assert.deepEqual([senseless.status, senseless.complained.includes('--school <code> --person <number>')], [1, true])
  assert.equal((await ask(ownSecondFactor, {}, manager)).data.isOn, true)
})

test('where Campus has never run, one line explains what to do first', () =>
  withScratchPostgres(async (makeDatabase) => {
    assert.deepEqual(await runOn(await makeDatabase('empty'), '--school', 'demo', '--person', 'T1'), {
      said: '',
      complained: 'Campus has never run on this database: run npm start once, then this again.',
      status: 1,
    })
  }))
