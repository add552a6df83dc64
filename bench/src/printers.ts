import { applyForPrint, payPrint, printQuote } from '@campus/contract/cloudprint/print-orders.ts'
import { printInVisit, scanTerminal, showVisit, visit } from '@campus/contract/kiosk/visits.ts'
import { beginJob, jobFile, reportJob, takeJob } from '@campus/contract/printing/machine-jobs.ts'
import { asker, fetchCall } from '@campus/server/testing/ask.ts'
import { releaseSteps, secretIn } from '@campus/server/testing/release-print.ts'
import { keepBeating, type Nonces } from './heartbeats.ts'
import { answerParent, readGiven, runInChild } from './in-child.ts'
import { measure } from './lanes.ts'
import type { Measured } from './load.ts'
import { hearJobs, type News } from './printer-news.ts'

/** The two machines of a terminal, by their credentials. */
export interface Machines {
  readonly screen: string
  readonly printer: string
}

interface Releasing {
  readonly action: 'release'
  readonly url: string
  readonly terminals: readonly Machines[]
  /** What waits, with the token of whose it is. */
  readonly waiting: readonly { readonly itemId: string; readonly token: string }[]
  readonly seconds: number
}

interface Waiting {
  readonly action: 'wait'
  readonly url: string
  /** Each has a file, and a terminal for themselves. */
  readonly students: readonly { readonly token: string; readonly fileId: string; readonly machines: Machines }[]
  readonly times: number
}

/** In ms: from the answer to the payment until it is on the screen, and from the choice there until the printer's program has the job. */
export interface Waited {
  readonly visible: number
  readonly taken: number
}

const answerOf = <Data>({ data, msg }: { readonly data: Data | null; readonly msg: string }): Data => {
  if (data === null) throw new Error(msg)
  return data
}

/** What the program beside a printer does with the job that waits for it. */
const takeNext = async (url: string, token: string) => answerOf(await asker(url)(takeJob, {}, { token }))

/** Its printer is done at once. */
const printJob = async (url: string, token: string, { id, impressions }: Awaited<ReturnType<typeof takeNext>>) => {
  const ask = asker(url)
  await (await fetchCall(url, jobFile, { id }, { token })).arrayBuffer()
  const begun = await ask(beginJob, { id }, { token })
  const reported = await ask(reportJob, { id, state: 'done', impressions }, { token })
  if (begun.code !== 200 || reported.code !== 200) throw new Error(`${begun.msg} ${reported.msg}`)
}

/** From the code on the screen to the last page: a phone scans it and prints, the printer takes the job and reports it as printed. */
const release = async ({ url, terminals, waiting, seconds }: Releasing): Promise<Measured> => {
  const [free, next] = [[...terminals], waiting.values()]
  const work = async () => {
    const [machines, print] = [free.pop(), next.next().value]
    if (!machines || !print) throw new Error('too few terminals, or too few prints wait')
    for (const step of releaseSteps(url, { ...print, machines })) await step()
    free.push(machines)
  }
  await measure(1, work)
  return measure(seconds, work)
}

const openVisit = async (url: string, student: Waiting['students'][number]) => {
  const ask = asker(url)
  const shown = answerOf(await ask(showVisit, {}, { token: student.machines.screen }))
  answerOf(await ask(scanTerminal, { code: secretIn(shown.qrAddress), decision: 'open' }, { token: student.token }))
  return shown.id
}

/** Somebody stands at a terminal, pays on the phone and sees it on the screen; then they choose it, and the printer is notified. */
const waitForOne = async (url: string, { token, fileId, machines }: Waiting['students'][number], visitId: string, news: News) => {
  const ask = asker(url)
  const given = { fileId, copies: 1, attribute: 'bw_single' } as const
  const { total } = answerOf(await ask(printQuote, given, { token }))
  const { taskId } = answerOf(await ask(applyForPrint, { ...given, expectedTotal: total }, { token }))
  answerOf(await ask(payPrint, { taskId, way: 'beans' }, { token }))
  const paidAt = performance.now()
  const [item] = answerOf(await ask(visit, { id: visitId }, { token: machines.screen })).items
  const seenAt = performance.now()
  if (!item) throw new Error('what was paid is not at the terminal')
  const heard = news.next()
  answerOf(await ask(printInVisit, { id: visitId, itemId: item.id }, { token: machines.screen }))
  await heard
  const job = await takeNext(url, machines.printer)
  const takenAt = performance.now()
  await printJob(url, machines.printer, job)
  return { visible: seenAt - paidAt, taken: takenAt - seenAt }
}

const waitForAll = async ({ url, students, times }: Waiting): Promise<Waited[]> => {
  const waited: Waited[] = []
  const runs = students.map(async (student) => {
    const [visitId, news] = [await openVisit(url, student), await hearJobs(url, student.machines.printer)]
    for (let time = 0; time < times; time += 1) waited.push(await waitForOne(url, student, visitId, news))
    news.close()
  })
  await Promise.all(runs)
  return waited
}

type Task = Releasing | Waiting

/** Handed from one errand to the next: the machines go on beating where they had stopped. */
let nonces: Nonces = {}

const sendOut = async (task: Task): Promise<unknown> => {
  const { answer, lastNonces } = (await runInChild(import.meta.url, { task, nonces } satisfies Given)) as {
    answer: unknown
    lastNonces: Nonces
  }
  nonces = lastNonces
  return answer
}

/** People and machines in a process of their own, so that what they cost is not taken from the server's time. */
export const releasePrints = (task: Omit<Releasing, 'action'>) => sendOut({ ...task, action: 'release' }) as Promise<Measured>
export const waitForPrints = (task: Omit<Waiting, 'action'>) => sendOut({ ...task, action: 'wait' }) as Promise<Waited[]>

const machinesOf = (task: Task) => (task.action === 'release' ? task.terminals : task.students.map(({ machines }) => machines))

interface Given {
  readonly task: Task
  readonly nonces: Nonces
}

const run = async ({ task, nonces: before }: Given) => {
  const tokens = machinesOf(task).flatMap(({ screen, printer }) => [screen, printer])
  const stopBeating = await keepBeating(task.url, { ...Object.fromEntries(tokens.map((token) => [token, null])), ...before })
  const answer = await (task.action === 'release' ? release(task) : waitForAll(task))
  return { answer, lastNonces: await stopBeating() }
}

if (import.meta.main) answerParent(await run((await readGiven()) as Given))
