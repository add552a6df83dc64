import { rollCall } from '@campus/contract/attendance/roll-calls.ts'
import { ownTimetable } from '@campus/contract/schedule/timetable.ts'
import { readRollCall } from '@campus/server/modules/attendance/rolls/roll-call.service.ts'
import { readOwnTimetable } from '@campus/server/modules/schedule/lessons/lesson.service.ts'
import { openDatabase, runText } from '@campus/server/platform/db/sql.ts'
import { captureStatements, type Statement } from '@campus/server/testing/captured-statements.ts'
import { logInToDemo } from '@campus/server/testing/demo-login.ts'
import { headersFor, withBareServer, withDemoServer } from './demo-server.ts'
import { compare, type Target } from './load.ts'

/** A lesson of the teacher whose roll was called, and the week that begins with it. */
const findExamples = async (databaseUrl: string, teacherId: string) => {
  const database = openDatabase(databaseUrl, { maxConnections: 1, onError: () => undefined })
  try {
    const { rows } = await runText(
      database.sql,
      `select lesson.id, lesson.school_id, day::text as from, (day + 6)::text as to from lesson join roll_call on lesson_id = lesson.id
       where opened_by = $1 order by lesson.id limit 1`,
      [teacherId],
    )
    const [found] = rows as Record<'id' | 'school_id' | 'from' | 'to', string>[]
    if (!found) throw new Error('the demo has no roll call')
    return { lessonId: found.id, schoolId: found.school_id, from: found.from, to: found.to }
  } finally {
    await database.close()
  }
}

/** The same statements by a server that does nothing else. */
const bareTarget = (url: string, name: string, sent: readonly Statement[]): Target => ({
  url: `${url}/rows`,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ asked: sent.map(({ values }, place) => [`${name}${place}`, values]) }),
})

/** A week of a student and the roll of a lesson, against the same SQL. */
export const measureLessonReads = (rounds: number, seconds: number) =>
  withDemoServer(async ({ url, databaseUrl }) => {
    const [student, teacher] = [await logInToDemo(url, 'student'), await logInToDemo(url, 'teacher')]
    const { lessonId, schoolId, from, to } = await findExamples(databaseUrl, teacher.user?.uid ?? '')
    const as = (personId: string, role: 'student' | 'teacher') => ({ personId, schoolId, sessionId: '', roles: [role], isAgent: false })
    const week = await captureStatements(databaseUrl, as(student.user?.uid ?? '', 'student'), (ctx) => readOwnTimetable(ctx, { from, to }))
    const roll = await captureStatements(databaseUrl, as(teacher.user?.uid ?? '', 'teacher'), (ctx) => readRollCall(ctx, { lessonId }))
    const named = { week, roll }
    const statements = Object.fromEntries(
      Object.entries(named).flatMap(([name, sent]) => sent.map(({ text }, place) => [`${name}${place}`, text] as const)),
    )
    const get = (path: string, token: string): Target => ({ url: url + path, method: 'GET', headers: headersFor(token) })
    return withBareServer(
      databaseUrl,
      async (bareUrl) => ({
        week: await compare(
          get(`${ownTimetable.path}?from=${from}&to=${to}`, student.token),
          bareTarget(bareUrl, 'week', week),
          rounds,
          seconds,
        ),
        roll: await compare(
          get(rollCall.path.replace('{lessonId}', lessonId), teacher.token),
          bareTarget(bareUrl, 'roll', roll),
          rounds,
          seconds,
        ),
      }),
      statements,
    )
  })
