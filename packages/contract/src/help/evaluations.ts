import { z } from 'zod'
import { addEvaluation } from '../appeals/evaluation.ts'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { dayFilter } from '../list-filter.ts'
import { PageQuery, pageOf, sortBy } from '../page.ts'

const EvaluationType = z.string().trim().min(1).max(50)

export const submitEvaluation = call({
  method: 'POST',
  path: '/tcyApi/optionSubmit',
  who: 'user',
  summary: 'Rate a kind of service, as `addEvaluationInfo` does.',
  body: addEvaluation.body,
  output: Done,
  refusals: addEvaluation.refusals,
  idempotency: 'required',
})

export const evaluationAsk = call({
  method: 'GET',
  path: '/my/evaluations/asks/{id}',
  who: 'user',
  summary: 'One survey question of the school about a service, and whether it is still unanswered.',
  params: z.object({ id: Id }),
  output: z.object({ askId: Id, type: z.string(), about: z.string(), isOpen: z.boolean() }),
})

export const dismissEvaluation = call({
  method: 'POST',
  path: '/my/evaluations/dismiss',
  who: 'user',
  summary: 'Decline to rate this service; I am not asked again.',
  body: z.object({ askId: Id }),
  output: Done,
})

export const ownEvaluations = call({
  method: 'GET',
  path: '/my/evaluations',
  who: 'user',
  summary: 'My evaluations, newest first.',
  query: PageQuery,
  output: pageOf(
    z.object({ id: Id, type: z.string(), typeName: z.string(), score: z.number().int(), suggestion: z.string(), at: Instant }),
  ),
})

export const EvaluationFilter = z.object({ type: EvaluationType.optional(), ...dayFilter })

export const evaluationResults = call({
  method: 'GET',
  path: '/console/help/evaluations',
  who: ['admin'],
  summary: 'Ratings by kind of service and by month, with suggestions; anonymous.',
  query: PageQuery.extend({ ...EvaluationFilter.shape, sort: sortBy('score', 'at') }),
  output: z.object({
    byType: z.array(
      z.object({
        type: z.string(),
        typeName: z.string(),
        count: z.number().int(),
        mean: z.number(),
        scores: z.array(z.number().int()).length(5),
      }),
    ),
    byMonth: z.array(z.object({ month: z.string(), count: z.number().int(), mean: z.number() })),
    suggestions: pageOf(z.object({ id: Id, typeName: z.string(), score: z.number().int(), suggestion: z.string(), at: Instant })),
  }),
})
