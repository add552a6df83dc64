import { z } from 'zod'
import { Id, Instant } from '../fields.ts'

/** The lesson that an entry is about, in the reader's language. */
export const LessonShown = z.object({
  id: Id,
  course: z.string(),
  sectionCode: z.string(),
  room: z.string(),
  teachers: z.string(),
  day: z.iso.date(),
  startsAt: Instant,
  endsAt: Instant,
  /** The clock of the school. */
  timeZone: z.string(),
})
export type LessonShown = z.infer<typeof LessonShown>
