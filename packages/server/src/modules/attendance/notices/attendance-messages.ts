import { type AttendanceState, attendanceStateNames } from '@campus/contract/attendance/states.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { momentIn } from '../../../platform/time/moment.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { courseNameOf } from '../../schedule/lessons/lesson-view.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { LessonRow } from '../lessons/lesson.repository.ts'

/** The course and when it was. */
const namesOf = async (ctx: Ctx, lesson: LessonRow): Promise<Phrase> => {
  const { timeZone } = await readSettings(ctx.sql, lesson.school_id)
  const at = momentIn(timeZone, lesson.starts_at)
  const [name, nameEn, nameTw] = courseNameOf(lesson)
  return [`${name}（${at}）`, `${nameEn} (${at})`, `${nameTw}（${at}）`]
}

interface Corrected {
  readonly personId: string
  readonly state: AttendanceState
  readonly reason: string
}

export const notifyCorrected = async (ctx: Ctx, lesson: LessonRow, { personId, state, reason }: Corrected) => {
  const [name, nameEn, nameTw] = await namesOf(ctx, lesson)
  const [said, saidEn, saidTw] = attendanceStateNames[state]
  await sendMessage(ctx, {
    schoolId: lesson.school_id,
    to: [personId],
    category: 'study',
    title: [`考勤改为${said}`, `Your attendance is now: ${saidEn.toLowerCase()}`, `考勤改為${saidTw}`],
    body: [`${name}\n原因：${reason}`, `${nameEn}\nReason: ${reason}`, `${nameTw}\n原因：${reason}`],
    subject: { kind: 'attendance', id: lesson.id },
  })
}

export const notifyRejected = async (
  ctx: Ctx,
  lesson: LessonRow,
  { personId, notes }: { readonly personId: string; readonly notes: string },
) => {
  const [name, nameEn, nameTw] = await namesOf(ctx, lesson)
  await sendMessage(ctx, {
    schoolId: lesson.school_id,
    to: [personId],
    category: 'study',
    title: ['考勤异议未通过', 'Your objection was rejected', '考勤異議未通過'],
    body: [`${name}\n${notes}`, `${nameEn}\n${notes}`, `${nameTw}\n${notes}`],
    subject: { kind: 'attendance', id: lesson.id },
  })
}

interface Objected {
  readonly id: string
  readonly text: string
  readonly personName: string
}

export const notifyObjected = async (ctx: Ctx, lesson: LessonRow, { id, text, personName }: Objected) => {
  const [name, nameEn, nameTw] = await namesOf(ctx, lesson)
  await sendMessage(ctx, {
    schoolId: lesson.school_id,
    to: lesson.teachers.map(({ id }) => id),
    category: 'todo',
    title: [`${personName}对考勤提出异议`, `${personName} objects to an attendance record`, `${personName}對考勤提出異議`],
    body: [`${name}\n${text}`, `${nameEn}\n${text}`, `${nameTw}\n${text}`],
    subject: { kind: 'attendance_objection', id },
  })
}
