import { payOrder } from '@campus/contract/orders/paying.ts'
import { ownPrintItems, type PrintItem } from '@campus/contract/printing/items.ts'
import { expect } from '@playwright/test'
import { applyFor, giveBeans, paperTranscript } from '../orders/buying.ts'
import { askServer } from '../people/ask-server.ts'
import { tokenOf } from '../people/enter.ts'
import type { Person } from '../people/person.ts'
import type { Terminal } from './terminal.ts'

const freeCopies = 2
const copyPrice = 500

export interface Paper {
  readonly applicationId: string
  readonly item: PrintItem
}

/** A transcript on paper that is paid and waits at the terminals. */
export const getPaper = async (person: Person, copies: number, network: string): Promise<Paper> => {
  const token = await tokenOf(person, network)
  const { applicationId, orderId } = await applyFor(person, { ...paperTranscript, copies }, { network })
  if (copies > freeCopies) {
    await giveBeans(person, (copies - freeCopies) * copyPrice, network)
    await askServer(payOrder, { orderId, way: 'beans', usesBeans: true }, network, { token })
  }
  const find = async () =>
    (await askServer(ownPrintItems, {}, network, { token })).data.rows.find(({ subjectId }) => subjectId === applicationId)
  await expect.poll(find, { message: 'the paper waits at the terminals', intervals: [200] }).toBeTruthy()
  const item = await find()
  if (!item) throw new Error('the paper was there a moment ago')
  return { applicationId, item }
}

/** What a tray has put out, job by job. */
export const cameOut = ({ virtualPrinter }: Pick<Terminal, 'virtualPrinter'>) =>
  virtualPrinter.state().jobs.map(({ copies, isDuplex, impressions, sheets }) => ({ copies, isDuplex, impressions, sheets }))

export const pagesOut = (terminal: Pick<Terminal, 'virtualPrinter'>): number =>
  cameOut(terminal).reduce((sum, { impressions }) => sum + impressions, 0)
