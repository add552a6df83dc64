import { fileApply } from '@campus/contract/certificates/applications.ts'
import { orders } from '@campus/contract/orders/orders.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { answerParent, readGiven, runInChild } from './in-child.ts'
import { measure } from './lanes.ts'
import type { Measured } from './load.ts'

interface Shop {
  readonly url: string
  readonly templateId: string
}

/** From the form to the paid order, as the app does it: two calls, with everything that hangs on them. */
export const checkOut = async ({ url, templateId }: Shop, token: string) => {
  const ask = asker(url)
  const applied = await ask(fileApply, { templateId, way: 'paper' }, { token })
  const paid = await ask(payOrder, { orderId: applied.data?.orderId ?? '', way: 'beans' }, { token })
  if (!paid.data?.isPaid) throw new Error(paid.msg)
  return applied.data.orderId
}

const readOrders = async ({ url }: Shop, token: string) => {
  const { data, msg } = await asker(url)(orders, {}, { token })
  if (!data?.rows.length) throw new Error(`no orders: ${msg}`)
}

const actions = { checkOut, readOrders }

interface Task extends Shop {
  readonly action: keyof typeof actions
  /** Of those who do it, one after the other. */
  readonly tokens: readonly string[]
  readonly seconds: number
}

const run = async (task: Task): Promise<Measured> => {
  const work = (turn: number) => actions[task.action](task, task.tokens[turn % task.tokens.length] ?? '')
  await measure(1, work)
  return measure(task.seconds, work)
}

/** Sends buyers from a process of their own, so that what they cost is not taken from the server's time. */
export const sendBuyers = (task: Task) => runInChild(import.meta.url, task) as Promise<Measured>

if (import.meta.main) answerParent(await run((await readGiven()) as Task))
