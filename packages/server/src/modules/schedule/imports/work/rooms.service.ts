import type { Phrase } from '@campus/contract/language.ts'
import { roomKindNames, saveRoom } from '@campus/contract/schedule/console/rooms.ts'
import type { ScheduleField } from '@campus/contract/schedule/import-fields.ts'
import type { z } from 'zod'
import type { Ctx } from '../../../../context/context.ts'
import type { NewRow } from '../../../../platform/db/sql.ts'
import { byCode, byCodeOrName } from '../../../../platform/tables/by-code.ts'
import { cellTexts } from '../../../../platform/tables/cell-texts.ts'
import { answerIn, cellsOf, numberIn, wordIn } from '../../../../platform/tables/cells.ts'
import type { RawLine } from '../../../../platform/tables/columns.ts'
import { changedLine, goodLine, openRepeats, type Problem, problemsOf, wrongLine } from '../../../../platform/tables/outcome.ts'
import { titleColumns } from '../../../school/titles.ts'
import { insertRoom, listBuildings, updateRoom } from '../../console/room.repository.ts'
import { unknown } from '../lines/problem-texts.ts'
import { listRoomsByCode } from '../lines/references.repository.ts'
import type { ImportOutcome } from '../lines/task.ts'

type Field = ScheduleField<'rooms'>
type RoomRow = Awaited<ReturnType<typeof listRoomsByCode>>[number]
type Given = z.output<typeof saveRoom.body>

const columnOf = { placeId: 'building', isClosed: 'closed' }

const rowOf = ({ placeId, code, kind, floor, seats, seatRows, seatColumns, isClosed, ...titles }: Given) => ({
  place_id: placeId,
  code,
  ...titleColumns(titles),
  kind,
  floor,
  seats,
  seat_rows: seatRows,
  seat_columns: seatColumns,
  is_closed: isClosed,
})

const fieldOfColumn = {
  place_id: 'building',
  name: 'name',
  name_en: 'nameEn',
  name_tw: 'nameTw',
  kind: 'kind',
  floor: 'floor',
  seats: 'seats',
  seat_rows: 'seatRows',
  seat_columns: 'seatColumns',
  is_closed: 'closed',
} as const satisfies Partial<Record<keyof NewRow<'room'>, Field>>

const changesOf = (before: RoomRow, after: ReturnType<typeof rowOf>) =>
  (Object.keys(fieldOfColumn) as (keyof typeof fieldOfColumn)[])
    .filter((column) => before[column] !== after[column])
    .map((column) => fieldOfColumn[column])

/** What a line gives; what is empty leaves what the school has. */
const readRoom = ({ cells }: RawLine<Field>, before: RoomRow | undefined, buildings: ReadonlyMap<string, string | null>) => {
  const { text } = cellsOf(cells)
  const problems: Problem[] = []
  const known = <Value>(field: Field, read: Value | undefined | null, otherwise: Value, problem: Phrase): Value => {
    if (text(field) === '') return otherwise
    if (read === undefined || read === null) problems.push({ field, text: problem })
    return read ?? otherwise
  }
  const name = text('name') || (before?.name ?? '')
  const building = buildings.get(text('building'))
  const given = {
    placeId: known('building', building, before?.place_id, building === null ? cellTexts.ambiguous : unknown.building(text('building'))),
    code: text('code'),
    name,
    nameEn: text('nameEn') || (before?.name_en ?? name),
    nameTw: text('nameTw') || (before?.name_tw ?? name),
    kind: known('kind', wordIn(roomKindNames, text('kind')), before?.kind ?? 'lecture', cellTexts.word),
    floor: numberIn(text('floor')) ?? before?.floor ?? 1,
    seats: numberIn(text('seats')) ?? before?.seats,
    seatRows: numberIn(text('seatRows')) ?? before?.seat_rows ?? null,
    seatColumns: numberIn(text('seatColumns')) ?? before?.seat_columns ?? null,
    isClosed: known('closed', answerIn(text('closed')), before?.is_closed ?? false, cellTexts.word),
  }
  const parsed = saveRoom.body.safeParse(given)
  if (!parsed.success && problems.length === 0) problems.push(...problemsOf(parsed.error, columnOf))
  return parsed.success && problems.length === 0 ? { room: rowOf(parsed.data) } : { problems }
}

/** Rooms by their code: new ones are added, others changed. A room that the file does not name stays. */
export const importRooms = async (ctx: Ctx, schoolId: string, lines: readonly RawLine<Field>[]): Promise<ImportOutcome[]> => {
  const rooms = byCode(await listRoomsByCode(ctx.sql, schoolId))
  const buildings = byCodeOrName(await listBuildings(ctx.sql, schoolId))
  const findRepeats = openRepeats('code')
  const outcomes: ImportOutcome[] = []
  for (const raw of lines) {
    const { text } = cellsOf(raw.cells)
    const before = rooms.get(text('code'))
    const of = { line: raw.line, name: [text('code'), text('name') || (before?.name ?? '')].join(' ').trim() }
    const repeats = findRepeats(text('code'), raw.line)
    const read = readRoom(raw, before, buildings)
    if (read.problems || repeats.length > 0) {
      outcomes.push(wrongLine(of, [...repeats, ...(read.problems ?? [])]))
      continue
    }
    if (before) {
      const changes = changesOf(before, read.room)
      if (changes.length > 0) await updateRoom(ctx.sql, schoolId, before.id, read.room)
      outcomes.push(changedLine(of, changes))
    } else {
      await insertRoom(ctx.sql, { ...read.room, school_id: schoolId, created_at: ctx.now() })
      outcomes.push(goodLine(of, 'add'))
    }
  }
  return outcomes
}
