import { z } from 'zod'
import { call } from '../../call.ts'
import { Id, Instant } from '../../fields.ts'
import { dayFilter } from '../../list-filter.ts'
import { CursorQuery, logOf, PageQuery, pageOf } from '../../page.ts'
import { InstanceRow, ShownPerson } from '../office-page.ts'

/** What an administrator looks for: steps past their time, and what nobody can go on with. */
export const instanceConcerns = ['overdue', 'stuck'] as const
export const shownInstanceStates = ['running', 'passed', 'refused', 'cancelled'] as const

const InstanceFilter = z.object({
  words: z.string().trim().max(50).optional(),
  processId: Id.optional(),
  state: z.enum(shownInstanceStates).optional(),
  concern: z.enum(instanceConcerns).optional(),
  /** For whose decision it waits. */
  assigneeId: Id.optional(),
  /** When it was started. */
  ...dayFilter,
})

export const consoleInstances = call({
  method: 'GET',
  path: '/console/approval/instances',
  who: ['admin', 'auditor'],
  summary: 'All applications of the school, newest first: by process, state, concern, days, number, card, or who asked or decides.',
  query: CursorQuery.extend(InstanceFilter.shape),
  output: logOf(
    InstanceRow.extend({
      /** Whose open tasks it waits for. */
      waitingFor: z.array(ShownPerson),
      /** The earliest time limit of its open tasks. */
      dueTime: Instant.nullable(),
      isOverdue: z.boolean(),
    }),
  ),
})

/** Forms may be long, so that fewer of them make a table than of people. */
export const maxExportInstances = 10_000

export const exportInstances = call({
  method: 'GET',
  path: '/console/approval/instances/export',
  who: ['admin', 'auditor'],
  summary: 'The applications as a table, one row each; of one process with what was filled in, as far as the reader may see it.',
  query: InstanceFilter.extend({ format: z.enum(['csv', 'xlsx']).default('xlsx') }),
  output: { raw: 'bytes' },
  refusals: ['export_too_large'],
  changesState: true,
})

export const OpenTaskFilter = z.object({ processId: Id.optional() })

export const openTasksByPerson = call({
  method: 'GET',
  path: '/console/approval/open-tasks',
  who: ['admin', 'auditor'],
  summary: 'Who has how many open tasks, those with the most overdue ones first.',
  query: PageQuery.extend(OpenTaskFilter.shape),
  output: pageOf(
    z.object({
      person: ShownPerson,
      open: z.number().int(),
      overdue: z.number().int(),
      /** Since when the oldest of them waits. */
      oldestAt: Instant,
    }),
  ),
})
