import type { Visit } from '@campus/contract/kiosk/visits.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { maskedNameIn } from '@campus/contract/people/person-name.ts'
import type { PrintItemHere } from '@campus/contract/printing/items.ts'
import type { Ctx } from '../../context/context.ts'
import { Refusal } from '../../platform/refuse.ts'
import { listReadyFiles } from '../cloudprint/files/print-file.service.ts'
import { findHolder } from '../people/person/holder.service.ts'
import { stateOfCode } from '../printing/codes/code.service.ts'
import { itemHere, itemsHere } from '../printing/items/item-here.service.ts'
import { progressInVisit } from '../printing/jobs/progress.service.ts'
import { requireTerminal } from '../terminals/terminal/terminal.service.ts'
import { findOrder, type VisitRow } from './visit.repository.ts'

/** Nothing of a visit that is over stays in an answer. */
export const presentOver = ({ id, ends_at }: VisitRow): Visit => ({
  id,
  state: 'over',
  personName: '',
  mayChoose: false,
  isByCode: false,
  items: [],
  files: [],
  job: null,
  order: null,
  paid: null,
  endsAt: ends_at.toISOString(),
})

/** A public screen shows nothing of the document behind an item, and a code never reveals its owner. */
const onScreen = (item: PrintItemHere): PrintItemHere => ({ ...item, subjectId: item.id })

/** Without anybody's name. */
const namingNobody = (item: PrintItemHere): PrintItemHere => ({
  ...item,
  ownerName: '',
  entrustedTo: item.entrustedTo.map(({ copies }) => ({ name: '', copies })),
})

const oneItem = async (ctx: Ctx, itemId: string, at: Parameters<typeof itemHere>[2]): Promise<PrintItemHere[]> => {
  try {
    return [namingNobody(onScreen(await itemHere(ctx, itemId, at)))]
  } catch (error) {
    // Who fetches it was dismissed meanwhile.
    if (error instanceof Refusal) return []
    throw error
  }
}

const orderedIn = async (ctx: Ctx, orderId: string | null): Promise<Pick<Visit, 'order' | 'paid'>> => {
  const found = orderId === null ? undefined : await findOrder(ctx.sql, orderId)
  if (!found) return { order: null, paid: null }
  const { id, state, total, task_id, item_id } = found
  const payAddress = `${ctx.services.publicUrl}/#${cloudPrintPaths.task.address}?id=${task_id}`
  return { order: state === 'unpaid' ? { id, total, payAddress } : null, paid: item_id === null ? null : { orderId: id, itemId: item_id } }
}

const personIn = async (ctx: Ctx, personId: string, orderId: string | null, abilities: readonly string[]) => ({
  personName: maskedNameIn((await findHolder(ctx, personId)) ?? { name: '' }, ctx.language),
  mayChoose: true,
  items: (await itemsHere(ctx, { personId, abilities })).map(onScreen),
  files: await listReadyFiles(ctx, personId),
  ...(await orderedIn(ctx, orderId)),
})

const inside = async (ctx: Ctx, { person_id: personId, code_id, item_id, order_id, terminal_id }: VisitRow) => {
  if (personId === null && code_id === null) return {}
  const { abilities } = await requireTerminal(ctx, terminal_id)
  if (code_id !== null) {
    const { itemId, personId } = await stateOfCode(ctx, code_id)
    return { isByCode: true, items: await oneItem(ctx, itemId, { personId, abilities }) }
  }
  if (personId === null) return {}
  return item_id === null ? personIn(ctx, personId, order_id, abilities) : { items: await oneItem(ctx, item_id, { personId, abilities }) }
}

export const presentVisit = async (ctx: Ctx, visit: VisitRow): Promise<Visit> => ({
  ...presentOver(visit),
  ...(await inside(ctx, visit)),
  job: await progressInVisit(ctx, visit.id),
  state: visit.state,
})
