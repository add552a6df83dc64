import type { LessonShown } from '@campus/contract/attendance/lessons.ts'
import { type Language, say, sayList } from '@campus/contract/language.ts'

export interface ShownLesson {
  readonly id: string
  readonly day: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly section_code: string
  readonly course_name: string
  readonly course_name_en: string
  readonly course_name_tw: string
  readonly room_name: string | null
  readonly room_name_en: string | null
  readonly room_name_tw: string | null
  readonly teacher_names: readonly string[]
}

export interface Reader {
  readonly language: Language
  readonly timeZone: string
}

export const presentLesson = (row: ShownLesson, { language, timeZone }: Reader): LessonShown => ({
  id: row.id,
  course: say([row.course_name, row.course_name_en, row.course_name_tw], language),
  sectionCode: row.section_code,
  room: say([row.room_name ?? '', row.room_name_en ?? '', row.room_name_tw ?? ''], language),
  teachers: sayList(row.teacher_names, language),
  day: row.day,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  timeZone,
})
