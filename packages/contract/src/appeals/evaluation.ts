import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'

export const evaluationTypes = call({
  method: 'POST',
  path: '/tcyApi/evaluationTypeList',
  who: 'user',
  summary: 'The kinds of service that can be rated.',
  output: z.array(z.object({ value: z.string(), label: z.string() })),
})

export const addEvaluation = call({
  method: 'POST',
  path: '/tcyApi/addEvaluationInfo',
  who: 'user',
  summary: 'Rate a kind of service from one to five, with a suggestion.',
  body: z.object({
    type: z.string().trim().min(1).max(50),
    score: z.number().int().min(1).max(5),
    suggestion: z.string().trim().min(1).max(500),
    /** The question that this answers, when the school asked after a service. */
    askId: Id.optional(),
  }),
  output: Done,
  refusals: ['already_evaluated', 'enough_today'],
  idempotency: 'required',
})
