import { paidFor, printing, products } from './handovers.ts'
import { exportAcademics } from './modules/academics/academics-export.service.ts'
import { exportAccount } from './modules/account/export/account-export.service.ts'
import { sweep } from './modules/account/housekeeping/housekeeping.service.ts'
import { dropOldPreviews } from './modules/administration/imports/import.service.ts'
import { endIfLast, endStuckImports } from './modules/administration/imports/import-end.service.ts'
import { readImport } from './modules/administration/imports/import-reading.service.ts'
import { runImportJob } from './modules/administration/imports/import-running.service.ts'
import { expireDue } from './modules/administration/resets/account-reset.service.ts'
import { exportFreeCopies } from './modules/appeals/free-copies/free-copies.service.ts'
import { gatherFor } from './modules/appeals/pay-grievance/gather.service.ts'
import { exportPayGrievances } from './modules/appeals/pay-grievance/pay-grievance.service.ts'
import { sealNewEntries } from './modules/audit/audit.service.ts'
import { exportApplications } from './modules/certificates/applications/application.service.ts'
import { documentFinished } from './modules/certificates/applications/document-finished.service.ts'
import { remindOverdue } from './modules/certificates/applications/nudge.service.ts'
import { deliverMail } from './modules/certificates/mail/deliver.service.ts'
import { exportMails } from './modules/certificates/mail/mail-export.service.ts'
import { sweepPaper } from './modules/certificates/pick-up/over-paper.service.ts'
import { issueReleased } from './modules/certificates/product/issuing.service.ts'
import { sweepBlobs } from './modules/cloudprint/blobs/print-blob.service.ts'
import { exportPrintFiles } from './modules/cloudprint/files/print-file.service.ts'
import { readPrintFile } from './modules/cloudprint/files/read-file.service.ts'
import { sweepPrintFiles } from './modules/cloudprint/files/sweep.service.ts'
import { sweepRefused } from './modules/cloudprint/library/leave-library.service.ts'
import { exportLibraryFiles } from './modules/cloudprint/library/share.service.ts'
import { expirePrints } from './modules/cloudprint/orders/expire.service.ts'
import { exportPrints } from './modules/cloudprint/orders/print-task.service.ts'
import { makeOrdered } from './modules/documents/issuing/make.service.ts'
import { exportDocuments } from './modules/documents/own-documents/own-document.service.ts'
import { exportEntrustments } from './modules/entrust/own-entrustment.service.ts'
import { sweepEntrustments } from './modules/entrust/sweep.service.ts'
import { signHeads } from './modules/evidence/sign-heads.service.ts'
import { sweepPreviews } from './modules/files/made-file.service.ts'
import { sweepOrphans } from './modules/files/orphan.service.ts'
import { dropBlobIfUnused } from './modules/files/unused-blob.service.ts'
import { exportHelp } from './modules/help/help-export.service.ts'
import { sweepVisits } from './modules/kiosk/sweep.service.ts'
import { exportLeave } from './modules/leave/leave.service.ts'
import { exportMessages } from './modules/messages/inbox.service.ts'
import { publishDue } from './modules/messages/publish.service.ts'
import { readResolved } from './modules/messages/resolve.service.ts'
import { sweepMessages } from './modules/messages/retention.service.ts'
import { closeDue } from './modules/orders/closing.service.ts'
import { exportOrders } from './modules/orders/own-order.service.ts'
import { deliverAgain, recoverOrders } from './modules/orders/recovery.service.ts'
import { repriceOrder } from './modules/orders/reprice.service.ts'
import { askWhenDue } from './modules/payment/ask.service.ts'
import { sweepPayments } from './modules/payment/payment-jobs.service.ts'
import { exportPayments } from './modules/payment/recharge.service.ts'
import { queueNightly, reconcileAll } from './modules/payment/reconciliation/nightly.service.ts'
import { tryRefund } from './modules/payment/refund.service.ts'
import { type ExportParts, packExport } from './modules/people/export/pack-export.service.ts'
import { sweepPeople } from './modules/people/privacy/people-sweep.service.ts'
import { sweepCodes } from './modules/printing/codes/code.service.ts'
import { exportTerminalPrints } from './modules/printing/jobs/export.service.ts'
import { sweepPrinting } from './modules/printing/jobs/lapse.service.ts'
import { sweepEnrolments } from './modules/terminals/credentials/enrolment.service.ts'
import { exportFaultReports } from './modules/terminals/faults/report.service.ts'
import { watchTerminals } from './modules/terminals/status/status.service.ts'
import { sweepTransitKeys } from './modules/transit/transit.service.ts'
import { sealLedger } from './modules/wallet/books/chain.service.ts'
import { exportWallet } from './modules/wallet/wallet-export.service.ts'
import { payOutDue } from './modules/wallet/withdrawals/payout.service.ts'
import type { Config } from './platform/config.ts'
import { type BaseContext, systemContext } from './platform/context.ts'
import type { JobHandlers, JobKind } from './platform/jobs.ts'
import { sendQueuedMail, sendQueuedSms } from './platform/mail-queue.ts'

