import type { LessonAtSchool } from '@campus/contract/attendance/lessons.ts'
import type { Language } from '@campus/contract/language.ts'
import type { LessonRow } from '../../schedule/lessons/lesson.repository.ts'
import { presentLesson } from '../../schedule/lessons/lesson-view.ts'

export interface Reader {
  readonly language: Language
  readonly timeZone: string
}

export const presentAtSchool = (row: LessonRow, { language, timeZone }: Reader): LessonAtSchool => ({
  ...presentLesson(row, language),
  timeZone,
})
