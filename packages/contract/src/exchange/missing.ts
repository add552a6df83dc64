import { z } from 'zod'
import { AcademicYear } from '../academics/scores.ts'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Titled } from '../school/schools.ts'

const MissingScore = Titled.extend({ courseCode: z.string(), academicYear: AcademicYear, semester: z.number().int() })

export const ownMissingScores = call({
  method: 'GET',
  path: '/my/missing-scores',
  who: 'user',
  summary: 'Courses of mine in terms that are over which have no published score yet; a transcript would not name them.',
  output: z.array(MissingScore),
})

export const MissingFilter = z.object({
  unitId: Id.optional(),
  academicYear: AcademicYear.optional(),
  words: z.string().trim().max(60).optional(),
})

export const missingScores = call({
  method: 'GET',
  path: '/console/exchange/missing',
  who: ['admin'],
  summary: 'Students of a class with the courses of terms that are over in which they have no published score.',
  query: PageQuery.extend(MissingFilter.shape),
  output: pageOf(
    z.object({
      personId: Id,
      number: z.string(),
      name: z.string(),
      className: z.string(),
      courses: z.array(MissingScore.extend({ section: z.string() })),
    }),
  ).extend({
    /** Classes with somebody who misses a score, the most first. */
    classes: z.array(Titled.extend({ id: Id, students: z.number().int(), scores: z.number().int() })),
    years: z.array(AcademicYear),
  }),
})
