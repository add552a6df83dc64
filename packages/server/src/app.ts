import type { AddressInfo } from 'node:net'
import { calls } from '@campus/contract/calls.ts'
import { paidFor, printing, products } from './handovers.ts'
import { addDemoPages, type DemoPagesOptions } from './http/demo-pages.ts'
import { addDocumentation } from './http/documentation.ts'
import { addHealth } from './http/health.ts'
import { mount } from './http/mount.ts'
import { addPayNotices } from './http/pay-notices.ts'
import { openServer } from './http/server.ts'
import { openSockets } from './http/sockets.ts'
import { serveWebApp } from './http/web-app.ts'
import { jobHandlers, jobSchedules, jobsAtOnce } from './job-handlers.ts'
import { academicsRoutes } from './modules/academics/academics.routes.ts'
import { accountRoutes } from './modules/account/account.routes.ts'
import { describeAccountChange } from './modules/account/changes/change-subject.service.ts'
import { closeAccount } from './modules/account/closing/close-account.service.ts'
import { mayWatch } from './modules/account/pc-login/pc-login.service.ts'
import { requireFreshProof } from './modules/account/proof/proof.service.ts'
import { openSessions } from './modules/account/session/session.service.ts'
import { openSessionCache } from './modules/account/session/session-cache.ts'
import { administrationRoutes } from './modules/administration/administration.routes.ts'
import { appealRoutes } from './modules/appeals/appeals.routes.ts'
import { describeFreeCopies, describeFreeCopiesReview } from './modules/appeals/free-copies/free-copies-subject.service.ts'
import { describePayGrievance, describePayGrievanceReview } from './modules/appeals/pay-grievance/pay-grievance-subject.service.ts'
import { describeApplication, describeApplicationDecision } from './modules/certificates/applications/application-subject.service.ts'
import { noteDownloaded } from './modules/certificates/applications/downloaded.service.ts'
import { certificateRoutes } from './modules/certificates/certificates.routes.ts'
import { forgetMailbox, undoMailbox } from './modules/certificates/mail/mailbox.service.ts'
import { documentRevoked } from './modules/certificates/pick-up/over-paper.service.ts'
import { pickUpOf } from './modules/certificates/pick-up/paper.service.ts'
import { describeReportedCertificate } from './modules/certificates/reports/about.service.ts'
import { cloudprintRoutes } from './modules/cloudprint/cloudprint.routes.ts'
import { forgetPrintFiles } from './modules/cloudprint/files/print-file.service.ts'
import { forgetOffers } from './modules/cloudprint/library/leave-library.service.ts'
import { describeLibraryFile, describeLibraryReview } from './modules/cloudprint/library/library-subject.service.ts'
import { describePrintTask } from './modules/cloudprint/orders/print-subject.service.ts'
import { documentRoutes } from './modules/documents/documents.routes.ts'
import { describeDocument } from './modules/documents/issuing/document-subject.service.ts'
import { ensureChains } from './modules/documents/keys/keys.service.ts'
import { entrustRoutes } from './modules/entrust/entrust.routes.ts'
import { describeEntrustment } from './modules/entrust/entrust-subject.service.ts'
import { forgetEntrustments } from './modules/entrust/own-entrustment.service.ts'
import { fileRoutes } from './modules/files/file.routes.ts'
import { helpRoutes } from './modules/help/help.routes.ts'
import { describeEvaluationAsk, describeFeedback, describeFeedbackCase } from './modules/help/help-subjects.service.ts'
import { homeRoutes } from './modules/home/home.routes.ts'
import { kioskRoutes } from './modules/kiosk/kiosk.routes.ts'
import { leaveRoutes } from './modules/leave/leave.routes.ts'
import { describeLeaveDecision, describeLeaveRequest } from './modules/leave/leave-subject.service.ts'
import { messageRoutes } from './modules/messages/message.routes.ts'
import type { Subjects } from './modules/messages/subject.ts'
import { orderRoutes } from './modules/orders/order.routes.ts'
import { describeOrder } from './modules/orders/order-subject.service.ts'
import { moneyInTheWay } from './modules/payment/leaving.service.ts'
import { takeNotice } from './modules/payment/notice.service.ts'
import { paymentRoutes } from './modules/payment/payment.routes.ts'
import { describeCorrection } from './modules/people/corrections/correction-subject.service.ts'
import { peopleRoutes } from './modules/people/people.routes.ts'
import { describeDataRequest } from './modules/people/privacy/data-request-subject.service.ts'
import { describeUnsurePrint } from './modules/printing/jobs/unsure-subject.service.ts'
import { printingRoutes } from './modules/printing/printing.routes.ts'
import { scanRoutes } from './modules/scan/scan.routes.ts'
import { schoolRoutes } from './modules/school/school.routes.ts'
import type { DemoAccounts } from './modules/school/school.service.ts'
import { openMachines } from './modules/terminals/credentials/machine.service.ts'
import { describeTerminalFault, describeTerminalFaultCase } from './modules/terminals/faults/fault-subject.service.ts'
import { forgetReporter } from './modules/terminals/faults/report.service.ts'
import { terminalRoutes } from './modules/terminals/terminals.routes.ts'
import { transitRoutes } from './modules/transit/transit.routes.ts'
import { checksOf } from './modules/verification/log.service.ts'
import { sharesOf } from './modules/verification/share.service.ts'
import { verificationRoutes } from './modules/verification/verification.routes.ts'
import { lapseBeans } from './modules/wallet/lapse.service.ts'
import { walletRoutes } from './modules/wallet/wallet.routes.ts'
import { undoWithdrawal } from './modules/wallet/withdrawals/withdrawal.service.ts'
import { describeWithdrawal } from './modules/wallet/withdrawals/withdrawal-subject.service.ts'
import type { Clock } from './platform/clock.ts'
import { systemContext } from './platform/context.ts'
import { listenForNews } from './platform/push.ts'
import type { Services } from './platform/services.ts'
import { openDatabase } from './platform/sql.ts'
import { outboxFolder } from './services.ts'

