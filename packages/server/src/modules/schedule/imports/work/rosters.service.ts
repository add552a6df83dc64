import { rosterKindNames } from '@campus/contract/schedule/console/sections.ts'
import type { ScheduleField } from '@campus/contract/schedule/import-fields.ts'
import type { Ctx } from '../../../../context/context.ts'
import type { Column } from '../../../../platform/db/sql.ts'
import { byCode } from '../../../../platform/tables/by-code.ts'
import { cellTexts } from '../../../../platform/tables/cell-texts.ts'
import { cellsOf, wordIn } from '../../../../platform/tables/cells.ts'
import type { RawLine } from '../../../../platform/tables/columns.ts'
import { openRepeats, type Problem, wrongLine } from '../../../../platform/tables/outcome.ts'
import { cutText } from '../../../../platform/text/cut-text.ts'
import { unknown } from '../lines/problem-texts.ts'
import { listSectionsOfTerm } from '../lines/references.repository.ts'
import { otherName, readPeople } from '../lines/references.service.ts'
import type { ImportOutcome, ImportTask } from '../lines/task.ts'
import { keepPlaces, type WantedPlace } from './places.service.ts'

type Field = ScheduleField<'rosters'>

const maxReason = 200

/** Who takes part in which section; who left and is named again goes on in the place they had. */
export const importRosters = async (ctx: Ctx, task: ImportTask, lines: readonly RawLine<Field>[]): Promise<ImportOutcome[]> => {
  const sections = byCode(await listSectionsOfTerm(ctx.sql, task.term.id))
  const students = await readPeople(
    ctx,
    task.schoolId,
    'student',
    lines.map(({ cells }) => cellsOf(cells).text('number')),
  )
  const findRepeats = openRepeats('number')
  const wrong: ImportOutcome[] = []
  const wanted: WantedPlace[] = []
  for (const { line, cells } of lines) {
    const { has, text } = cellsOf(cells)
    const problems: Problem[] = []
    const [section, student] = [sections.get(text('section')), students.get(text('number'))]
    if (!section) problems.push({ field: 'section', text: unknown.section(text('section')) })
    if (!student) problems.push({ field: 'number', text: unknown.student(text('number')) })
    else if (text('name') !== '' && text('name') !== student.name) problems.push({ field: 'name', text: otherName })
    const kind: Column<'roster_place', 'kind'> | undefined = text('kind') === '' ? undefined : wordIn(rosterKindNames, text('kind'))
    if (text('kind') !== '' && !kind) problems.push({ field: 'kind', text: cellTexts.word })
    problems.push(...findRepeats(`${text('section')} ${text('number')}`, line))
    const of = { line, name: [text('section'), text('number'), student?.name ?? text('name')].join(' ').trim() }
    if (!section || !student || problems.length > 0) wrong.push(wrongLine(of, problems))
    else
      wanted.push({
        of,
        sectionId: section.id,
        personId: student.id,
        kind,
        reason: has('reason') ? cutText(text('reason'), maxReason) : undefined,
      })
  }
  const named = new Set(lines.flatMap(({ cells }) => sections.get(cellsOf(cells).text('section'))?.id ?? []))
  // People in a wrong line are not missing: their place stays as it is.
  const complete = task.removesMissing && wrong.length === 0 ? named : new Set<string>()
  return [...wrong, ...(await keepPlaces(ctx, task, wanted, complete))].toSorted(
    (one, other) => (one.line ?? Number.POSITIVE_INFINITY) - (other.line ?? Number.POSITIVE_INFINITY),
  )
}
