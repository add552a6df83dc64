import { z } from 'zod'
import { call } from '../../call.ts'
import { Id } from '../../fields.ts'
import { PageQuery } from '../../page.ts'
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
  summary: 'The plans of my school that were submitted, newest first.',
  query: PageQuery.extend(PlanFilter.shape),
  output: PlanList,
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
