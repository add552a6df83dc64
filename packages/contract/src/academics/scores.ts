import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { Titled } from '../school/schools.ts'

export const AcademicYear = z.string().regex(/^\d{4}-\d{4}$/, 'wrong')
const RecordQuery = z.object({ recordId: Id.optional() })

/** How good somebody was, in all or in a part of their courses. */
export const Summary = z.object({
  courses: z.number().int(),
  credits: z.number(),
  creditsEarned: z.number(),
  average: z.number().nullable(),
  gpa: z.number().nullable(),
  failed: z.number().int(),
})

export const Score = Titled.extend({
  id: Id,
  academicYear: AcademicYear,
  semester: z.number().int(),
  courseCode: z.string(),
  kind: z.enum(['required', 'elective', 'practice', 'public']),
  attempt: z.enum(['first', 'resit', 'retake']),
  /** The value in the transcript: a number, or a word such as 优秀. */
  score: z.string(),
  /** What counts in an average, out of 100; null where nothing does. */
  mark: z.number().nullable(),
  points: z.number().nullable(),
  credit: z.number(),
  isPassed: z.boolean(),
})

export const academicYears = call({
  method: 'GET',
  path: '/tcyApi/getAcademicYear',
  who: 'user',
  summary: 'The academic years in which I have scores, newest first.',
  query: RecordQuery,
  output: z.array(z.object({ academicYear: AcademicYear, semesters: z.array(z.number().int()) })),
  refusals: ['record_unknown'],
})

export const ownScores = call({
  method: 'GET',
  path: '/tcyApi/getScores',
  who: 'user',
  summary: 'My published scores, newest term first, with totals.',
  query: RecordQuery.extend({ academicYear: AcademicYear.optional(), semester: z.coerce.number().int().min(1).max(3).optional() }),
  output: z.object({ recordId: Id, rows: z.array(Score), summary: Summary }),
  refusals: ['record_unknown'],
})

export const coursesToChoose = call({
  method: 'GET',
  path: '/tcyApi/selectChooseCourseData',
  who: 'user',
  summary: 'The courses of mine that a score proof may name, in the requested years: the best attempt of each.',
  query: RecordQuery.extend({
    academicYears: z
      .string()
      .max(200)
      .regex(/^\d{4}-\d{4}(,\d{4}-\d{4})*$/, 'wrong')
      .optional(),
  }),
  output: z.object({ recordId: Id, rows: z.array(Score) }),
  refusals: ['record_unknown'],
})

/** The rank of a student in the same major and year. */
export const ownRanking = call({
  method: 'GET',
  path: '/tcyApi/getRankInfo',
  who: 'user',
  summary: 'My rank in my major and year by credit-weighted average, overall and by year, with the distribution of the averages.',
  query: RecordQuery,
  output: z.object({
    recordId: Id,
    major: Titled,
    grade: z.string(),
    overall: z.object({ rank: z.number().int(), of: z.number().int(), average: z.number(), gpa: z.number() }).nullable(),
    years: z.array(z.object({ academicYear: AcademicYear, rank: z.number().int(), of: z.number().int(), average: z.number() })),
    /** How many have an average in each band, so that one's own place can be drawn; nobody can be identified by it. */
    spread: z.array(z.object({ from: z.number().int(), to: z.number().int(), people: z.number().int(), isMine: z.boolean() })),
  }),
  refusals: ['record_unknown'],
})
