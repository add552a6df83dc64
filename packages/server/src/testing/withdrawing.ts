import { randomUUID } from 'node:crypto'
import { after, before } from 'node:test'
import { beanBalance } from '@campus/contract/wallet/balance.ts'
import { withdraw, withdrawals } from '@campus/contract/wallet/withdrawals.ts'
import { systemContext } from '../context/context.ts'
import { payOutDue } from '../modules/wallet/withdrawals/payout.service.ts'
import { wechatPay } from '../ports/pay/wechat/wechat-pay.ts'
import { asker } from './ask.ts'
import { giveBeans } from './beans.ts'
import { enter } from './enter.ts'
import { eventually } from './eventually.ts'
import { startWechatPayServer } from './servers/wechat-pay/wechat-pay-server.ts'
import { openTestCampus, type TestCampus } from './test-campus.ts'

export const inMessagingApp = { 'user-agent': 'Mozilla/5.0 MicroMessenger/8.0.50' }

const halfAnHour = 1801

interface PayingOut {
  readonly wechat: Awaited<ReturnType<typeof startWechatPayServer>>
  readonly campus: TestCampus
}

/** Says that this account of the messaging app belongs to somebody. */
export const bind = ({ base }: TestCampus, { schoolId, person }: Awaited<ReturnType<typeof enter>>, subject = `o${person.id}`) =>
  base.sql.insertInto('outside_identity').values({ school_id: schoolId, person_id: person.id, provider: 'wechat', subject }).execute()

/** A student inside the messaging app with ten yuan of print beans and a bound account. */
export const openStudent = async (campus: TestCampus, schoolId?: string) => {
  const student = await enter(campus, schoolId ? { schoolId } : {})
  await bind(campus, student)
  await giveBeans(campus, student, { free: 500, print: 1000 })
  return { ...student, headers: inMessagingApp }
}
export type Withdrawing = Awaited<ReturnType<typeof openStudent>>

export const take = ({ url }: TestCampus, student: Withdrawing, amount = 600, key = randomUUID()) =>
  asker(url)(withdraw, { amount }, { ...student, key })

/** What can be spent, and what is on its way out. */
export const beansOf = async ({ url }: TestCampus, student: Withdrawing) => {
  const { printBeans, inPayout } = (await asker(url)(beanBalance, {}, student)).data
  return [printBeans, inPayout]
}

export const lastOf = async ({ url }: TestCampus, student: Withdrawing) => (await asker(url)(withdrawals, {}, student)).data.rows[0]

export const payOutLater = async ({ clock, base }: TestCampus, seconds = halfAnHour) => {
  clock.advance(seconds)
  await payOutDue(systemContext(base))
}

/** The same work also happens by itself once a minute, so a check may have to be repeated. */
export const becomes = (campus: TestCampus, student: Withdrawing, state: string) =>
  eventually(async () => {
    await payOutDue(systemContext(campus.base))
    const row = await lastOf(campus, student)
    return row?.state === state ? row : undefined
  })

/** A campus for all tests of a file that pays out through a provider on loopback. */
export const usePayingOut = (): (() => PayingOut) => {
  let opened: PayingOut | undefined
  before(async () => {
    const wechat = await startWechatPayServer()
    opened = { wechat, campus: await openTestCampus({ services: () => ({ pay: { wechat: wechatPay(wechat.settings) } }) }) }
  })
  after(async () => {
    await opened?.campus.close()
    opened?.wechat.close()
  })
  return () => {
    if (!opened) throw new Error('the test campus is open only while tests run')
    return opened
  }
}
