import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missingScores, ownMissingScores } from '@campus/contract/exchange/missing.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { openTerm } from '../../../testing/schedule.ts'
import { makeScore } from '../../../testing/studies.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('a course of a term that is over is missing until its score is published, for its student and for the school alone', async () => {
  const { admin, manager, students, term, section, schoolId } = await openTerm(campus())
  const { sql } = campus().base
  const ask = asker(campus().url)
  const [one] = students
  assert.deepEqual((await ask(ownMissingScores, {}, one)).data, [], 'the term goes on')
  await sql.updateTable('term').set({ closed_at: new Date() }).where('id', '=', term.id).execute()
  const { academic_year, semester } = await sql.selectFrom('term').where('id', '=', term.id).selectAll().executeTakeFirstOrThrow()
  const own = (await ask(ownMissingScores, {}, one)).data
  assert.deepEqual(
    own.map(({ academicYear, semester }) => [academicYear, semester]),
    [[academic_year, semester]],
  )
  const read = async (query: object = {}) => (await ask(missingScores, query, admin)).data
  const all = await read()
  assert.deepEqual([all.total, all.classes.map(({ students, scores }) => [students, scores]), all.years], [3, [[3, 3]], [academic_year]])
  assert.equal((await read({ words: one.person.number })).rows[0]?.courses[0]?.courseCode, own[0]?.courseCode)
  assert.equal((await read({ words: '%_\\' })).total, 0)
  const { id } = await sql.selectFrom('student_record').where('person_id', '=', one.person.id).select('id').executeTakeFirstOrThrow()
  const score = { record_id: id, course_id: section.courseId, academic_year, semester, mark: 80 }
  const scoreId = await makeScore(sql, schoolId, { ...score, published_at: null })
  assert.equal((await read()).total, 3, 'what is not published is still missing')
  await sql
    .updateTable('score')
    .set({ published_at: new Date(0) })
    .where('id', '=', scoreId)
    .execute()
  assert.deepEqual([(await read()).total, (await ask(ownMissingScores, {}, one)).data], [2, []])
  assert.equal((await ask(missingScores, {}, manager)).error, 'forbidden')
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.deepEqual((await ask(missingScores, {}, stranger)).data, { rows: [], total: 0, classes: [], years: [] })
})
