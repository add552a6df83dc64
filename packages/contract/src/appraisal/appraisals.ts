import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { Appraisal, AppraisedSection, KeyBytes } from './shapes.ts'

const OwnSection = AppraisedSection.extend({
  /** Given to one of my devices. */
  hasToken: z.boolean(),
  /** Fewer people than ballots are needed to show anything. */
  isSmall: z.boolean(),
})

export const OwnAppraisal = Appraisal.extend({ questions: z.array(z.string()), sections: z.array(OwnSection) })
export type OwnAppraisal = z.infer<typeof OwnAppraisal>

export const ownAppraisals = call({
  method: 'GET',
  path: '/schedule/appraisals',
  who: ['student'],
  summary: 'The campaigns of this year in which sections of mine take part, newest first. Nothing says whether I cast a ballot.',
  output: z.array(OwnAppraisal),
})

export const maxTokens = 50

export const takeTokens = call({
  method: 'POST',
  path: '/schedule/appraisals/tokens',
  who: ['student'],
  summary:
    'Have blinded messages signed, one for each section of mine, once. The same message is signed again; for a section whose token went to another device the answer is null.',
  body: z.object({
    appraisalId: Id,
    tokens: z
      .array(z.object({ id: Id, blinded: KeyBytes }))
      .min(1)
      .max(maxTokens),
  }),
  output: z.array(z.object({ id: Id, blindSignature: KeyBytes.nullable() })),
  refusals: ['appraisal_not_open', 'appraisal_not_mine'],
})

const Spread = z.array(z.number().int()).length(5)

export const SectionResult = AppraisedSection.extend({
  appraisalId: Id,
  appraisalName: z.string(),
  term: z.string(),
  tokens: z.number().int(),
  ballots: z.number().int(),
  /** Why there is nothing to see yet; null where there is. */
  withheld: z.enum(['grades', 'few']).nullable(),
  /** For each question how often 1 to 5 was answered, and the mean; null where fewer than five answered. */
  questions: z.array(z.object({ name: z.string(), spread: Spread.nullable(), mean: z.number().nullable() })),
  texts: z.array(z.object({ id: Id, body: z.string() })),
})
export type SectionResult = z.infer<typeof SectionResult>

export const appraisalResults = call({
  method: 'GET',
  path: '/schedule/appraisals/results',
  who: ['teacher', 'manager', 'admin', 'auditor'],
  summary:
    'Results of closed campaigns: of the sections that I teach, or with a campaign those of the units I look after. Shown after the grades, from five ballots on.',
  query: z.object({ appraisalId: Id.optional() }),
  output: z.array(SectionResult),
})
