import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Answer, Appraisal, maxQuestions, Question, RandomBytes } from './shapes.ts'

const ConsoleAppraisal = Appraisal.extend({
  unitName: z.string(),
  questions: z.array(z.string()),
  sections: z.number().int(),
  /** How many keys are made. */
  keys: z.number().int(),
  students: z.number().int(),
  tokens: z.number().int(),
  /** Counted after closing. */
  ballots: z.number().int().nullable(),
  /** Texts that wait for a review by somebody. */
  textsWaiting: z.number().int(),
  keyHash: z.string().nullable(),
  listHash: z.string().nullable(),
  mayCancel: z.boolean(),
})
export type ConsoleAppraisal = z.infer<typeof ConsoleAppraisal>

export const consoleAppraisals = call({
  method: 'GET',
  path: '/console/schedule/appraisals',
  who: ['manager', 'admin', 'auditor'],
  summary: 'The campaigns in my units, newest first, and the terms in which one can be begun.',
  output: z.object({
    appraisals: z.array(ConsoleAppraisal),
    terms: z.array(z.object({ id: Id, name: z.string() })),
  }),
})

const titled = z.string().trim().min(1).max(100)

/** In each language. */
const areDifferent = (questions: readonly Question[]) =>
  (['name', 'nameEn', 'nameTw'] as const).every((name) => new Set(questions.map((question) => question[name])).size === questions.length)

export const addAppraisal = call({
  method: 'POST',
  path: '/console/schedule/appraisals',
  who: ['manager', 'admin'],
  summary: 'Begin a campaign for the sections of a unit, or of the whole school, in a term. Its keys are made in the background.',
  body: z.object({
    termId: Id,
    unitId: Id.nullable().default(null),
    name: titled,
    nameEn: titled,
    nameTw: titled,
    questions: z.array(Question).min(1).max(maxQuestions).refine(areDifferent, 'question_twice'),
    opensAt: Instant,
    closesAt: Instant,
  }),
  output: z.object({ id: Id, sections: z.number().int() }),
  refusals: ['appraisal_out_of_reach', 'appraisal_times', 'appraisal_no_sections'],
  idempotency: 'required',
})

export const cancelAppraisal = call({
  method: 'POST',
  path: '/console/schedule/appraisals/cancel',
  who: ['manager', 'admin'],
  summary: 'Cancel a campaign that has not opened.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['appraisal_begun'],
  idempotency: 'accepted',
})

export const textStates = ['waiting', 'shown', 'hidden'] as const

const BallotTextRow = z.object({
  id: Id,
  courseName: z.string(),
  sectionCode: z.string(),
  body: z.string(),
  state: z.enum(textStates),
  reviewedAt: Instant.nullable(),
})

export const ballotTexts = call({
  method: 'GET',
  path: '/console/schedule/appraisals/texts',
  who: ['manager', 'admin'],
  summary: 'Texts of closed campaigns in my units, those of sections that I teach left out, from sections with five ballots or more.',
  query: PageQuery.extend({ appraisalId: Id.optional(), state: z.enum(textStates).optional() }),
  output: pageOf(BallotTextRow),
})

export const reviewText = call({
  method: 'POST',
  path: '/console/schedule/appraisals/texts',
  who: ['manager', 'admin'],
  summary: 'Show a text to the teachers of the section, or hide it. No one decides about a section of their own.',
  body: z.object({ id: Id, state: z.enum(['shown', 'hidden']) }),
  output: Done,
  refusals: ['appraisal_own_section'],
  idempotency: 'accepted',
})

export const appraisalCount = call({
  method: 'GET',
  path: '/console/schedule/appraisals/{id}/count',
  who: ['auditor'],
  summary: 'The answers behind the public list of a closed campaign, for the auditor to sum: for sections with five ballots or more.',
  params: z.object({ id: Id }),
  output: z.array(
    z.object({
      id: Id,
      ballots: z.array(z.object({ serial: RandomBytes, salt: RandomBytes, answers: z.array(Answer).max(maxQuestions) })),
    }),
  ),
  refusals: ['appraisal_not_closed'],
})
