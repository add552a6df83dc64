import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'

export const evaluationTypes = call({
  method: 'POST',
  path: '/tcyApi/evaluationTypeList',
  who: 'user',
  summary: 'The kinds of service that can be judged.',
  output: z.array(z.object({ value: z.string(), label: z.string() })),
})

export const addEvaluation = call({
  method: 'POST',
  path: '/tcyApi/addEvaluationInfo',
  who: 'user',
  summary: 'Judges a service from one to five with a suggestion; of an appeal or an order of mine if it is named.',
  body: z.object({
    type: z.string().trim().min(1).max(50),
    score: z.number().int().min(1).max(5),
    suggestion: z.string().trim().min(1).max(500),
    askId: Id.optional(),
  }),
  output: Done,
  refusals: ['already_evaluated', 'enough_today'],
  idempotency: 'required',
})
