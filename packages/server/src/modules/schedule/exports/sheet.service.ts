import { counted } from '@campus/contract/counted.ts'
import { type Language, say } from '@campus/contract/language.ts'
import { weekdayNames } from '@campus/contract/schedule/import-fields.ts'
import { sayWeeks } from '@campus/contract/schedule/weeks.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requirePages, whenItFails } from '../../documents/previews/specimen.service.ts'
import { lastDayOf, termName } from '../calendar/calendar.rules.ts'
import { listTerms, type TermRow } from '../calendar/term.repository.ts'
import { readPeriodSets } from '../calendar/term.service.ts'
import { listRoster } from '../sections/roster.repository.ts'
import { presentSection, requireSection } from '../sections/section.service.ts'
import { type DoorTime, doorBlocks } from './door-sheet.rules.ts'
import { findRoomNamed, listDatesOfSection, listTimesInRoom } from './sheet.repository.ts'
import { doorSheetSource, signSheetSource } from './sheet-sources.ts'

const inWords = ({ name, name_en, name_tw }: { name: string; name_en: string; name_tw: string }, language: Language) =>
  say([name, name_en, name_tw], language)

const setSheet = async (ctx: CallerCtx, source: string, data: { readonly title: string }): Promise<RawAnswer> => {
  const lang = ctx.language === 'en_US' ? 'en' : 'zh'
  const made = await ctx.services.previewTypesetter.set({ source, data: { ...data, lang }, pictures: {} }).catch(whenItFails)
  return { content: Buffer.from(requirePages(made).pdf), contentType: 'application/pdf', name: `${data.title}.pdf` }
}

type TimeInRoom = Awaited<ReturnType<typeof listTimesInRoom>>[number]

const linesOf = (ctx: CallerCtx, { course, teachers, weeks }: TimeInRoom) => [
  inWords(course, ctx.language),
  teachers.join(ctx.language === 'en_US' ? ', ' : '、'),
  say([`第 ${sayWeeks(weeks, 'zh_CN')} 周`, `Weeks ${sayWeeks(weeks, 'en_US')}`, `第 ${sayWeeks(weeks, 'zh_TW')} 週`], ctx.language),
]

/** The hours that hold at the end of the term; a door shows those that most of the term has. */
const periodsOf = async (ctx: CallerCtx, term: TermRow) => {
  const lastDay = lastDayOf({ firstMonday: term.first_monday, weeks: term.weeks })
  return (await readPeriodSets(ctx, ctx.caller.schoolId)).find(({ holdsFrom }) => holdsFrom <= lastDay)?.periods ?? []
}

/** Cells do not grow, because all stand on one page: where many times share one, the text is smaller. */
const doorTextSize = (timesInARow: number) => {
  if (timesInARow > 2) return 5
  return timesInARow > 1 ? 6.5 : 9
}

/** The week of a room on one page, for its door. */
export const makeDoorSheet = async (ctx: CallerCtx, term: TermRow, roomId: string): Promise<RawAnswer> => {
  const { schoolId } = ctx.caller
  const room = await findRoomNamed(ctx.sql, schoolId, roomId)
  if (!room) throw refuse('not_found')
  const times = await listTimesInRoom(ctx.sql, term.id, roomId)
  const byPeriod: DoorTime[] = times.flatMap((time) =>
    time.from_period === null || time.to_period === null
      ? []
      : [{ weekday: time.weekday, fromPeriod: time.from_period, toPeriod: time.to_period, lines: linesOf(ctx, time) }],
  )
  const dayCount = Math.max(5, ...byPeriod.map(({ weekday }) => weekday))
  const day = (weekday: number) => say(weekdayNames[weekday - 1] ?? ['', '', ''], ctx.language)
  const periods = await periodsOf(ctx, term)
  const cells = doorBlocks(byPeriod)
    .filter(({ from }) => from <= periods.length)
    .map(({ weekday, from, to, texts }) => ({ x: weekday, y: from, rows: Math.min(to, periods.length) - from + 1, texts }))
  return setSheet(ctx, doorSheetSource, {
    title: `${inWords(room.building, ctx.language)} ${inWords(room, ctx.language)}`,
    subtitle: `${termName(term)} · ${say([`${room.seats} 座`, counted(room.seats, 'seat'), `${room.seats} 座`], ctx.language)}`,
    days: Array.from({ length: dayCount }, (_, at) => day(at + 1)),
    periods,
    size: doorTextSize(Math.max(1, ...cells.map(({ rows, texts }) => texts.length / rows))),
    cells,
    others: times
      .filter(({ starts }) => starts !== null)
      .map((time) => `${day(time.weekday)} ${time.starts} – ${time.ends}: ${linesOf(ctx, time).join(' · ')}`),
  } as { title: string })
}

const datesOnPage = 16

/** Who takes part in a section, with a box for each of its lessons. */
export const makeSignSheet = async (ctx: CallerCtx, sectionId: string): Promise<RawAnswer> => {
  const row = await requireSection(ctx, sectionId, 'read')
  const section = presentSection(ctx, row)
  const term = (await listTerms(ctx.sql, ctx.caller.schoolId)).find(({ id }) => id === row.term_id)
  const dates = (await listDatesOfSection(ctx.sql, sectionId)).map(({ day }) => day.slice(5))
  const people = (await listRoster(ctx.sql, sectionId)).filter(({ left_on }) => left_on === null)
  const teachers = section.teachers.map(({ name }) => name).join(ctx.language === 'en_US' ? ', ' : '、')
  const pages = Array.from({ length: Math.max(1, Math.ceil(dates.length / datesOnPage)) }, (_, at) =>
    dates.slice(at * datesOnPage, (at + 1) * datesOnPage),
  )
  return setSheet(ctx, signSheetSource, {
    title: `${section.course.name} ${section.code}`,
    subtitle: [
      term ? termName(term) : '',
      teachers,
      say([`${people.length} 人`, counted(people.length, 'student'), `${people.length} 人`], ctx.language),
    ].join(' · '),
    words: { number: say(['学号', 'Number', '學號'], ctx.language), name: say(['姓名', 'Name', '姓名'], ctx.language) },
    pages,
    people: people.map(({ number, name }) => ({ number, name })),
  } as { title: string })
}
