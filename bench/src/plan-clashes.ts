import { runText, type Sql } from '@campus/server/platform/db/sql.ts'
import { makeRoom, openTerm } from '@campus/server/testing/schedule.ts'
import { openTestCampus } from '@campus/server/testing/test-campus.ts'

const roomCount = 500
/** Times a day; the lessons of a room follow each other without a break. */
const timesADay = 10
const daysAtOnce = 4

/** The same lessons into either table: in the one of the school each takes its room for itself, in the other rooms are not looked at. */
const insertDays = (
  sql: Sql,
  table: 'lesson' | 'lesson_bare',
  { schoolId, termId, day }: { schoolId: string; termId: string; day: number },
) =>
  runText(
    sql,
    `insert into ${table} (id, school_id, term_id, planned_on, is_repeated, day, starts_at, ends_at, room_id, state, is_fixed, changes, created_at, changed_at)
     select uuidv7(), $1, $2, at::date, false, at::date, at, at + interval '1 hour', room.id, 'planned', false, 0, at, at
     from room, generate_series($3::int, $3::int + ${daysAtOnce - 1}) as day, generate_series(0, ${timesADay - 1}) as hour,
       lateral (select timestamptz '2030-01-01' + make_interval(days => day, hours => hour)) as time (at)
     where room.school_id = $1`,
    [schoolId, termId, day],
  )

/** How fast lessons are planned when no room may be taken twice, and how fast bare rows are. */
export const measureClashes = async (lessons: number) => {
  const campus = await openTestCampus()
  const { sql } = campus.base
  try {
    const { schoolId, term } = await openTerm(campus)
    // The term has two rooms already.
    for (let count = 2; count < roomCount; count += 1) await makeRoom(campus, schoolId)
    // The same table with all that it keeps but the clash check.
    await runText(sql, 'create table lesson_bare (like lesson including constraints including indexes)', [])
    for (const [column, table] of [
      ['term_id', 'term'],
      ['slot_id', 'slot'],
      ['room_id', 'room'],
    ])
      await runText(sql, `alter table lesson_bare add foreign key (${column}, school_id) references ${table} (id, school_id)`, [])
    const spent = { lesson: 0, lesson_bare: 0 }
    const days = lessons / roomCount / timesADay
    for (let day = 0; day < days; day += daysAtOnce)
      for (const table of ['lesson', 'lesson_bare'] as const) {
        const began = performance.now()
        await insertDays(sql, table, { schoolId, termId: term.id, day })
        spent[table] += performance.now() - began
      }
    const perSecond = (table: keyof typeof spent) => lessons / (spent[table] / 1000)
    return { checked: perSecond('lesson'), bare: perSecond('lesson_bare') }
  } finally {
    await campus.close()
  }
}
