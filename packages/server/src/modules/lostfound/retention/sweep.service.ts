import { type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { removeUnreferenced } from '../../files/unused-blob.service.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { endItem } from '../claims/ending.service.ts'
import { notifyExpired, notifyExpiring } from '../lost-messages.ts'
import { updateItem } from '../posts/item.repository.ts'
import * as repository from './sweep.repository.ts'

const aDay = 86_400
const remindDays = 3
const agreedDays = 7

export const endedItems = retentionKind({
  kind: 'lost_item',
  name: ['已结束的失物招领内容', 'Texts and pictures of closed lost and found posts', '已結束的失物招領內容'],
  keptFor: 90 * aDay,
})

/** Takes texts and pictures away; that something was lost and returned stays. */
export const erase = async (ctx: Ctx, { id, image_ids }: { readonly id: string; readonly image_ids: readonly string[] }) => {
  await repository.eraseItem(ctx.sql, id, ctx.now())
  await repository.eraseClaimsOn(ctx.sql, id)
  await repository.eraseReportsOn(ctx.sql, id)
  await removeUnreferenced(ctx, image_ids)
}

/** Each in a transaction of its own; what is more than a batch is taken the next hour. */
const each = async (ctx: Ctx, ids: readonly string[], work: (ctx: Ctx, id: string) => Promise<void>) => {
  for (const id of ids) await inTransaction(ctx, (ctx) => work(ctx, id))
}

const expire = async (ctx: Ctx) => {
  const [now, agreedAfter] = [ctx.now(), later(ctx.now(), -agreedDays * aDay)]
  await each(ctx, await repository.listExpired(ctx.sql, now, agreedAfter), async (ctx, id) => {
    const item = await repository.lockExpired(ctx.sql, id, now, agreedAfter)
    if (!item) return
    await endItem(ctx, item, { state: 'expired', alsoNotified: [item.person_id] })
    await notifyExpired(ctx, item)
  })
}

const remind = async (ctx: Ctx) => {
  const [now, before] = [ctx.now(), later(ctx.now(), remindDays * aDay)]
  await each(ctx, await repository.listExpiring(ctx.sql, now, before), async (ctx, id) => {
    const item = await repository.lockExpiring(ctx.sql, id, now, before)
    if (!item) return
    await updateItem(ctx.sql, id, { reminded_at: now })
    await notifyExpiring(ctx, item, item.renewed_at === null)
  })
}

const eraseOld = (ctx: Ctx) =>
  removeOlder(ctx, endedItems, async (endedBefore) => {
    let items = 0
    await each(ctx, await repository.listToErase(ctx.sql, endedBefore), async (ctx, id) => {
      const item = await repository.lockToErase(ctx.sql, id, endedBefore)
      if (!item) return
      await erase(ctx, item)
      items += 1
    })
    return items
  })

/** Ends posts whose time is over, reminds their authors three days before, and erases what ended 90 days ago. */
export const sweepLostItems = async (ctx: Ctx) => {
  await expire(ctx)
  await remind(ctx)
  await eraseOld(ctx)
}
