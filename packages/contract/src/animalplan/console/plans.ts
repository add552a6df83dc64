import { z } from 'zod'
import { call } from '../../call.ts'
import { Id } from '../../fields.ts'
import { PageQuery, sortBy } from '../../page.ts'
import { PlanList, planStates } from '../plans.ts'

export const PlanFilter = z.object({
  state: z.enum(planStates).exclude(['draft']).optional(),
  fundId: Id.optional(),
  windowId: Id.optional(),
  words: z.string().trim().max(60).default(''),
})

export const consoleAnimalPlans = call({
  method: 'GET',
  path: '/console/animalplan/plans',
  who: ['admin', 'auditor'],
  summary: 'The plans of my school that were submitted, newest first or in another order, with the sums of all that the filter finds.',
  query: PageQuery.extend({ ...PlanFilter.shape, sort: sortBy('course', 'amount', 'animals', 'firstArrivalOn') }),
  output: PlanList.extend({ sums: z.object({ amount: z.number().int(), animals: z.number().int() }) }),
})
