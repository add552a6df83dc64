import type { MatterKind } from '@campus/contract/paths/matter-screens.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Comment } from '@campus/flow/engine/actions.ts'
import type { TaskResult } from '@campus/flow/engine/state.ts'
import type { Ctx } from '../../../context/context.ts'
import { nodeIn, readProcessOf } from '../engine/pinned-process.ts'
import { findOfMatter, listDecisions, listOpenVotes } from './matter.repository.ts'

interface DecidedStep {
  readonly id: string
  readonly name: string
  readonly result: TaskResult
  readonly by: string
  readonly notes: string
  readonly at: Date
}

interface StepsOfMatter {
  /** What was decided on the way. */
  readonly decided: readonly DecidedStep[]
  /** The decision that ended it; none where a rule, the time or an administrator did. */
  readonly last: DecidedStep | undefined
  /** The steps that are open, and who decides there. */
  readonly waiting: readonly { readonly name: string; readonly people: readonly string[] }[]
}

/** How far a record has come on its way through the process. */
export const stepsOfMatter = async (ctx: Ctx, kind: MatterKind, id: string): Promise<StepsOfMatter> => {
  const instance = await findOfMatter(ctx.sql, kind, id)
  if (!instance) return { decided: [], last: undefined, waiting: [] }
  const [rows, votes, process] = await Promise.all([
    listDecisions(ctx.sql, instance.id),
    instance.state === 'running' ? listOpenVotes(ctx.sql, instance.id) : [],
    readProcessOf(ctx.sql, instance),
  ])
  const nameOf = (nodeId: string) => nodeIn(process, nodeId)?.name ?? ''
  // A vote that was taken back and given again counts as it was given last.
  const given = [...new Map(rows.map((row) => [row.id, row])).values()].filter(({ result }) => result !== null)
  const decided = given.map(({ id, node_id, result, name, name_pinyin, at, data }) => ({
    id,
    name: nameOf(node_id),
    result: result ?? 'agree',
    by: personNameIn({ name: name ?? '', namePinyin: name_pinyin }, ctx.language),
    notes: (data as { readonly comment?: Comment }).comment?.text ?? '',
    at,
  }))
  const isEnded = instance.ended_how === 'votes'
  const open = Map.groupBy(votes, ({ node_id }) => node_id)
  return {
    decided: isEnded ? decided.slice(0, -1) : decided,
    last: isEnded ? decided.at(-1) : undefined,
    waiting: [...open].map(([nodeId, tasks]) => ({
      name: nameOf(nodeId),
      people: tasks.map(({ name, name_pinyin }) => personNameIn({ name: name, namePinyin: name_pinyin }, ctx.language)),
    })),
  }
}
