import { unitKindWords } from '@campus/contract/exchange/field-words.ts'
import type { DataField } from '@campus/contract/exchange/import-fields.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { saveUnit } from '@campus/contract/school/console/organisation.ts'
import type { Ctx } from '../../../context/context.ts'
import type { RawLine } from '../../../platform/tables/columns.ts'
import { changedLine, goodLine, openRepeats, type Problem, problemsOf, wrongLine } from '../../../platform/tables/outcome.ts'
import { unknownUnit } from '../../schedule/imports/lines/references.service.ts'
import { lockTree, writeUnit } from '../../school/console/unit.service.ts'
import { differences, readLine } from './line-reader.ts'
import { problemTexts } from './problem-texts.ts'
import type { DataOutcome, DataTask } from './task.ts'
import { listUnitRows, type UnitRow } from './unit.repository.ts'
import { findMisplaced, fromTheTop, type TreeProblem, type UnitKind } from './units.rules.ts'

type Field = DataField<'units'>

interface Planned {
  readonly line: number
  readonly name: string
  readonly code: string
  readonly kind: UnitKind
  readonly parent: string | null
  readonly row: Omit<UnitRow, 'id' | 'parent'> & { readonly parent: string | null }
  readonly before: UnitRow | undefined
}

const fieldOfColumn = {
  kind: 'kind',
  name: 'name',
  name_en: 'nameEn',
  name_tw: 'nameTw',
  parent: 'parent',
  position: 'position',
} as const satisfies Partial<Record<keyof UnitRow, Field>>

const placeTexts: Record<Exclude<TreeProblem, 'unknownParent'>, Phrase> = {
  inItself: problemTexts.parentSelf,
  misplaced: problemTexts.misplaced,
}

const shape = saveUnit.body.omit({ id: true, parentId: true })

const readUnit = (raw: RawLine<Field>, before: UnitRow | undefined): { problems: Problem[] } | { row: Planned['row'] } => {
  const line = readLine(raw.cells)
  const name = line.textOr('name', before?.name ?? '')
  const parsed = shape.safeParse({
    code: line.text('code'),
    kind: line.word('kind', unitKindWords, before?.kind),
    name,
    nameEn: line.textOr('nameEn', before?.name_en ?? name),
    nameTw: line.textOr('nameTw', before?.name_tw ?? name),
    position: line.number('position', before?.position ?? 0),
  })
  if (!parsed.success && line.problems.length === 0) line.problems.push(...problemsOf(parsed.error))
  if (!parsed.success || line.problems.length > 0) return { problems: line.problems }
  const { code, kind, nameEn, nameTw, position } = parsed.data
  return {
    row: {
      code,
      kind,
      name: parsed.data.name,
      name_en: nameEn,
      name_tw: nameTw,
      position,
      parent: line.text('parent') || (before?.parent ?? null),
    },
  }
}

const write = async (ctx: Ctx, schoolId: string, known: readonly UnitRow[], planned: readonly Planned[]) => {
  const ids = new Map(known.map(({ code, id }) => [code, id]))
  for (const { before, row, code } of fromTheTop(planned)) {
    if (before && differences(fieldOfColumn, before, row).length === 0) continue
    const { parent, ...columns } = row
    const unit = { ...columns, parent_id: parent === null ? null : (ids.get(parent) ?? null) }
    const { id } = await writeUnit(ctx, schoolId, before?.id, unit)
    ids.set(code, id)
  }
}

const readAll = (known: ReadonlyMap<string, UnitRow>, lines: readonly RawLine<Field>[]) => {
  const findRepeats = openRepeats('code')
  const planned: Planned[] = []
  const wrong: { of: { line: number; name: string }; problems: readonly Problem[] }[] = []
  for (const raw of lines) {
    const { text } = readLine(raw.cells)
    const code = text('code')
    const before = known.get(code)
    const of = { line: raw.line, name: [code, text('name') || (before?.name ?? '')].join(' ').trim() }
    const repeats = findRepeats(code, raw.line)
    const read = readUnit(raw, before)
    if ('problems' in read || repeats.length > 0) wrong.push({ of, problems: [...repeats, ...('problems' in read ? read.problems : [])] })
    else planned.push({ ...of, code, kind: read.row.kind, parent: read.row.parent, row: read.row, before })
  }
  return { planned, wrong }
}

/** Units by their code, parents in any order; a unit that a line leaves without its place is wrong as well. */
export const importUnits = async (ctx: Ctx, { schoolId, sourceId }: DataTask, lines: readonly RawLine<Field>[]): Promise<DataOutcome[]> => {
  await lockTree(ctx, schoolId)
  const rows = await listUnitRows(ctx.sql, schoolId)
  const known = new Map(rows.map((row) => [row.code, row]))
  const { planned, wrong } = readAll(known, lines)
  const misplaced = findMisplaced(rows, planned)
  await write(
    ctx,
    schoolId,
    rows,
    planned.filter(({ code }) => !misplaced.has(code)),
  )
  const placed = planned.map((unit): DataOutcome => {
    const of = { line: unit.line, name: unit.name }
    const problem = misplaced.get(unit.code)
    if (problem)
      return wrongLine(of, [{ field: 'parent', text: problem === 'unknownParent' ? unknownUnit(unit.parent ?? '') : placeTexts[problem] }])
    return unit.before ? changedLine(of, differences(fieldOfColumn, unit.before, unit.row)) : goodLine(of, 'add')
  })
  const outcomes = [...placed, ...wrong.map(({ of, problems }) => wrongLine(of, problems))]
  const named = new Set(lines.map(({ cells }) => readLine(cells).text('code')))
  const gone = sourceId === null ? [] : rows.filter(({ code }) => !named.has(code))
  return [
    ...outcomes.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)),
    ...gone.map(({ code, name }) => goodLine({ line: null, name: `${code} ${name}` }, 'gone' as const)),
  ]
}
