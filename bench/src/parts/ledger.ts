import { measureLedger } from '../ledger.ts'
import { judge, printLine } from '../report.ts'

export const ledgerActions = 1_000_000

export const reportLedger = async () => {
  const books = await measureLedger(ledgerActions)
  printLine('actions a second', (ledgerActions / books.seconds).toFixed(0))
  judge('answers unlike the model', String(books.wrong), books.wrong === 0, '0')
  judge('findings of the proof', String(books.findings), books.findings === 0, '0', `${books.transfers.toLocaleString('en')} transfers`)
}
