import { type Language, languages, type Phrase, say, sayList } from '@campus/contract/language.ts'
import { sayWeeks } from '@campus/contract/schedule/weeks.ts'
import type { Ctx } from '../../../context/context.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { holdInboxes, type NewMessage, sendMessage } from '../../messages/sending/send.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { TermRow } from '../calendar/term.repository.ts'
import type { SlotRow } from '../planning/plan.repository.ts'
import type { PlanChanges } from '../planning/plan-changes.rules.ts'
import { findCourseOf, listStudents } from './concerned.repository.ts'
import { listSlotsOfSection } from './slot.repository.ts'

type Slot = Awaited<ReturnType<typeof listSlotsOfSection>>[number]

const locales: Record<Language, string> = { zh_CN: 'zh-CN', en_US: 'en-GB', zh_TW: 'zh-TW' }
/** The first of January 2024 is a Monday. */
const weekdayName = (weekday: number, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, weekday)))

const inEach = (write: (language: Language) => string): Phrase => {
  const [zh = '', en = '', tw = ''] = languages.map(write)
  return [zh, en, tw]
}

const hoursOf = ({ from_period: from, to_period: to, starts, ends }: Slot, language: Language) => {
  if (from === null || to === null) return `${starts}–${ends}`
  const span = from === to ? `${from}` : `${from}–${to}`
  return say([`第 ${span} 节`, from === to ? `period ${span}` : `periods ${span}`, `第 ${span} 節`], language)
}

/** When, where and with whom a weekly time is held. */
const textOf = (slot: Slot, language: Language): string => {
  const weeks = sayWeeks(slot.weeks, language)
  return [
    weekdayName(slot.weekday, language),
    hoursOf(slot, language),
    slot.room_id === null ? '' : say([slot.name ?? '', slot.name_en ?? '', slot.name_tw ?? ''], language),
    sayList(
      slot.teachers.map(({ name }) => name),
      language,
    ),
    say([`（第 ${weeks} 周）`, `(weeks ${weeks})`, `（第 ${weeks} 週）`], language),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A weekly time as it stands now; undefined where it is gone. */
export const readSlot = async (
  ctx: Ctx,
  { id, school_id, section_ids: [sectionId = ''] }: Pick<SlotRow, 'id' | 'school_id' | 'section_ids'>,
): Promise<Slot | undefined> => (await listSlotsOfSection(ctx.sql, school_id, sectionId)).find((slot) => slot.id === id)

const gone: Phrase = ['取消', 'cancelled', '取消']

export interface WeeklyChange {
  readonly term: TermRow
  readonly before: Slot
  /** None where it was taken out. */
  readonly after: Slot | undefined
  /** The first lesson that is another now. */
  readonly lessonId: string
}

const messageAbout = async (
  ctx: Ctx,
  schoolId: string,
  { term, before, after, lessonId }: WeeklyChange,
): Promise<NewMessage | undefined> => {
  const today = dayIn((await readSettings(ctx.sql, schoolId)).timeZone, ctx.now())
  const body = inEach((language) => `${textOf(before, language)} → ${after ? textOf(after, language) : say(gone, language)}`)
  if (today < term.first_monday || (after && textOf(before, 'zh_CN') === textOf(after, 'zh_CN'))) return undefined
  const sectionIds = [...before.sections, ...(after?.sections ?? [])].map(({ id }) => id)
  const course = await findCourseOf(ctx.sql, sectionIds[0] ?? '')
  const teacherIds = [...before.teachers, ...(after?.teachers ?? [])].map(({ id }) => id)
  return {
    schoolId,
    to: [...new Set([...(await listStudents(ctx.sql, sectionIds, today)), ...teacherIds])],
    category: 'study',
    subject: { kind: 'lesson', id: lessonId },
    title: [`每周上课安排调整：${course.name}`, `New weekly time: ${course.name_en}`, `每週上課安排調整：${course.name_tw}`],
    body,
  }
}

/** Once a term runs, those who take part and those who teach get one message about each new weekly time: before and after. */
export const notifyWeeklyChanges = async (ctx: Ctx, schoolId: string, changes: readonly WeeklyChange[]) => {
  const messages: NewMessage[] = []
  for (const change of changes) {
    const message = await messageAbout(ctx, schoolId, change)
    if (message) messages.push(message)
  }
  await holdInboxes(
    ctx,
    messages.flatMap(({ to }) => to),
  )
  for (const message of messages) await sendMessage(ctx, message)
}

/** The first lesson ahead of each weekly time that the plan has touched. */
export const firstLessons = ({ open }: PlanChanges): ReadonlyMap<string, string> => {
  const byTime = open.toSorted((one, other) => other.row.starts_at.getTime() - one.row.starts_at.getTime())
  return new Map(byTime.map(({ row, slot }) => [slot.id, row.id]))
}