/** What each area adds to the copy of their data that people may ask for. */
const exportParts: ExportParts = {
  account: exportAccount,
  academics: exportAcademics,
  messages: exportMessages,
  leave: exportLeave,
  help: exportHelp,
  documents: exportDocuments,
  orders: exportOrders,
  applications: exportApplications,
  mails: exportMails,
  prints: exportPrints,
  printFiles: exportPrintFiles,
  entrustments: exportEntrustments,
  payGrievances: exportPayGrievances,
  freeCopiesRequests: exportFreeCopies,
  libraryFiles: exportLibraryFiles,
  wallet: exportWallet,
  payments: exportPayments,
  terminalFaults: exportFaultReports,
  terminalPrints: exportTerminalPrints,
}

/** What each kind of job does; a new kind without its line here does not compile. */
export const jobHandlers = (base: BaseContext): JobHandlers => ({
  'mail.send': ({ sealed }) => sendQueuedMail(base.services, sealed),
  'sms.send': ({ sealed }) => sendQueuedSms(base.services, sealed),
  'audit.seal': async () => {
    await sealNewEntries(systemContext(base))
  },
  'ledger.seal': async () => {
    await sealLedger(systemContext(base))
  },
  'evidence.sign': () => signHeads(systemContext(base)),
  'wallet.pay_out': () => payOutDue(systemContext(base)),
  'files.drop_blob': ({ blobKey }) => dropBlobIfUnused(systemContext(base), blobKey),
  'files.sweep': () => sweepOrphans(systemContext(base)),
  'people.export': ({ requestId }) => packExport(systemContext(base), requestId, exportParts),
  'announcement.publish': (due) => publishDue(systemContext(base), due),
  'messages.settle': ({ until, ...resolved }) => readResolved(systemContext(base), { ...resolved, until: new Date(until) }),
  'people.import.read': ({ id }, attempt) => endIfLast(systemContext(base), id, attempt, readImport),
  'people.import.run': ({ id }, attempt) => endIfLast(systemContext(base), id, attempt, runImportJob),
  'documents.make': async ({ id }) => {
    await makeOrdered(systemContext(base), id)
    await documentFinished(systemContext(base), id)
  },
  'applications.remind': () => remindOverdue(systemContext(base)),
  'mail.deliver': ({ id }) => deliverMail(systemContext(base), id),
  'appeals.gather': ({ id }) => gatherFor(systemContext(base), products, paidFor, id),
  'orders.close': ({ id }) => closeDue(systemContext(base), products, paidFor, id),
  'orders.reprice': ({ id }) => repriceOrder(systemContext(base), products, id),
  'orders.deliver': ({ id }) => deliverAgain(systemContext(base), products, id),
  'certificates.issue': ({ lineId }) => issueReleased(systemContext(base), lineId),
  'orders.heal': () => recoverOrders(systemContext(base), products, paidFor),
  'terminals.watch': () => watchTerminals(systemContext(base)),
  'cloudprint.read': ({ id }) => readPrintFile(systemContext(base), id),
  'cloudprint.sweep': async () => {
    await sweepPrintFiles(systemContext(base))
    await sweepRefused(systemContext(base))
    await sweepBlobs(systemContext(base))
  },
  'cloudprint.expire': () => expirePrints(systemContext(base)),
  'printing.sweep': async () => {
    await sweepPrinting(systemContext(base))
    await sweepCodes(systemContext(base))
    await sweepVisits(systemContext(base))
  },
  'entrust.sweep': async () => {
    await sweepPaper(systemContext(base))
    await sweepEntrustments(systemContext(base), printing)
  },
  'payment.ask': ({ id }) => askWhenDue(systemContext(base), paidFor, id),
  'payment.refund': ({ id }) => tryRefund(systemContext(base), id),
  'payment.sweep': () => sweepPayments(systemContext(base)),
  'payment.nightly': () => queueNightly(systemContext(base)),
  'payment.reconcile': (due) => reconcileAll(systemContext(base), paidFor, due),
  'housekeeping.sweep': async () => {
    await sweep(systemContext(base))
    await dropOldPreviews(systemContext(base))
    await endStuckImports(systemContext(base))
    await expireDue(systemContext(base))
    await sweepMessages(systemContext(base))
    await sweepPeople(systemContext(base))
    await sweepTransitKeys(systemContext(base))
    await sweepPreviews(systemContext(base))
    await sweepEnrolments(systemContext(base))
  },
})

export const jobSchedules: Partial<Record<JobKind, string>> = {
  'audit.seal': '* * * * *',
  'ledger.seal': '* * * * *',
  'evidence.sign': '* * * * *',
  'wallet.pay_out': '* * * * *',
  'payment.sweep': '* * * * *',
  // Half past ten in China: providers have made the bill of the day before by ten.
  'payment.nightly': '30 2 * * *',
  'orders.heal': '*/5 * * * *',
  'terminals.watch': '* * * * *',
  'printing.sweep': '* * * * *',
  'entrust.sweep': '*/10 * * * *',
  'cloudprint.sweep': '*/5 * * * *',
  'cloudprint.expire': '*/5 * * * *',
  'housekeeping.sweep': '17 * * * *',
  'files.sweep': '41 * * * *',
  'applications.remind': '7 * * * *',
}

/** More documents than children set them, because each is also signed, kept and told of; a mail server may take its time. */
export const jobsAtOnce = ({ DOCUMENT_WORKERS }: Config): Partial<Record<JobKind, number>> => ({
  'documents.make': DOCUMENT_WORKERS * 4,
  'certificates.issue': DOCUMENT_WORKERS * 4,
  'mail.deliver': 8,
  'cloudprint.read': DOCUMENT_WORKERS,
  'payment.ask': 8,
  'payment.refund': 4,
})
