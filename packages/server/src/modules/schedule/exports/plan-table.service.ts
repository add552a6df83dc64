import { type Language, say } from '@campus/contract/language.ts'
import { roomKindNames } from '@campus/contract/schedule/console/rooms.ts'
import { rosterKindNames } from '@campus/contract/schedule/console/sections.ts'
import {
  type ScheduleField,
  type ScheduleTable,
  scheduleFields,
  scheduleHeadings,
  weekdayNames,
} from '@campus/contract/schedule/import-fields.ts'
import { sayWeeks } from '@campus/contract/schedule/weeks.ts'
import type { Ctx } from '../../../context/context.ts'
import { answers, several } from '../../../platform/tables/cells.ts'
import type { Table } from '../../../platform/tables/table.ts'
import { termName } from '../calendar/calendar.rules.ts'
import type { TermRow } from '../calendar/term.repository.ts'
import * as repository from './plan-rows.repository.ts'

type Row<Kind extends ScheduleTable> = Readonly<Record<ScheduleField<Kind>, string>>

const inWords = ({ name, name_en, name_tw }: { name: string; name_en: string; name_tw: string }, language: Language) =>
  say([name, name_en, name_tw], language)

const rooms = async (ctx: Ctx, schoolId: string): Promise<Row<'rooms'>[]> =>
  (await repository.listRoomRows(ctx.sql, schoolId)).map((row) => ({
    code: row.code,
    name: row.name,
    nameEn: row.name_en,
    nameTw: row.name_tw,
    building: inWords(row.building, ctx.language),
    kind: say(roomKindNames[row.kind], ctx.language),
    floor: String(row.floor),
    seats: String(row.seats),
    seatRows: row.seat_rows === null ? '' : String(row.seat_rows),
    seatColumns: row.seat_columns === null ? '' : String(row.seat_columns),
    closed: say(answers[row.is_closed ? 'yes' : 'no'], ctx.language),
  }))

const sections = async (ctx: Ctx, schoolId: string, term: TermRow): Promise<Row<'sections'>[]> =>
  (await repository.listSectionRows(ctx.sql, schoolId, term.id)).map((row) => ({
    code: row.code,
    term: termName(term),
    course: row.course_code,
    courseName: inWords(row, ctx.language),
    unit: row.unit_code,
    teachers: several(row.teachers),
    capacity: String(row.capacity),
    classes: '',
  }))

const rosters = async (ctx: Ctx, schoolId: string, term: TermRow): Promise<Row<'rosters'>[]> =>
  (await repository.listRosterRows(ctx.sql, schoolId, term.id)).map((row) => ({
    section: row.code,
    number: row.number,
    name: row.name,
    kind: say(rosterKindNames[row.kind], ctx.language),
    reason: row.clash_reason,
  }))

const times = async (ctx: Ctx, schoolId: string, term: TermRow): Promise<Row<'times'>[]> =>
  (await repository.listTimeRows(ctx.sql, schoolId, term.id)).map((row) => ({
    key: row.id,
    sections: several(row.sections),
    weekday: say(weekdayNames[row.weekday - 1] ?? ['', '', ''], ctx.language),
    weeks: sayWeeks(row.weeks, ctx.language),
    periods: row.from_period === null ? '' : `${row.from_period}-${row.to_period}`,
    clock: row.starts === null ? '' : `${row.starts}-${row.ends}`,
    room: row.room_code ?? '',
    teachers: several(row.teachers),
    reason: '',
  }))

/** A table of the plan with its headings, as an import reads it. */
export const tableOf = <Kind extends ScheduleTable>(kind: Kind, rows: readonly Row<Kind>[], language: Language): Table => {
  const fields = scheduleFields(kind)
  const headings: Readonly<Record<string, Parameters<typeof say>[0]>> = scheduleHeadings[kind]
  return [fields.map((field) => say(headings[field] ?? ['', '', ''], language)), ...rows.map((row) => fields.map((field) => row[field]))]
}

/** Everything of one kind that the school has in the term. */
export const readPlanTable = async (ctx: Ctx, kind: ScheduleTable, schoolId: string, term: TermRow | undefined): Promise<Table> => {
  if (kind === 'rooms') return tableOf(kind, await rooms(ctx, schoolId), ctx.language)
  if (!term) throw new Error('a table of a plan without a term')
  if (kind === 'sections') return tableOf(kind, await sections(ctx, schoolId, term), ctx.language)
  if (kind === 'rosters') return tableOf(kind, await rosters(ctx, schoolId, term), ctx.language)
  return tableOf(kind, await times(ctx, schoolId, term), ctx.language)
}
