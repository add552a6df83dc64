import { z } from 'zod'
import { call } from '../../call.ts'
import { Id, Instant } from '../../fields.ts'
import type { Phrase } from '../../language.ts'
import { dayFilter } from '../../list-filter.ts'
import { CursorQuery, logOf, PageQuery, pageOf } from '../../page.ts'
import { InstanceRow, ShownPerson } from '../office-page.ts'

/** What an administrator looks for: steps past their time, and what nobody can go on with. */
export const instanceConcerns = ['overdue', 'stuck'] as const

export const instanceConcernNames = {
  overdue: ['已超时', 'Overdue', '已超時'],
  stuck: ['无法继续', 'Stuck', '無法繼續'],
} as const satisfies Record<(typeof instanceConcerns)[number], Phrase>

export const shownInstanceStates = ['running', 'passed', 'refused', 'cancelled'] as const

export const InstanceFilter = z.object({
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
