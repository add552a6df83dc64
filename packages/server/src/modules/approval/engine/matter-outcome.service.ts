import type { Comment } from '@campus/flow/engine/actions.ts'
import type { Effect } from '@campus/flow/engine/changes.ts'
import type { How } from '@campus/flow/engine/state.ts'
import type { Ctx } from '../../../context/context.ts'
import type { MatterOutcome } from '../matter.ts'
import { findLastDecision } from './matter-record.repository.ts'
import { recordOf } from './matter-record.service.ts'
import type { Stepped } from './stepped.ts'

type Finish = Extract<Effect, { kind: 'finish' }>

interface Decision {
  readonly by: string
  readonly notes: string
}

/** The decision of a person that this action made. */
const decisionIn = ({ changes }: Stepped): Decision | undefined => {
  const event = changes.events.findLast(({ kind, by }) => by !== null && (kind === 'ended' || kind === 'task_decided'))
  if (!event || event.by === null) return undefined
  const said = changes.events.findLast((each) => (each.kind === 'ended' || each.kind === 'task_decided') && each.comment !== undefined)
  return { by: event.by, notes: said && 'comment' in said ? (said.comment?.text ?? '') : '' }
}

/** What a machine ends after the last vote was still decided by who voted. */
const lastDecision = async (ctx: Ctx, { instance }: Stepped): Promise<Decision | undefined> => {
  const row = await findLastDecision(ctx.sql, instance.id)
  const { comment } = (row?.data ?? {}) as { readonly comment?: Comment }
  return row?.actor_id ? { by: row.actor_id, notes: comment?.text ?? '' } : undefined
}

const isOfPeople = (how: How | null) => how === null || how === 'votes' || how === 'administrator' || how === 'machine'

const outcomeOf = async (ctx: Ctx, stepped: Stepped, { result, how }: Finish): Promise<MatterOutcome> => {
  const decision = isOfPeople(how)
    ? (decisionIn(stepped) ?? (result === 'cancelled' ? undefined : await lastDecision(ctx, stepped)))
    : undefined
  // Nobody decides their own request; what the starter only worked on passed by the rule of the process.
  if (decision && (result === 'cancelled' || decision.by !== stepped.instance.starter_id)) return { ...decision, how: 'person' }
  return { by: null, how: how === 'time' ? 'time' : 'rule', notes: '' }
}

/** The outcome reaches the record in the transaction of the last action: what the area refuses, nobody has decided. */
export const finishRecord = async (ctx: Ctx, stepped: Stepped, finish: Finish) => {
  const record = recordOf(ctx, stepped.instance)
  if (record) await record.matter[finish.result](ctx, record.id, await outcomeOf(ctx, stepped, finish))
}