export interface CampusOptions {
  readonly services: Services
  readonly databaseUrl: string
  readonly clock: Clock
  readonly demoAccounts: DemoAccounts
  /** Whom the stand-ins of outside logins let a newcomer be; only the demo has such pages. */
  readonly demoPeople?: DemoPagesOptions['people']
  readonly demoTerminals?: DemoPagesOptions['terminals']
  /** Where the built web app lies; without it only the API is served. */
  readonly webFolder?: string
  /** Where the built screen of the terminals lies. */
  readonly kioskFolder?: string
  readonly checksOutput: boolean
}

/** Who tells how the things stand that messages speak of. */
const subjects: Subjects = {
  leave_request: describeLeaveRequest,
  leave_decision: describeLeaveDecision,
  feedback: describeFeedback,
  feedback_case: describeFeedbackCase,
  correction: describeCorrection,
  data_request: describeDataRequest,
  evaluation: describeEvaluationAsk,
  document: describeDocument,
  application: describeApplication,
  application_decision: describeApplicationDecision,
  withdrawal: describeWithdrawal,
  order: describeOrder,
  library_file: describeLibraryFile,
  library_review: describeLibraryReview,
  pay_grievance: describePayGrievance,
  pay_grievance_review: describePayGrievanceReview,
  free_copies: describeFreeCopies,
  free_copies_review: describeFreeCopiesReview,
  print_task: describePrintTask,
  entrustment: describeEntrustment,
  terminal_fault: describeTerminalFault,
  terminal_fault_case: describeTerminalFaultCase,
  unsure_print: describeUnsurePrint,
  account_change: describeAccountChange,
}

