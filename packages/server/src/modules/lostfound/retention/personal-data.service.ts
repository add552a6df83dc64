import { say } from '@campus/contract/language.ts'
import { claimStateNames, lostKindNames, lostSideNames, lostStateNames, reportReasonNames } from '@campus/contract/lostfound/kinds.ts'
import type { Ctx } from '../../../context/context.ts'
import { holdInboxes } from '../../messages/sending/send.service.ts'
import type { ClosedAccount } from '../../module.ts'
import { endItem } from '../claims/ending.service.ts'
import { holdersOf, notifyWithdrawn } from '../lost-messages.ts'
import { isOver } from '../posts/item.rules.ts'
import * as repository from './sweep.repository.ts'
import { erase } from './sweep.service.ts'

export const exportLostFound = async (ctx: Ctx, personId: string) => {
  const [posts, claims, reports] = await Promise.all([
    repository.listPostsOf(ctx.sql, personId),
    repository.listClaimsOf(ctx.sql, personId),
    repository.listReportsOf(ctx.sql, personId),
  ])
  return {
    posts: posts.map(({ side, kind, state, ...post }) => ({
      side: say(lostSideNames[side], ctx.language),
      kind: say(lostKindNames[kind], ctx.language),
      state: say(lostStateNames[state], ctx.language),
      ...post,
    })),
    claims: claims.map(({ kind, state, ...claim }) => ({
      kind: say(lostKindNames[kind], ctx.language),
      state: say(claimStateNames[state], ctx.language),
      ...claim,
    })),
    reports: reports.map(({ reason, ...report }) => ({ reason: say(reportReasonNames[reason], ctx.language), ...report })),
  }
}

const isOf =
  (personId: string) =>
  ({ person_id }: { readonly person_id: string }) =>
    person_id === personId

/** What somebody wrote about things that are over goes at once; open posts and claims go on, and the school decides about reports. */
export const eraseWritten = async (ctx: Ctx, personId: string) => {
  const posts = (await repository.lockConcerning(ctx.sql, personId)).filter(isOf(personId))
  for (const post of posts.filter(isOver)) await erase(ctx, post)
  await repository.eraseAnswersOf(ctx.sql, personId)
  await repository.eraseReportsOf(ctx.sql, personId)
}

/** Who leaves has no post and no claim any more; both sides are told. What the school keeps stays with the school. */
export const leaveLostFound = async (ctx: Ctx, { id: personId }: ClosedAccount) => {
  const items = await repository.lockConcerning(ctx.sql, personId)
  const [posts, claimed] = [items.filter(isOf(personId)), items.filter((item) => item.person_id !== personId)]
  const ending = posts.filter((post) => isOver(post) || post.custody_at === null)
  await repository.withdrawClaimsOf(ctx.sql, personId)
  const claimants = await repository.listOpenClaimants(
    ctx.sql,
    ending.map(({ id }) => id),
  )
  const holders: string[] = []
  for (const item of claimed) holders.push(...(await holdersOf(ctx, item, personId)))
  await holdInboxes(ctx, [...claimants, ...holders])
  for (const item of claimed) await notifyWithdrawn(ctx, item, personId)
  for (const post of ending) {
    if (!isOver(post)) await endItem(ctx, post, { state: 'closed' })
    await erase(ctx, post)
  }
  await repository.eraseAnswersOf(ctx.sql, personId)
  await repository.eraseReportsOf(ctx.sql, personId)
  await repository.forgetOwner(ctx.sql, personId)
}
