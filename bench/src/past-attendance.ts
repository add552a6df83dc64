import { attendanceOverview } from '@campus/contract/attendance/records.ts'
import { openDatabase, runText, type Sql } from '@campus/server/platform/db/sql.ts'
import { openTerm } from '@campus/server/testing/schedule.ts'
import { openTestCampus, type TestCampus } from '@campus/server/testing/test-campus.ts'
import { headersFor } from './demo-server.ts'
import { compare, type Target } from './load.ts'
import { addPeople } from './past-orders.ts'

/** In each section fifty people were in 32 lessons. */
const [people, lessons] = [50, 32]
const peopleOfSchool = 20_000

/** One statement for each table. `past` numbers the sections: 0 is the one that is read, which has a timetable like all others. */
const fillTables = (sectionId: string, sections: number): readonly string[] => [
  `insert into section (id, school_id, term_id, course_id, unit_id, code, capacity, created_at)
   select md5('section ' || n)::uuid, school_id, term_id, course_id, unit_id, 'past ' || n, 60, created_at
   from section, generate_series(1, ${sections}) as n where id = '${sectionId}'`,
  `create temporary table past on commit drop as
   select n, case n when 0 then id else md5('section ' || n)::uuid end as section_id, school_id, term_id, created_at
   from section, generate_series(0, ${sections}) as n where id = '${sectionId}'`,
  `create temporary table past_lesson on commit drop as
   select md5('lesson ' || n || ' ' || number)::uuid as lesson_id, past.*, number from past, generate_series(1, ${lessons}) as number`,
  `insert into lesson (id, school_id, term_id, planned_on, day, starts_at, ends_at, created_at, changed_at)
   select lesson_id, school_id, term_id, day, day, day + interval '2 hours', day + interval '4 hours', created_at, created_at
   from past_lesson, lateral (select current_date - number as day) as held`,
  'insert into lesson_section (lesson_id, school_id, section_id) select lesson_id, school_id, section_id from past_lesson',
  `insert into roll_call (lesson_id, school_id, opened_by, opened_at, key_since, closed_at, tag, key_encrypted)
   select lesson_id, past_lesson.school_id, person_id, created_at, created_at, created_at, lesson_id::text, ''
   from past_lesson, section_teacher where section_teacher.section_id = '${sectionId}'`,
  `insert into attendance (lesson_id, person_id, school_id, section_id, state, changed_at)
   select lesson_id, others.id, past_lesson.school_id, section_id, (array['present', 'present', 'late', 'absent'])[1 + (place + number) % 4], created_at
   from past_lesson
   join (select id, row_number() over (order by id) - 1 as place from person where number like 'past-%') as others
     on others.place / ${people} = n % ${peopleOfSchool / people}`,
]

/** Takes the indexes of a table away, and answers what brings them back: made at the end they cost a fraction of what each row would. */
const dropIndexes = async (sql: Sql, table: string) => {
  const { rows } = await runText(
    sql,
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made, coalesce(conname, '') as key
     from pg_index left join pg_constraint on conindid = indexrelid and conrelid = indrelid where indrelid = $1::regclass`,
    [table],
  )
  const indexes = rows as Record<'name' | 'made' | 'key', string>[]
  for (const { name, key } of indexes)
    await runText(sql, key === '' ? `drop index ${name}` : `alter table ${table} drop constraint ${key} cascade`)
  return indexes.flatMap(({ name, made, key }) => [
    made,
    ...(key === '' ? [] : [`alter table ${table} add primary key using index ${name}`]),
  ])
}

/** What is written belongs together, so that nothing has to be looked up for it. */
const fill = (sql: Sql, sectionId: string, rows: number) =>
  sql.transaction().execute(async (sql) => {
    await runText(sql, 'set local statement_timeout = 0')
    await runText(sql, "set local session_replication_role = 'replica'")
    await runText(sql, "set local maintenance_work_mem = '512MB'")
    const indexes = await dropIndexes(sql, 'attendance')
    for (const text of fillTables(sectionId, Math.ceil(rows / people / lessons))) await runText(sql, text)
    for (const text of indexes) await runText(sql, text)
  })

const openFilled = async (campus: TestCampus, rows: number): Promise<Target> => {
  const { schoolId, section, teacher } = await openTerm(campus)
  const database = openDatabase(campus.databaseUrl, { maxConnections: 1, onError: () => undefined })
  try {
    await addPeople(database.sql, schoolId, peopleOfSchool)
    await fill(database.sql, section.id, rows)
    await runText(database.sql, 'set statement_timeout = 0')
    await runText(database.sql, 'vacuum analyze attendance, lesson, lesson_section, roll_call, section')
  } finally {
    await database.close()
  }
  const url = `${campus.url}${attendanceOverview.path}?as=teacher&sectionId=${section.id}`
  return { url, method: 'GET', headers: headersFor(teacher.token) }
}

/** The rates of a section among many rows of others and among few, in turns. */
export const measureOverview = async ([few, many]: readonly [number, number], rounds: number, seconds: number) => {
  const environment = { REQUESTS_PER_MINUTE: '1000000' }
  const [small, large] = [await openTestCampus({ environment }), await openTestCampus({ environment })]
  try {
    return await compare(await openFilled(large, many), await openFilled(small, few), rounds, seconds)
  } finally {
    await small.close()
    await large.close()
  }
}
