import { z } from 'zod'
import { call } from '../../call.ts'
import { Id, Instant } from '../../fields.ts'
import { CursorQuery, logOf } from '../../page.ts'
import { InstanceRow, ShownPerson } from '../office-page.ts'

/** What an administrator looks for: steps past their time, and what nobody can go on with. */
export const instanceConcerns = ['overdue', 'stuck'] as const
export const shownInstanceStates = ['running', 'passed', 'refused', 'cancelled'] as const

export const consoleInstances = call({
  method: 'GET',
  path: '/console/approval/instances',
  who: ['admin', 'auditor'],
  summary: 'All applications of the school, newest first: by process, state, concern, number, card, or who asked or decides.',
  query: CursorQuery.extend({
    words: z.string().trim().max(50).optional(),
    processId: Id.optional(),
    state: z.enum(shownInstanceStates).optional(),
    concern: z.enum(instanceConcerns).optional(),
  }),
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
