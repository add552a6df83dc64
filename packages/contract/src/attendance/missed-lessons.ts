import { z } from 'zod'
import { call } from '../call.ts'
import { Instant } from '../fields.ts'
import { LessonAtSchool } from './lessons.ts'

export const missedLessons = call({
  method: 'GET',
  path: '/schedule/missed-lessons',
  who: ['student', 'teacher'],
  summary: 'The lessons that I would miss, or could not teach, in a span of at most 60 days: before asking for leave.',
  query: z.object({ from: Instant, until: Instant }),
  output: z.array(LessonAtSchool),
  refusals: ['attendance_span_long'],
})
