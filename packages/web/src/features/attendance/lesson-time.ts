import type { LessonAtSchool } from '@campus/contract/attendance/lessons.ts'
import { currentLanguage } from '@campus/ui/words/language-store.ts'
import { clockSpan, sayDay } from '../../domain/lesson/school-clock.ts'

export const dayName = (day: string): string => sayDay(day, currentLanguage(), { month: 'short', day: 'numeric', weekday: 'short' })

/** As `Mon, 7 Sep 10:00–11:30`, on the school's clock. */
export const lessonTime = (lesson: LessonAtSchool): string => `${dayName(lesson.day)} ${clockSpan(lesson, lesson.timeZone)}`
