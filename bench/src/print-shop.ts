import { giveBeans } from '@campus/server/testing/beans.ts'
import { bringPages, buyPrint, enterPrinter } from '@campus/server/testing/cloud-prints.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { enrolMachine, makeTerminal } from '@campus/server/testing/terminals.ts'
import type { TestCampus } from '@campus/server/testing/test-campus.ts'
import { lanes } from './lanes.ts'
import { addPeople } from './past-orders.ts'
import type { Machines } from './printers.ts'

/** Those who print what waits, and one for each lane who pays and waits for it. */
const [printingCount, payingCount] = [16, lanes]
const peopleCount = 20_000
const beans = 50_000_000

const openTerminal = async (campus: TestCampus, schoolId: string): Promise<Machines> => {
  const { id } = await makeTerminal(campus.base, { id: schoolId })
  return { screen: await enrolMachine(campus, id, 'screen'), printer: await enrolMachine(campus, id, 'printer') }
}

export type PrintShop = Awaited<ReturnType<typeof openPrintShop>>

/** A school with terminals, and students who have beans and a file of one page; the first has bought a print of it. */
export const openPrintShop = async (campus: TestCampus) => {
  const first = await enterPrinter(campus, { free: beans })
  const { schoolId } = first
  const students = [{ ...first, fileId: (await bringPages(campus, first, 1)).id }]
  while (students.length < printingCount + payingCount) {
    const student = await enter(campus, { schoolId })
    await giveBeans(campus, student, { free: beans })
    students.push({ ...student, fileId: (await bringPages(campus, student, 1)).id })
  }
  const terminals: Machines[] = []
  while (terminals.length < lanes) terminals.push(await openTerminal(campus, schoolId))
  const { id: likeTaskId } = await buyPrint(campus, first, { fileId: students[0]?.fileId ?? '', copies: 1, attribute: 'bw_single' })
  await addPeople(campus.base.sql, schoolId, peopleCount)
  return { terminals, likeTaskId, printing: students.slice(0, printingCount), paying: students.slice(printingCount) }
}
