import type { OutputOf } from '@campus/contract/call.ts'
import { type ownRank, rankSteps } from '@campus/contract/home/workbench.ts'
import type { CallerCtx } from '../../context/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { comparePeers, findSteps } from './rank.repository.ts'
import { rankOf } from './rank.rules.ts'

/** Among fewer, a share would reveal single people. */
const fewestPeers = 10

export const readRank = async (ctx: CallerCtx): Promise<OutputOf<typeof ownRank>> => {
  const { personId } = ctx.caller
  const done = await findSteps(ctx.sql, personId)
  if (!done) throw refuse('not_found')
  const { peers, behind } = await comparePeers(ctx.sql, { schoolId: done.school_id, kind: done.kind, personId })
  return {
    ...rankOf(new Set(rankSteps.filter((step) => done[step]))),
    // "More than all of them" would count the reader too.
    aheadOfPercent: peers >= fewestPeers ? Math.min(99, Math.floor((100 * behind) / peers)) : null,
  }
}
