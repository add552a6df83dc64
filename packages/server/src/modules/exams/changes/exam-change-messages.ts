import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { sayTimeSpan } from '../../../platform/time/time-span.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { ExamRow } from '../exams/exam.repository.ts'

type Sitting = ExamRow['sittings'][number]

/** Where somebody was and is now; no room where it is the exam as a whole, nothing after where they have no part in it any more. */
export interface Announced {
  readonly before: { readonly exam: ExamRow; readonly room?: Sitting | undefined }
  readonly after: { readonly exam: ExamRow; readonly room?: Sitting | undefined } | 'cancelled' | 'released'
  readonly reason: string
}

const gone: Record<'cancelled' | 'released', Phrase> = {
  cancelled: ['取消', 'cancelled', '取消'],
  released: ['不再需要您监考', 'you no longer invigilate', '不再需要您監考'],
}

const write = (language: Language, timeZone: string, { exam, room }: Announced['before']) => {
  const startsAt = exam.starts_at ?? exam.created_at
  const time = say(sayTimeSpan(timeZone, startsAt, later(startsAt, exam.minutes * 60)), language)
  return room ? `${time} ${nameIn(room, language)}` : time
}

const bodyIn = (language: Language, timeZone: string, { before, after, reason }: Announced) =>
  `${write(language, timeZone, before)} → ${typeof after === 'string' ? say(gone[after], language) : write(language, timeZone, after)}\n${reason}`

const titleOf = ({ before: { exam }, after }: Announced): Phrase =>
  after === 'cancelled'
    ? [`“${exam.course_name}”考试取消`, `${exam.course_name_en}: exam cancelled`, `「${exam.course_name_tw}」考試取消`]
    : [`“${exam.course_name}”考试安排有变`, `${exam.course_name_en}: exam changed`, `「${exam.course_name_tw}」考試安排有變`]

export const notifyChanged = async (ctx: CallerCtx, kind: 'exam' | 'invigilation', to: readonly string[], announced: Announced) => {
  const { id, school_id: schoolId } = announced.before.exam
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  await sendMessage(ctx, {
    schoolId,
    to,
    category: 'study',
    title: titleOf(announced),
    body: [bodyIn('zh_CN', timeZone, announced), bodyIn('en_US', timeZone, announced), bodyIn('zh_TW', timeZone, announced)],
    subject: { kind, id },
  })
}
