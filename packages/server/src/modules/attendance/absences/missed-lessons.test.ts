import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missedLessons } from '@campus/contract/attendance/missed-lessons.ts'
import { runText } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { openTerm } from '../../../testing/schedule.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('every lesson in the span of a leave is listed, for who takes and for who teaches very many', async () => {
  const { schoolId, term, section, teacher, students } = await openTerm(campus())
  const from = new Date(campus().clock.now().getTime() + 86_400_000)
  const add = `with added as (
      insert into lesson (school_id, term_id, planned_on, day, starts_at, ends_at, created_at, changed_at)
      select $1, $2, $3::timestamptz::date, $3::timestamptz::date, $3::timestamptz + n * interval '1 minute',
             $3::timestamptz + (n + 1) * interval '1 minute', now(), now() from generate_series(1, 1001) as n returning id),
    taken as (insert into lesson_section (school_id, lesson_id, section_id) select $1, id, $4 from added)
    insert into lesson_teacher (school_id, lesson_id, person_id) select $1, id, $5 from added`
  await runText(campus().base.sql, add, [schoolId, term.id, from, section.id, teacher.person.id])
  const span = { from: from.toISOString(), until: new Date(from.getTime() + 2 * 86_400_000).toISOString() }
  for (const who of [students[0], teacher]) assert.equal((await asker(campus().url)(missedLessons, span, who)).data.length, 1001)
})
