import { z } from 'zod'
import { Lesson } from '../schedule/timetable.ts'

/** The lesson that an entry is about, with the clock of the school: such entries are also read without network. */
export const LessonAtSchool = Lesson.extend({ timeZone: z.string() })
export type LessonAtSchool = z.infer<typeof LessonAtSchool>