/** Every route of the product, area by area; what an area needs from another is handed over here. */
export const allRoutes = (demoAccounts: DemoAccounts) => [
  ...schoolRoutes(demoAccounts),
  ...accountRoutes({ withdrawal: undoWithdrawal, mailbox: undoMailbox }),
  ...peopleRoutes({
    moneyInTheWay,
    closeAccount: async (ctx, holder) => {
      const who = { schoolId: holder.schoolId, personId: holder.id }
      await forgetMailbox(ctx, who)
      await forgetPrintFiles(ctx, holder.id)
      await forgetOffers(ctx, holder.id)
      await forgetEntrustments(ctx, printing, holder.id)
      await forgetReporter(ctx, holder.id)
      await lapseBeans(ctx, who)
      await closeAccount(ctx, holder)
    },
  }),
  ...academicsRoutes,
  ...documentRoutes({ sharesOf, verificationsOf: checksOf, pickUpOf, onDownloaded: noteDownloaded, onRevoked: documentRevoked }),
  ...fileRoutes,
  ...administrationRoutes,
  ...messageRoutes(subjects),
  ...helpRoutes(describeReportedCertificate),
  ...transitRoutes,
  ...walletRoutes,
  ...paymentRoutes(paidFor),
  ...orderRoutes(products),
  ...verificationRoutes,
  ...terminalRoutes,
  ...printingRoutes(printing),
  ...entrustRoutes(printing),
  ...scanRoutes,
  ...certificateRoutes(products),
  ...cloudprintRoutes(products),
  ...appealRoutes(products, paidFor),
  ...leaveRoutes,
  ...kioskRoutes(products, printing),
  ...homeRoutes,
]

/** Puts the parts together. Nothing listens yet. */
export const openCampus = async ({
  services,
  databaseUrl,
  clock,
  demoAccounts,
  webFolder,
  kioskFolder,
  checksOutput,
  ...demo
}: CampusOptions) => {
  const { config, log } = services
  const database = openDatabase(databaseUrl, {
    maxConnections: config.DATABASE_CONNECTIONS,
    onError: (error) => log.warn({ err: error }, 'A database connection broke'),
  })
  const base = { sql: database.sql, now: clock, services }
  let isClosing = false

  const server = openServer(config, log)
  const cache = openSessionCache(() => news.isListening())
  const sessions = openSessions(base, cache)
  const machines = openMachines(base)
  const sockets = openSockets(server, {
    sessions,
    machines,
    mayWatchPcLogin: (id, pageSecret) => mayWatch(base, id, pageSecret),
    perNetwork: config.SOCKETS_PER_NETWORK,
    perSession: config.SOCKETS_PER_CALLER,
    total: config.SOCKETS_TOTAL,
    trustedProxies: config.TRUSTED_PROXIES ?? [],
    publicUrl: config.PUBLIC_URL,
    now: clock,
    log,
  })
  const news = listenForNews(databaseUrl, {
    log,
    onGap: () => cache.clear(),
    onNews: (item) => {
      const changed = item.to.startsWith('session:') ? item.to.slice('session:'.length) : undefined
      if (changed === undefined) return sockets.deliver(item)
      cache.dropSession(changed)
      void sockets.recheckSession(changed)
    },
  })

  await mount(server, allRoutes(demoAccounts), { base, sessions, machines, requireFreshProof, checksOutput })
  addPayNotices(server, { take: (provider, given) => takeNotice(systemContext(base), paidFor, provider, given) })
  addHealth(server, { sql: database.sql, isClosing: () => isClosing, hasOffice: services.office.isPresent })
  addDocumentation(server, calls, config.PRODUCT_VERSION)
  if (demo.demoPeople) {
    const terminals = demo.demoTerminals ?? (() => undefined)
    addDemoPages(server, { services, people: demo.demoPeople, outboxFolder: outboxFolder(config), terminals })
  }
  if (webFolder) await serveWebApp(server, webFolder)
  if (kioskFolder) await serveWebApp(server, kioskFolder, '/kiosk/')

  return {
    server,
    base,
    async listen(host: string, port: number): Promise<number> {
      await news.start()
      await ensureChains(systemContext(base))
      await services.jobs.start(jobHandlers(base), jobSchedules, jobsAtOnce(config))
      await server.listen({ host, port })
      return (server.server.address() as AddressInfo).port
    },
    /** Stops taking requests, lets the running ones end, then lets go of the database. */
    async close() {
      isClosing = true
      sockets.close()
      await server.close()
      await services.jobs.stop()
      await news.stop()
      services.mail.close()
      await services.pdfChecker.close()
      await services.pageCounter.close()
      await services.pictures.close()
      await services.typesetter.close()
      await services.previewTypesetter.close()
      await database.close()
    },
  }
}
export type Campus = Awaited<ReturnType<typeof openCampus>>
