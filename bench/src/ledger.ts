import { systemContext } from '@campus/server/context/context.ts'
import { proveLedger } from '@campus/server/modules/wallet/books/proof.service.ts'
import { runLedgerActions } from '@campus/server/testing/ledger-actions.ts'
import { makePerson, makeSchool } from '@campus/server/testing/people.ts'
import { openTestCampus } from '@campus/server/testing/test-campus.ts'

const peopleCount = 400

/** Random actions against a model, and what the proof of the whole ledger finds afterwards. */
export const measureLedger = async (actions: number) => {
  const campus = await openTestCampus({ environment: { DATABASE_CONNECTIONS: '20' } })
  const { base } = campus
  try {
    const { id: schoolId } = await makeSchool(base.sql)
    const people = []
    for (let count = 0; count < peopleCount; count += 1) people.push(await makePerson(base.sql, schoolId))
    const began = performance.now()
    const { wrong } = await runLedgerActions(systemContext(base), { people, actions, seed: 2026, lanes: 4, batch: 200 })
    const seconds = (performance.now() - began) / 1000
    const { findings, transfers } = await proveLedger(base.sql)
    return { seconds, wrong: wrong.length, findings: findings.length, transfers }
  } finally {
    await campus.close()
  }
}
