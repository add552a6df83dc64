import { addPayGrievance, payGrievance } from '@campus/contract/appeals/pay-grievance.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import sharp from 'sharp'
import { asker } from './ask.ts'
import { enter } from './enter.ts'
import { eventually } from './eventually.ts'
import { goToCashier, type openShop, order } from './orders.ts'
import { deskOf } from './payments.ts'
import type { TestCampus } from './test-campus.ts'
import { uploadTo } from './upload.ts'

type Buyer = Awaited<ReturnType<typeof openShop>>
type Given = GivenTo<typeof addPayGrievance>

/** What people do who paid and appeal about it, and those who review it. */
export const payGrievanceSteps = (campus: () => TestCampus) => {
  const screenshot = async ({ token }: { readonly token: string }) => {
    const picture = await sharp({ create: { width: 90, height: 160, channels: 3, background: '#07c160' } })
      .jpeg()
      .toBuffer()
    return ((await uploadTo(campus().url, uploadFile, token, picture)).data as { id: string }).id
  }

  const appealOf = async (buyer: Buyer, more: Partial<Given> = {}): Promise<Given> => ({
    entrance: 'app',
    payWay: 'cashier',
    paidAt: campus().clock.now().toISOString(),
    templateId: buyer.templateId,
    copies: 1,
    amount: 500,
    screenshot: await screenshot(buyer),
    reason: '已经付款，但没有收到文件',
    ...more,
  })

  const appeal = async (buyer: Buyer, more: Partial<Given> = {}) => {
    const { data, msg } = await asker(campus().url)(addPayGrievance, await appealOf(buyer, more), buyer)
    if (!data) throw new Error(msg)
    return data
  }

  /** Looks until the provider, the ledger and the delivery were joined. */
  const gathered = (buyer: Buyer, id: string) =>
    eventually(async () => {
      const { data } = await asker(campus().url)(payGrievance, { id }, buyer)
      return data.evidence.gatheredAt === null ? undefined : data
    })

  const reviewers = async ({ schoolId }: Buyer) => {
    const admin = { kind: 'teacher', roles: ['admin'], schoolId } as const
    return [await enter(campus(), admin), await enter(campus(), admin)] as const
  }

  /** An order whose money came while its notice did not. */
  const payUnnoticed = async (buyer: Buyer) => {
    const { orderId } = await order(campus(), buyer)
    const { data } = await asker(campus().url)(payOrder, { orderId, way: 'cashier' }, buyer)
    const number = await goToCashier(campus(), buyer, data.payment?.id ?? '')
    await deskOf(campus()).pay(number, { isNoticeLost: true })
    return orderId
  }

  return { screenshot, appealOf, appeal, gathered, reviewers, payUnnoticed }
}
