import { randomBytes } from 'node:crypto'
import { systemContext } from '@campus/server/context/context.ts'
import { sealKey } from '@campus/server/modules/attendance/rolls/roll-key.ts'
import { runText } from '@campus/server/platform/db/sql.ts'
import { makePerson } from '@campus/server/testing/people.ts'
import { makeRoom, makeSection, openTerm } from '@campus/server/testing/schedule.ts'
import { openTestCampus, type TestCampus } from '@campus/server/testing/test-campus.ts'
import { withBareServer } from './demo-server.ts'
import { medianOf } from './load.ts'
import { type Signer, sendSigners } from './signers.ts'

const lectureSize = 300
const lessonSize = 50
const atOnce = 64
const [rounds, roundSize] = [5, 400]

/** The rows that a sign leaves behind, by one statement. */
const bareSign = `
  with signed as (
      insert into sign (school_id, lesson_id, person_id, purpose, key_hash, nonce, way, seen_at, created_at)
      values ($1, $2, $3, 'in', sha256($5::text::bytea), $5::uuid, 'scanned', now(), now()) on conflict do nothing returning lesson_id),
    told as (
      insert into attendance_event (school_id, lesson_id, person_id, kind, state, at, created_at)
      select $1, lesson_id, $3, 'sign', 'present', now(), now() from signed)
  insert into attendance (school_id, lesson_id, person_id, section_id, state, changed_at)
  select $1, lesson_id, $3, $4, 'present', now() from signed
  on conflict (lesson_id, person_id) do update set state = excluded.state, changed_at = excluded.changed_at`

type Term = Awaited<ReturnType<typeof openTerm>>

/** Students of a section who are logged in, by one statement. */
const addStudents = `
  with student as (
      insert into person (school_id, kind, number, name)
      select $1, 'student', gen_random_uuid(), '学生' from generate_series(1, $3::int) returning id),
    role as (insert into person_role (person_id, school_id, role) select id, $1, 'student' from student),
    place as (
      insert into roster_place (school_id, section_id, person_id, joined_on, created_at)
      select $1, $2, id, '2020-01-01', now() from student),
    login as materialized (select id, replace(gen_random_uuid()::text, '-', '') as token from student),
    opened as (
      insert into session (school_id, person_id, token_hash, way, expires_at)
      select $1, id, sha256(token::bytea), 'test', now() + interval '1 day' from login)
  select id, token from login`

/** A lesson that began a minute ago, with its roll open and everybody logged in. */
const openLecture = async (campus: TestCampus, { schoolId, college, term, lesson }: Term, size: number): Promise<Signer[]> => {
  const { base } = campus
  const teacher = await makePerson(base.sql, schoolId, { kind: 'teacher' })
  const teacherIds = [teacher.id]
  const section = await makeSection(campus, { schoolId, termId: term.id, unitId: college, teacherIds })
  const { rows } = await runText(base.sql, addStudents, [schoolId, section.id, size])
  const room = await makeRoom(campus, schoolId)
  const given = { sectionId: section.id, teacherIds, roomId: room.id }
  const lessonId = await lesson(new Date(campus.clock.now().getTime() - 60_000), given)
  const [tag, key] = [randomBytes(8).toString('hex'), randomBytes(32).toString('base64url')]
  const [now, sealed] = [campus.clock.now(), sealKey(systemContext(base), lessonId, key)]
  const roll = { lesson_id: lessonId, school_id: schoolId, opened_by: teacher.id, opened_at: now, key_since: now, tag }
  await base.sql
    .insertInto('roll_call')
    .values({ ...roll, key_encrypted: sealed })
    .execute()
  return rows.map(({ id, token }) => ({
    token: String(token),
    personId: String(id),
    lessonId,
    tag,
    key,
    sectionId: section.id,
    schoolId,
  }))
}

const openLectures = async (campus: TestCampus, term: Term, people: number) => {
  const signers: Signer[] = []
  while (signers.length < people) signers.push(...(await openLecture(campus, term, lessonSize)))
  // As after a night in which nobody came: so many people never come to be within a minute.
  await runText(campus.base.sql, 'analyze')
  return signers
}

const countSigns = async ({ base }: TestCampus, signers: readonly Signer[]) => {
  const ids = [...new Set(signers.map(({ lessonId }) => lessonId))]
  const { rows } = await runText(base.sql, 'select count(*)::int as count from sign where lesson_id = any($1)', [ids])
  return Number(rows[0]?.['count'])
}

/** In turns, so that whatever else the machine does falls on both; the medians count. */
const signInTurns = async (campus: TestCampus, term: Term, bareUrl: string) => {
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = [await openLectures(campus, term, roundSize), await openLectures(campus, term, roundSize)]
    ours.push((await sendSigners({ url: campus.url, way: 'app', signers: first, atOnce })).perSecond)
    bare.push((await sendSigners({ url: bareUrl, way: 'bare', signers: second, atOnce })).perSecond)
  }
  return { oursPerSecond: medianOf(ours), barePerSecond: medianOf(bare) }
}

/** One large lecture, then the whole campus behind one address, then some against the same rows by one statement. */
export const measureSigns = async (people: number) => {
  const campus = await openTestCampus({
    environment: { TRUSTED_PROXIES: '127.0.0.1', DATABASE_CONNECTIONS: '20' },
    checksOutput: false,
  })
  try {
    const term = await openTerm(campus)
    const sign = async (signers: readonly Signer[]) => {
      const signing = await sendSigners({ url: campus.url, way: 'app', signers, atOnce })
      return { ...signing, people: signers.length, kept: await countSigns(campus, signers) }
    }
    const lecture = await sign(await openLecture(campus, term, lectureSize))
    const all = await sign(await openLectures(campus, term, people))
    const turns = await withBareServer(campus.databaseUrl, (url) => signInTurns(campus, term, url), { sign: bareSign })
    return { lecture, all, ...turns }
  } finally {
    await campus.close()
  }
}
