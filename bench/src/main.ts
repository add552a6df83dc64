import { tellBytes } from './parts/bytes.ts'
import { tellCheckouts } from './parts/checkouts.ts'
import { tellDocuments } from './parts/documents.ts'
import { messages, tellInbox } from './parts/inbox.ts'
import { ledgerActions, tellLedger } from './parts/ledger.ts'
import { tellLogins } from './parts/logins.ts'
import { tellMorning } from './parts/morning.ts'
import { tellPrinting } from './parts/printing.ts'
import { rounds, seconds, tellReads } from './parts/reads.ts'
import { rushPayments, tellRush } from './parts/rush.ts'
import { tellStart } from './parts/start.ts'
import { tellStatements } from './parts/statements.ts'
import { beginPart, tellGoals } from './report.ts'

const parts: Readonly<Record<string, { readonly title: string; readonly run: () => Promise<void> }>> = {
  start: { title: 'Start', run: tellStart },
  reads: { title: `Speed (medians of ${rounds} rounds of ${seconds} s, in turns)`, run: tellReads },
  logins: { title: 'Logins by password (on a known device; a bare server that checks the same password in turns)', run: tellLogins },
  inbox: { title: `Inbox of ${messages.toLocaleString('en')} messages (ratios, 1 is no slower)`, run: tellInbox },
  morning: {
    title: 'Eight in the morning (20,000 people behind one address, people and ceilings fifty times smaller)',
    run: tellMorning,
  },
  documents: { title: 'Documents (one child process, one after the other)', run: tellDocuments },
  checkouts: { title: 'Checkouts (from the form to the paid order; the same rows by bare SQL in turns)', run: tellCheckouts },
  statements: { title: 'Statements (sent to the database, begin and commit included)', run: tellStatements },
  rush: { title: `A rush of ${rushPayments} payments at the same moment`, run: tellRush },
  printing: {
    title:
      'Printing (from the code on the screen to the last page, by 8 terminals; the same rows by bare SQL and by a bare server in turns)',
    run: tellPrinting,
  },
  ledger: { title: `Ledger (${ledgerActions.toLocaleString('en')} random actions against a model)`, run: tellLedger },
  bytes: { title: 'Bytes (as they travel, compressed)', run: tellBytes },
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

for (const [name, { title, run }] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  beginPart(name, title)
  await run()
}
tellGoals()
