import { checkoutCart } from '@campus/contract/orders/checkout.ts'
import { payOrder } from '@campus/contract/orders/paying.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { act, apply, taskOf } from '@campus/server/testing/approvals.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { giveBeans } from '@campus/server/testing/beans.ts'
import { bringPages, buyPrint, enterPrinter } from '@campus/server/testing/cloud-prints.ts'
import { fewestStatements } from '@campus/server/testing/count-statements.ts'
import { logInAs } from '@campus/server/testing/logging-in.ts'
import { offerAlso, openShop, putIntoCart } from '@campus/server/testing/orders.ts'
import { releaseSteps } from '@campus/server/testing/release-print.ts'
import { enrolMachine, makeTerminal } from '@campus/server/testing/terminals.ts'
import { openTestCampus, type TestCampus } from '@campus/server/testing/test-campus.ts'
import { openDesks } from './approval-office.ts'

/** A login from a device that was there before, as most are. */
const device = { headers: { 'x-device-id': 'the device of a student who is measured' } }
const nothing = async () => undefined

const countCheckout = async (campus: TestCampus) => {
  const ask = asker(campus.url)
  const student = await openShop(campus)
  const templates = [student.templateId]
  while (templates.length < 3) templates.push(await offerAlso(campus, student.schoolId, { charge: 'each', price: 500 }))
  await giveBeans(campus, student, { free: 1_000_000 })
  const fill = async () => {
    const ids: string[] = []
    for (const templateId of templates) ids.push(await putIntoCart(campus, student, { templateId }))
    return ids
  }
  const checkout = async (ids: readonly string[]) =>
    (await ask(checkoutCart, { ids: [...ids], expectedTotal: 500 * ids.length }, student)).data.orderId
  const pay = (orderId: string) => ask(payOrder, { orderId, way: 'beans' }, student)
  // First what leads to no documents: those who make them would be counted, too.
  return {
    reading: await fewestStatements(nothing, () => ask(ownInfo, {}, student)),
    login: await fewestStatements(nothing, () => logInAs(campus.url, student.person, {}, device)),
    checkingOut: await fewestStatements(fill, checkout),
    paying: await fewestStatements(async () => checkout(await fill()), pay),
  }
}

/** From the code on the screen to the last page, in six calls. */
const countRelease = async (campus: TestCampus) => {
  const student = await enterPrinter(campus, { free: 1_000_000 })
  const { id: fileId } = await bringPages(campus, student, 1)
  const { id: terminalId } = await makeTerminal(campus.base, { id: student.schoolId })
  const [screen, printer] = [await enrolMachine(campus, terminalId, 'screen'), await enrolMachine(campus, terminalId, 'printer')]
  const buy = async () => {
    const { id } = await buyPrint(campus, student, { fileId, copies: 1, attribute: 'bw_single' })
    return campus.base.sql.selectFrom('print_item').where('subject_id', '=', id).select('id').executeTakeFirstOrThrow()
  }
  const machines = { screen, printer }
  return fewestStatements(buy, async ({ id: itemId }) => {
    for (const step of releaseSteps(campus.url, { itemId, token: student.token, machines })) await step()
  })
}

/** An application, and the first of two who agree to it. */
const countApproval = async (campus: TestCampus) => {
  const [desk] = (await openDesks(campus, 1, 2)).desks
  const [decider] = desk?.deciders ?? []
  if (!desk || !decider) throw new Error('there is no desk')
  const start = () => apply(campus, desk.starter, desk.processId)
  const waiting = async () => {
    const instanceId = await start()
    return { instanceId, taskId: await taskOf(campus, decider, instanceId) }
  }
  return {
    applying: await fewestStatements(nothing, start),
    agreeing: await fewestStatements(waiting, ({ instanceId, taskId }) => act(campus, decider, instanceId, 'agree', { taskId })),
  }
}

/** How many statements the database is asked for where people wait. */
export const measureStatements = async () => {
  const campus = await openTestCampus({ environment: { REQUESTS_PER_MINUTE: '1000000' } })
  try {
    return { ...(await countCheckout(campus)), release: await countRelease(campus), ...(await countApproval(campus)) }
  } finally {
    await campus.close()
  }
}
