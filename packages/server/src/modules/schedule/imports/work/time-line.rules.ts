import { fieldTexts } from '@campus/contract/field-texts.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { type ScheduleField, weekdayNames } from '@campus/contract/schedule/import-fields.ts'
import { TimeOfDay } from '@campus/contract/schedule/terms.ts'
import { listWeeks, parseWeeks } from '@campus/contract/schedule/weeks.ts'
import { cellsOf, severalIn } from '../../../../platform/tables/cells.ts'
import type { RawLine } from '../../../../platform/tables/columns.ts'
import type { Problem } from '../../../../platform/tables/outcome.ts'
import { texts, unknown } from '../lines/problem-texts.ts'
import type { SectionOfTerm } from '../lines/references.repository.ts'

export type TimeField = ScheduleField<'times'>

/** What a line of weekly times wants. */
export interface WantedTime {
  readonly line: number
  readonly name: string
  readonly key: string
  readonly weekday: number
  readonly weeks: number
  readonly from_period: number | null
  readonly to_period: number | null
  readonly starts: string | null
  readonly ends: string | null
  /** Undefined where the table has no such column: what stands stays. */
  readonly room_id: string | null | undefined
  readonly teacher_ids: readonly string[] | undefined
  readonly section_ids: readonly string[]
  readonly reason: string
}

export interface TimeReferences {
  readonly weeks: number
  readonly sections: ReadonlyMap<string, SectionOfTerm>
  readonly rooms: ReadonlyMap<string, { readonly id: string; readonly is_closed: boolean }>
  readonly teachers: ReadonlyMap<string, { readonly id: string }>
}

const weekdayIn = (cell: string): number | undefined => {
  if (/^[1-7]$/.test(cell)) return Number(cell)
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^(星期|礼拜|禮拜|週)/, '周')
      .replace('周天', '周日')
  const at = weekdayNames.findIndex((names) =>
    names.some((name) => plain(name) === plain(cell) || (cell.length === 3 && name.toLowerCase().startsWith(cell.toLowerCase()))),
  )
  return at < 0 ? undefined : at + 1
}

const periodsIn = (cell: string) => {
  const [, first, last = first] = /^(?:第)?\s*(\d{1,2})(?:\s*[-–~至]\s*(\d{1,2}))?\s*(?:节|節)?$/.exec(cell) ?? []
  const [from, to] = [Number(first), Number(last)]
  return first !== undefined && from >= 1 && to >= from && to <= 20 ? { from_period: from, to_period: to } : undefined
}

const clockIn = (cell: string) => {
  const [starts = '', ends = ''] = cell.split(/\s*[-–~至]\s*/).map((time) => time.padStart(5, '0'))
  return TimeOfDay.safeParse(starts).success && TimeOfDay.safeParse(ends).success && ends > starts ? { starts, ends } : undefined
}

const none = { from_period: null, to_period: null, starts: null, ends: null }

/** Periods, or a time by the clock; one of them, not both. */
const readHours = (periods: string, clock: string): typeof none | { [Hour in keyof typeof none]: unknown } | Problem => {
  if ((periods === '') === (clock === '')) return { field: 'periods', text: texts.time }
  const read = periods === '' ? clockIn(clock) : periodsIn(periods)
  return read ? { ...none, ...read } : { field: periods === '' ? 'clock' : 'periods', text: texts.time }
}

const readWeeks = (cell: string, last: number): number | Phrase => {
  const weeks = parseWeeks(cell)
  if (weeks === undefined) return fieldTexts.weeks
  return (listWeeks(weeks).at(-1) ?? 0) > last ? refusals.weeks_outside_term : weeks
}

/** What a line of weekly times says, or what is wrong with it. */
export const readTime = (
  { line, cells }: RawLine<TimeField>,
  of: TimeReferences,
): WantedTime | { line: number; name: string; problems: Problem[] } => {
  const { has, text } = cellsOf(cells)
  const problems: Problem[] = []
  const wrong = (field: TimeField, problem: Phrase) => {
    problems.push({ field, text: problem })
  }
  const [codes, numbers, roomCode] = [severalIn(text('sections')), severalIn(text('teachers')), text('room')]
  if (codes.length === 0) wrong('sections', fieldTexts.required)
  for (const code of codes) if (!of.sections.has(code)) wrong('sections', unknown.section(code))
  for (const number of numbers) if (!of.teachers.has(number)) wrong('teachers', unknown.teacher(number))
  const room = of.rooms.get(roomCode)
  if (roomCode !== '' && !room) wrong('room', unknown.room(roomCode))
  const weekday = weekdayIn(text('weekday'))
  if (weekday === undefined) wrong('weekday', texts.weekday)
  const weeks = readWeeks(text('weeks'), of.weeks)
  if (typeof weeks !== 'number') wrong('weeks', weeks)
  const hours = readHours(text('periods'), text('clock'))
  if ('field' in hours) problems.push(hours)
  const name = [codes.join(' '), text('weekday'), text('periods') || text('clock'), text('weeks')].join(' ')
  if (problems.length > 0 || typeof weeks !== 'number' || weekday === undefined || 'field' in hours) return { line, name, problems }
  return {
    line,
    name,
    key: text('key').toLowerCase(),
    weekday,
    weeks,
    ...(hours as typeof none),
    room_id: has('room') ? (room?.id ?? null) : undefined,
    teacher_ids: has('teachers') ? numbers.flatMap((number) => of.teachers.get(number)?.id ?? []).toSorted() : undefined,
    section_ids: codes.flatMap((code) => of.sections.get(code)?.id ?? []).toSorted(),
    reason: text('reason'),
  }
}
