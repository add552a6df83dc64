import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { FormValues } from './form.ts'
import { ShownPerson } from './office-page.ts'

/** A named rule of the school that processes refer to. */
const NamedRule = z.object({ id: Id, label: z.string(), kind: z.enum(['approver', 'condition', 'query']) })
const RuleTree = z.array(z.object({ id: z.string(), label: z.string(), children: z.array(NamedRule.extend({ id: z.string() })) }))

export const conditionRules = call({
  method: 'GET',
  path: '/flowable/expression/tree',
  who: ['admin', 'manager', 'auditor'],
  summary: 'The named conditions of the school that a branch of a process may ask.',
  output: RuleTree,
})

export const approverRules = call({
  method: 'GET',
  path: '/flowable/approver/tree',
  who: ['admin', 'manager', 'auditor'],
  summary: 'The named rules and reviewed queries by which a process may find who decides.',
  output: RuleTree,
})

const RuleGiven = z.object({
  /** The id of a reviewed query; text of a query is refused. */
  id: z.string().max(64),
  deptId: Id.optional(),
  context: FormValues.default({}),
})

export const peopleByQuery = call({
  method: 'POST',
  path: '/flowable/wfModels/userBySql',
  who: ['admin', 'manager'],
  summary: 'The people whom a reviewed query of the product finds; queries from outside are refused.',
  body: RuleGiven.extend({ sql: z.unknown().optional() }),
  output: z.array(ShownPerson),
  refusals: ['query_unknown'],
})

export const peopleByRule = call({
  method: 'POST',
  path: '/flowable/wfModels/userByCduser',
  who: ['admin', 'manager'],
  summary: 'The people whom a named rule of the school finds for me.',
  body: RuleGiven,
  output: z.array(ShownPerson),
  refusals: ['query_unknown'],
})

export const resolveConditions = call({
  method: 'POST',
  path: '/flowable/wfModels/conditions/resolve',
  who: 'user',
  summary: 'Which branches of a gateway an application of mine with these values takes.',
  body: z.object({
    processDfId: Id,
    /** The gateway. */
    conditionNodeId: z.string().max(64),
    deptId: Id.optional(),
    multiple: z.boolean().default(false),
    context: FormValues.default({}),
  }),
  output: z.array(z.string()),
  refusals: ['process_stopped', 'unit_not_yours'],
})
