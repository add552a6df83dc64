import { reportApprovals } from './parts/approvals.ts'
import { reportBytes } from './parts/bytes.ts'
import { reportCheckouts } from './parts/checkouts.ts'
import { reportDocuments } from './parts/documents.ts'
import { proposedExams, reportExams } from './parts/exams.ts'
import { reportFaces } from './parts/faces.ts'
import { messages, reportInbox } from './parts/inbox.ts'
import { kills, reportKills } from './parts/kills.ts'
import { ledgerActions, reportLedger } from './parts/ledger.ts'
import { reportLessons } from './parts/lessons.ts'
import { reportLogins } from './parts/logins.ts'
import { reportLogs } from './parts/logs.ts'
import { reportMorning } from './parts/morning.ts'
import { plannedLessons, reportPlan } from './parts/plan.ts'
import { reportPrinting } from './parts/printing.ts'
import { randomSteps, reportRandomApprovals } from './parts/random-approvals.ts'
import { reportReads, rounds, seconds } from './parts/reads.ts'
import { reportRush, rushPayments } from './parts/rush.ts'
import { reportStart } from './parts/start.ts'
import { reportStatements } from './parts/statements.ts'
import { reportWeight } from './parts/weight.ts'
import { beginPart, reportGoals } from './report.ts'

const parts: Readonly<Record<string, { readonly title: string; readonly run: () => Promise<void> }>> = {
  start: { title: 'Start', run: reportStart },
  reads: { title: `Speed (medians of ${rounds} rounds of ${seconds} s, in turns)`, run: reportReads },
  logins: { title: 'Logins by password (on a known device; a bare server that checks the same password in turns)', run: reportLogins },
  inbox: { title: `Inbox of ${messages.toLocaleString('en')} messages (ratios, 1 is no slower)`, run: reportInbox },
  morning: {
    title: 'Eight in the morning (20,000 people behind one address, people and ceilings fifty times smaller)',
    run: reportMorning,
  },
  documents: { title: 'Documents (one child process, one after the other)', run: reportDocuments },
  faces: { title: 'Faces (medians, in turns)', run: reportFaces },
  checkouts: { title: 'Checkouts (from the form to the paid order; the same rows by bare SQL in turns)', run: reportCheckouts },
  statements: { title: 'Statements (sent to the database, begin and commit included)', run: reportStatements },
  rush: { title: `A rush of ${rushPayments} payments at the same moment`, run: reportRush },
  printing: {
    title:
      'Printing (from the code on the screen to the last page, by 8 terminals; the same rows by bare SQL and by a bare server in turns)',
    run: reportPrinting,
  },
  approvals: {
    title: 'Approvals (applications that five people agree to, one action a transaction; medians, in turns)',
    run: reportApprovals,
  },
  paths: {
    title: `Approvals against an independent model (${randomSteps.toLocaleString('en')} steps of random processes)`,
    run: reportRandomApprovals,
  },
  exams: { title: `Exams (a plan for ${proposedExams.toLocaleString('en')} of them)`, run: reportExams },
  kills: { title: `${kills} kills while three processes decide applications`, run: reportKills },
  lessons: { title: 'Lessons (timetable, roll call, signs, rates; medians, in turns)', run: reportLessons },
  logs: { title: 'Logs and statistics (many rows against few, medians, in turns)', run: reportLogs },
  ledger: { title: `Ledger (${ledgerActions.toLocaleString('en')} random actions against a model)`, run: reportLedger },
  plan: { title: `Plan of lessons (${plannedLessons.toLocaleString('en')} of them, no room taken twice)`, run: reportPlan },
  weight: { title: 'Weight of pages (cold, in a browser; slow phone: 4G of 1.6 Mbit/s, a processor four times slower)', run: reportWeight },
  bytes: { title: 'Bytes (as they travel, compressed)', run: reportBytes },
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
reportGoals()
