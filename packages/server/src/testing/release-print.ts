import { showVisit } from '@campus/contract/kiosk/visits.ts'
import { printHere } from '@campus/contract/printing/items.ts'
import { beginJob, jobFile, reportJob, takeJob } from '@campus/contract/printing/machine-jobs.ts'
import { asker, fetchCall } from './ask.ts'

interface Released {
  readonly itemId: string
  readonly token: string
  /** The credentials of the machines of a terminal. */
  readonly machines: { readonly screen: string; readonly printer: string }
}

/** The secret in the code that a screen shows. */
export const secretIn = (qrAddress: string) => new URL(qrAddress.replace('/#', '')).searchParams.get('terminal') ?? ''

const answerOf = <Data>({ data, msg }: { readonly data: Data | null; readonly msg: string }): Data => {
  if (data === null) throw new Error(msg)
  return data
}

/** The six calls from the code on the screen to the last page: a phone scans it and prints, the printer takes the job and says that it is out. */
export const releaseSteps = (url: string, { itemId, token, machines: { screen, printer } }: Released) => {
  const ask = asker(url)
  let [terminalCode, id, impressions] = ['', '', 0]
  return [
    async () => {
      terminalCode = secretIn(answerOf(await ask(showVisit, {}, { token: screen })).qrAddress)
    },
    async () => void answerOf(await ask(printHere, { itemId, terminalCode }, { token })),
    async () => {
      const job = answerOf(await ask(takeJob, {}, { token: printer }))
      ;({ id, impressions } = job ?? { id: '', impressions: 0 })
    },
    async () => void (await (await fetchCall(url, jobFile, { id }, { token: printer })).arrayBuffer()),
    async () => {
      const { code, msg } = await ask(beginJob, { id }, { token: printer })
      if (code !== 200) throw new Error(msg)
    },
    async () => void answerOf(await ask(reportJob, { id, state: 'done', impressions }, { token: printer })),
  ] as const
}
