import { giveBeans } from '@campus/server/testing/beans.ts'
import { enrolled } from '@campus/server/testing/documents.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { makeRecord } from '@campus/server/testing/studies.ts'
import type { TestCampus } from '@campus/server/testing/test-campus.ts'
import { checkOut } from './buyers.ts'
import { addPeople } from './past-orders.ts'

const buyersCount = 200
/** Those whose orders the bare writer copies: what it leaves behind must not be in the way of the others. */
const copiedCount = 32
const peopleCount = 20_000

/** A school whose students buy a certificate on paper for a yuan, with beans enough for the whole run; each has bought one. */
export const openShop = async (campus: TestCampus) => {
  const first = await enrolled(campus, { rules: { charge: 'each', price: 100, ways: ['paper'] } })
  const buyers = [first]
  while (buyers.length < buyersCount + copiedCount) {
    const student = await enter(campus, { schoolId: first.schoolId })
    await makeRecord(campus.base.sql, student.person)
    buyers.push({ ...student, templateId: first.templateId, recordId: '' })
  }
  for (const buyer of buyers) await giveBeans(campus, buyer, { free: 50_000_000 })
  await addPeople(campus.base.sql, first.schoolId, peopleCount)
  const shop = { url: campus.url, templateId: first.templateId }
  const orderIds = []
  for (const { token } of buyers) orderIds.push(await checkOut(shop, token))
  const tokens = buyers.slice(copiedCount).map(({ token }) => token)
  return { shop, tokens, copied: orderIds.slice(0, copiedCount), regular: await enter(campus, { schoolId: first.schoolId }) }
}
