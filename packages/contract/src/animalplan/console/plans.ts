import { z } from 'zod'
import { call } from '../../call.ts'
import { Id } from '../../fields.ts'
import { PageQuery, sortBy } from '../../page.ts'
import { PlanList, planStates } from '../plans.ts'

const PlanFilter = z.object({
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

export const exportAnimalPlans = call({
  method: 'GET',
  path: '/console/animalplan/plans/export',
  who: ['admin', 'auditor'],
  summary: 'The lines of the plans as a table, one row each.',
  query: PlanFilter.extend({ format: z.enum(['csv', 'xlsx']).default('xlsx') }),
  output: { raw: 'bytes' },
  refusals: ['export_too_large'],
  changesState: true,
})
