import { randomUUID } from 'node:crypto'
import { logInAs } from '@campus/server/testing/logging-in.ts'
import { makePerson, makeSchool, type TestPerson, testPassword } from '@campus/server/testing/people.ts'
import { openTestCampus } from '@campus/server/testing/test-campus.ts'
import { withBareServer } from './demo-server.ts'
import { answerParent, readGiven, runInChild } from './in-child.ts'
import { measure } from './lanes.ts'
import { type Measured, medianOf } from './load.ts'

const rounds = 3
const peopleCount = 100

/**
 * What a login by password must ask and write, and nothing that it checks besides the password: the person with the password, the
 * attempt that is counted before it is made, the session, and the proof, the log and the evidence of it.
 */
const bareStatements = {
  findPerson: `select person.id, password.hash from person join password on password.person_id = person.id
    where person.school_id = $1 and person.kind = 'student' and person.number = $2`,
  countAttempt: `insert into throttle (key, count, window_ends_at) values ('bare:' || $1, 1, now() + interval '15 minutes')
    on conflict (key) do update set count = throttle.count + 1 returning count`,
  openSession: `insert into session (school_id, person_id, token_hash, way, device_id, expires_at)
    select school_id, id, sha256(gen_random_uuid()::text::bytea), 'password', $2, now() + interval '1 day' from person where id = $1 returning id`,
  noteLogin: `with opened as (select * from session where id = $1),
    proof as (insert into session_proof (school_id, person_id, session_id, kind, proved_at)
      select school_id, person_id, id, 'password', now() from opened),
    log as (insert into login_log (school_id, person_id, way, outcome) select school_id, person_id, 'password', 'in' from opened),
    forgiven as (delete from throttle where key = 'bare:' || $2)
    insert into audit_entry (school_id, actor_id, action, subject_kind, subject_id)
    select school_id, person_id, 'account.login', 'person', person_id from opened`,
}

interface Task {
  readonly url: string
  readonly isBare: boolean
  readonly people: readonly TestPerson[]
  /** The device of each of them. */
  readonly devices: readonly string[]
  readonly seconds: number
}

const logInBare = async (url: string, { schoolId, number }: TestPerson, device: string) => {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ values: [schoolId, number, device], password: testPassword }),
  })
  const { code, msg } = (await response.json()) as { code: number; msg: string }
  if (code !== 200) throw new Error(msg)
}

const logInAll = async ({ url, isBare, people, devices, seconds }: Task): Promise<Measured> => {
  const work = async (turn: number) => {
    const [person, device] = [people[turn % people.length], devices[turn % people.length]]
    if (!person || !device) throw new Error('nobody to log in')
    if (isBare) await logInBare(url, person, device)
    else await logInAs(url, person, {}, { headers: { 'x-device-id': device } })
  }
  await measure(1, work)
  return measure(seconds, work)
}

const summary = (all: readonly Measured[]): Measured => ({
  perSecond: medianOf(all.map(({ perSecond }) => perSecond)),
  p99: medianOf(all.map(({ p99 }) => p99)),
})

/** Logins by password on devices that are known, in turns with a bare server that checks the same password; the medians count. */
export const measureLogins = async (seconds: number) => {
  const campus = await openTestCampus({
    environment: { REQUESTS_PER_MINUTE: '1000000', DATABASE_CONNECTIONS: '20' },
    checksOutput: false,
    isDurable: true,
  })
  try {
    const { id } = await makeSchool(campus.base.sql)
    const people: TestPerson[] = []
    while (people.length < peopleCount) people.push(await makePerson(campus.base.sql, id))
    const devices = people.map(() => randomUUID())
    for (const [place, person] of people.entries())
      await logInAs(campus.url, person, {}, { headers: { 'x-device-id': devices[place] ?? '' } })
    const measured: { ours: Measured; bare: Measured }[] = []
    const run = (url: string, isBare: boolean) =>
      runInChild(import.meta.url, { url, isBare, people, devices, seconds } satisfies Task) as Promise<Measured>
    await withBareServer(
      campus.databaseUrl,
      async (bareUrl) => {
        for (let round = 0; round < rounds; round += 1)
          measured.push({ ours: await run(campus.url, false), bare: await run(bareUrl, true) })
      },
      bareStatements,
    )
    return { ours: summary(measured.map(({ ours }) => ours)), bare: summary(measured.map(({ bare }) => bare)) }
  } finally {
    await campus.close()
  }
}

if (import.meta.main) answerParent(await logInAll((await readGiven()) as Task))
