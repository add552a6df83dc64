import assert from 'node:assert/strict'
import type { GivenTo } from '@campus/contract/call.ts'
import type { PrintConsent } from '@campus/contract/printing/items.ts'
import { beginJob, reportJob, takeJob } from '@campus/contract/printing/machine-jobs.ts'
import { systemContext } from '../context/context.ts'
import { queueJob } from '../modules/printing/jobs/job.service.ts'
import { Refusal } from '../platform/refuse.ts'
import { asker } from './ask.ts'
import { enter } from './enter.ts'
import type { TestPerson } from './people.ts'
import type { PrintShop } from './printing.ts'
import { enrolMachine, type GivenTerminal, makeTerminal } from './terminals.ts'

type JobReport = Omit<GivenTo<typeof reportJob>, 'id'>

export const refuses = (action: Promise<unknown>, code: string) =>
  assert.rejects(action, (error) => error instanceof Refusal && error.code === code)

/** What the program beside a printer does, call by call, and what people do to make it work. */
export const printMachine = (shop: () => PrintShop) => {
  const ask: ReturnType<typeof asker> = (...given) => asker(shop().url)(...given)
  const take = async (token: string) => (await ask(takeJob, {}, { token })).data
  const begin = (token: string, id: string) => ask(beginJob, { id }, { token })
  return {
    ask,
    take,
    begin,
    /** A student and a terminal with its printer's program. */
    openRoom: async (given?: GivenTerminal) => {
      const { campus } = shop()
      const student = await enter(campus)
      const terminal = await makeTerminal(campus.base, { id: student.schoolId }, given)
      return { student, terminal, token: await enrolMachine(campus, terminal.id, 'printer') }
    },
    /** Somebody wants what is missing of an item at a terminal. */
    queue: (person: TestPerson, item: { readonly id: string }, terminal: { readonly id: string }, agreed: Partial<PrintConsent> = {}) => {
      const caller = { personId: person.id, schoolId: person.schoolId, sessionId: person.id, roles: [], isAgent: false }
      const ctx = { ...systemContext(shop().base), caller }
      return queueJob(ctx, { itemId: item.id, terminalId: terminal.id, personId: person.id, ...agreed })
    },
    takeAndBegin: async (token: string) => {
      const job = await take(token)
      assert.ok(job)
      assert.equal((await begin(token, job.id)).code, 200)
      return job
    },
    /** What the printer says about a job; it must be taken. */
    report: async (token: string, id: string, reported: JobReport) => {
      const answer = await ask(reportJob, { id, ...reported }, { token })
      assert.equal(answer.code, 200, answer.error)
      return answer.data
    },
  }
}
