import type { InputOf } from '@campus/contract/call.ts'
import type { arrangeWorkbench, noteServiceUse } from '@campus/contract/home/workbench.ts'
import type { CallerCtx } from '../../context/context.ts'
import { later } from '../../platform/time/clock.ts'
import { findLayout, listPopular, listRecent, noteUse, saveLayout } from './workbench.repository.ts'

const thirtyDays = 30 * 86_400
const max = 8

export const readWorkbench = async (ctx: CallerCtx) => {
  const { personId, schoolId } = ctx.caller
  const layout = await findLayout(ctx.sql, personId)
  const recent = await listRecent(ctx.sql, personId, max)
  const popular = await listPopular(ctx.sql, { personId, schoolId, since: later(ctx.now(), -thirtyDays), limit: max })
  return {
    order: layout?.service_order ?? [],
    favourites: layout?.favourites ?? [],
    recent: recent.map(({ service }) => service),
    recommended: popular.map(({ service }) => service),
  }
}

export const arrange = async (ctx: CallerCtx, { order, favourites }: InputOf<typeof arrangeWorkbench>) => {
  const { personId, schoolId } = ctx.caller
  await saveLayout(ctx.sql, { personId, schoolId, order: [...new Set(order)], favourites: [...new Set(favourites)] })
  return null
}

export const noteServiceOpened = async (ctx: CallerCtx, { service }: InputOf<typeof noteServiceUse>) => {
  const { personId, schoolId } = ctx.caller
  await noteUse(ctx.sql, { personId, schoolId, service, now: ctx.now() })
  return null
}
