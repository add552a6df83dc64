import type { Visit } from '@campus/contract/kiosk/visits.ts'
import { maskName } from '@campus/contract/masks.ts'
import type { PrintItem } from '@campus/contract/printing/items.ts'
import type { Ctx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refuse.ts'
import { listReadyFiles } from '../cloudprint/files/print-file.service.ts'
import { findHolder } from '../people/holder.service.ts'
import { stateOfCode } from '../printing/codes/code.service.ts'
import { itemFor, presentItems } from '../printing/items/item.service.ts'
import { progressInVisit } from '../printing/jobs/progress.service.ts'
import { findUnpaid, type VisitRow } from './visit.repository.ts'

/** What a screen can show at once. */
const mostItems = 50

/** Nothing of a visit that is over stays in an answer. */
export const presentOver = ({ id, ends_at }: VisitRow): Visit => ({
  id,
  state: 'over',
  personName: '',
  mayChoose: false,
  items: [],
  files: [],
  job: null,
  order: null,
  endsAt: ends_at.toISOString(),
})

/** On a screen in public nothing leads to what is behind a thing, and a code never says whose it is. */
const onScreen = (item: PrintItem): PrintItem => ({ ...item, subjectId: item.id })

const itemOfCode = async (ctx: Ctx, codeId: string): Promise<PrintItem[]> => {
  const { itemId, personId } = await stateOfCode(ctx, codeId)
  try {
    return [{ ...onScreen(await itemFor(ctx, personId, itemId)), ownerName: '' }]
  } catch (error) {
    // Who fetches it was dismissed meanwhile.
    if (error instanceof Refusal) return []
    throw error
  }
}

const orderOf = async (ctx: Ctx, orderId: string | null): Promise<Visit['order']> => {
  const order = orderId === null ? undefined : await findUnpaid(ctx.sql, orderId)
  if (!order) return null
  const payAddress = `${ctx.world.publicUrl}/#/pages/cloudPrint/print_task?id=${order.task_id}`
  return { id: order.id, total: order.total, payAddress }
}

const personIn = async (ctx: Ctx, personId: string, orderId: string | null) => ({
  personName: maskName((await findHolder(ctx, personId))?.name ?? ''),
  mayChoose: true,
  items: (await presentItems(ctx, personId, { pageNum: 1, pageSize: mostItems })).rows.map(onScreen),
  files: await listReadyFiles(ctx, personId),
  order: await orderOf(ctx, orderId),
})

const inside = async (ctx: Ctx, visit: VisitRow) => {
  if (visit.person_id !== null) return personIn(ctx, visit.person_id, visit.order_id)
  return visit.code_id === null ? {} : { items: await itemOfCode(ctx, visit.code_id) }
}

export const presentVisit = async (ctx: Ctx, visit: VisitRow): Promise<Visit> => ({
  ...presentOver(visit),
  ...(await inside(ctx, visit)),
  job: await progressInVisit(ctx, visit.id),
  state: visit.state as Visit['state'],
})
