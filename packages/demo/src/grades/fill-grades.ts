import { runText, type Sql } from '@campus/server/platform/db/sql.ts'
import type { Learner } from '../academics/learner.ts'
import { insertColumns, insertRows } from '../demo.repository.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { personId } from '../people/person-rows.ts'
import { listTaught } from '../schedule/teaching.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'
import { lineColumns, markColumns, type Progress, progressOf, publishedAt, publishedRows, sheetRows } from './sheet-rows.ts'

const manager = personId('T0002')

/** A sheet goes through its states one by one, as the database asks for. */
const moveOn = (sql: Sql, sectionIds: readonly string[], change: string, values: readonly unknown[]) =>
  runText(sql, `update grade_sheet set ${change} where section_id = any($1::uuid[])`, [sectionIds, ...values])

export const appealReasons = ['期末试卷第三大题只计了一半分数，请核对。', '平时作业第五次已按时提交，但显示为缺交。'] as const

/** Sheets that were begun, wait for review or can be published, one published, and two appeals against it. */
export const fillGrades = async (sql: Sql, people: readonly DemoPerson[], learners: readonly Learner[], today: Date) => {
  const taught = listTaught(people, today)
  const { sheets, parts, lines, marks } = sheetRows(taught, today)
  await insertRows(sql, 'grade_sheet', sheets)
  await insertRows(sql, 'grade_part', parts)
  await insertColumns(sql, 'grade_line', lineColumns, lines)
  await insertColumns(sql, 'grade_mark', markColumns, marks)
  const far = [...progressOf(taught)]
  const reached = (...states: readonly Progress[]) => far.filter(([, progress]) => states.includes(progress)).map(([{ id }]) => id)
  for (const [{ id, teacher }, progress] of far)
    if (progress !== 'begun')
      await moveOn(sql, [id], "state = 'submitted', submitted_at = $2, submitted_by = $3", [today, personId(teacher)])
  await moveOn(sql, reached('passed', 'published'), "state = 'passed', passed_at = $2, passed_by = $3", [today, manager])
  const published = publishedRows(taught, learners, today)
  await insertRows(
    sql,
    'score',
    published.map(({ score }) => score),
  )
  for (const { section, number, score } of published)
    await runText(sql, 'update grade_line set score_id = $1 where section_id = $2 and person_id = $3', [
      score.id,
      section.id,
      personId(number),
    ])
  await moveOn(sql, reached('published'), "state = 'published', published_at = $2, published_by = $3", [publishedAt(today), manager])
  const appealing = published.filter(({ number }) => number !== '100001').slice(0, appealReasons.length)
  await insertRows(
    sql,
    'grade_appeal',
    appealing.map(({ section, number, score }, index) => {
      const at = new Date(today.getTime() - (index + 1) * 86_400_000)
      return {
        id: idAt('grade appeal', number, at),
        school_id: demoUniversity.id,
        score_id: score.id,
        section_id: section.id,
        person_id: personId(number),
        reason: appealReasons[index] ?? '',
        created_at: at,
      }
    }),
  )
}
