import type { handleTask, OfficeAction } from '@campus/contract/approval/handling.ts'
import type { InputOf } from '@campus/contract/call.ts'
import type { Action, Comment } from '@campus/flow/engine/actions.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { startOfWorkingDay } from '../../../platform/time/working-days.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { Readable } from '../access/access.service.ts'

export type Handling = InputOf<typeof handleTask>

const one = <Item>(items: readonly Item[]): Item => {
  const [first] = items
  if (first === undefined || items.length > 1) throw refuse('unknown_person')
  return first
}

const taskOf = ({ taskId }: Handling): string => {
  if (!taskId) throw refuse('task_not_open')
  return taskId
}

/** As what the caller acts where a task is not theirs: only what they are. */
export const actingAs = (given: Handling, { access }: Readable) => {
  if (given.as === undefined) return {}
  const isAllowed = given.as === 'administrator' ? access.isAdministrator : access.isOverseer
  if (!isAllowed || access.isStarter) throw refuse(access.isStarter ? 'own_request' : 'not_your_task')
  return { as: given.as }
}

const commentOf = ({ comment }: Handling): { comment?: Comment } =>
  comment.text === '' && comment.attachments.length === 0 && comment.mentions.length === 0 ? {} : { comment }

const requireAdministrator = ({ access }: Readable) => {
  if (!access.isAdministrator) throw refuse('not_allowed_here')
}

/** A step is urged once a working day: a weekend is no further one. */
const startOfToday = async (ctx: CallerCtx) => startOfWorkingDay(ctx.now(), await readSettings(ctx.sql, ctx.caller.schoolId)).toISOString()

interface Asked {
  readonly ctx: CallerCtx
  readonly given: Handling
  readonly readable: Readable
}

const onTask = ({ ctx, given, readable }: Asked) => ({
  by: ctx.caller.personId,
  taskId: taskOf(given),
  ...actingAs(given, readable),
  ...commentOf(given),
})

const deciding = (asked: Asked) => ({
  ...onTask(asked),
  picked: asked.given.otherNodeUsers,
  ...(asked.given.signature ? { signature: asked.given.signature } : {}),
  ...(asked.given.formData ? { values: asked.given.formData } : {}),
})

type Make = (asked: Asked) => Action | Promise<Action>

/** How each action of the contract is said to the engine. */
const actions: Record<OfficeAction, Make> = {
  agree: (asked) => ({ kind: 'agree', ...deciding(asked) }),
  complete: (asked) => ({ kind: 'complete', ...deciding(asked) }),
  refuse: (asked) => ({ kind: 'refuse', ...deciding(asked) }),
  recall: (asked) => ({ kind: 'recall', ...deciding(asked), target: asked.given.targetNode ?? 'root' }),
  transfer: (asked) => ({ kind: 'transfer', ...onTask(asked), to: one(asked.given.targetUser) }),
  delegate: (asked) => ({ kind: 'delegate', ...onTask(asked), to: one(asked.given.targetUser) }),
  beforeAdd: (asked) => ({ kind: 'beforeAdd', ...deciding(asked), people: asked.given.targetUser }),
  afterAdd: (asked) => ({ kind: 'afterAdd', ...deciding(asked), people: asked.given.targetUser }),
  removeAdd: (asked) => ({ kind: 'removeAdd', ...onTask(asked) }),
  revoke: (asked) => ({ kind: 'revoke', ...onTask(asked) }),
  retry: (asked) => ({ kind: 'retry', ...onTask(asked) }),
  cancel: ({ ctx, given }) => ({ kind: 'cancel', by: ctx.caller.personId, ...commentOf(given) }),
  comment: ({ ctx, given }) => {
    if (given.comment.text === '') throw refuse('words_required')
    return { kind: 'comment', by: ctx.caller.personId, comment: given.comment }
  },
  urge: async ({ ctx }) => ({ kind: 'urge', by: ctx.caller.personId, since: await startOfToday(ctx) }),
  end: ({ ctx, given, readable }) => {
    requireAdministrator(readable)
    return { kind: 'end', by: ctx.caller.personId, result: given.result ?? 'cancelled', ...commentOf(given) }
  },
}

export const actionOf = (ctx: CallerCtx, given: Handling, readable: Readable) => actions[given.action]({ ctx, given, readable })
