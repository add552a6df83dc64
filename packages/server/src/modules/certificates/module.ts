import { decideApplications } from '@campus/contract/certificates/decisions.ts'
import { defineJob } from '../../platform/jobs.ts'
import { othersUndo } from '../account/undo.extension.ts'
import { matters } from '../approval/matters.extension.ts'
import { personParts } from '../console/person/person-parts.extension.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { documentHooks } from '../documents/documents.extension.ts'
import { reports } from '../help/reports.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { logSources } from '../logs/log-source.extension.ts'
import { trailSources } from '../logs/trail/trail-sources.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { products } from '../orders/products.extension.ts'
import { closingGuards } from '../people/closing.extension.ts'
import { printables } from '../printing/printing.extension.ts'
import { signatureNeeds } from '../signature/needs.extension.ts'
import { statisticSources } from '../statistics/sources.extension.ts'
import { describeAgency, exportAgencies } from './agents/agency.service.ts'
import { forgetAgencies, undoAgency } from './agents/agency-end.service.ts'
import { neededSignatures } from './application/needed-signature.service.ts'
import { exportApplications } from './applications/application.service.ts'
import { applicationLogExport, applicationLogSource } from './applications/application-log-source.ts'
import { applicationSource } from './applications/application-source.ts'
import { describeApplication, describeApplicationDecision } from './applications/application-subject.service.ts'
import { applicationsOfPerson } from './applications/person-applications.service.ts'
import { issueCertificateJob, mailCertificatesJob } from './certificates.jobs.ts'
import { certificateRoutes } from './certificates.routes.ts'
import { adoptApplications } from './decisions/adoption.service.ts'
import { certificateMatter } from './decisions/certificate-matter.service.ts'
import { applicationsWaiting } from './decisions/decision.service.ts'
import { documentFinished } from './handover/document-finished.service.ts'
import { noteDownloaded } from './handover/downloaded.service.ts'
import { deliverMail } from './mail/deliveries/deliver.service.ts'
import { mailExport } from './mail/deliveries/mail-export.ts'
import { mailsOfPerson } from './mail/deliveries/person-mails.service.ts'
import { exportMails } from './mail/mail-export.service.ts'
import { mailSource } from './mail/mail-source.ts'
import { mailTrail } from './mail/mail-trail.ts'
import { forgetMailbox, undoMailbox } from './mail/mailbox/mailbox.service.ts'
import { certificatePrintable } from './pick-up/certificate-printable.service.ts'
import { documentRevoked, sweepPaper } from './pick-up/over-paper.service.ts'
import { certificateToCome, pickUpOf } from './pick-up/paper.service.ts'
import { certificateProduct } from './product/certificate-product.service.ts'
import { issueReleased } from './product/issuing.service.ts'
import { describeReportedCertificate } from './reports/about.service.ts'

export const certificatesModule = defineModule({
  name: 'certificates',
  after: ['orders', 'approval', 'verification', 'entrust', 'signature', 'logs', 'statistics'],
  routes: certificateRoutes,
  housekeeping: adoptApplications,
  jobs: [
    jobHandler(issueCertificateJob, (ctx, { lineId }) => issueReleased(ctx, lineId), {
      concurrency: ({ DOCUMENT_WORKERS }) => DOCUMENT_WORKERS * 4,
    }),
    // A mail server may take its time.
    jobHandler(mailCertificatesJob, (ctx, { id }) => deliverMail(ctx, id), { concurrency: 8 }),
    jobHandler(defineJob('certificates.sweep'), sweepPaper, { schedule: '*/10 * * * *' }),
  ],
  personalData: { agencies: exportAgencies, applications: exportApplications, mails: exportMails },
  onAccountClosed: async (ctx, { id: personId, schoolId }) => {
    await forgetAgencies(ctx, personId)
    await forgetMailbox(ctx, { schoolId, personId })
  },
  provides: [
    personParts.give({ applications: applicationsOfPerson, mails: mailsOfPerson }),
    waitingQueues.give({ certificate_applications: { decidedBy: decideApplications, measure: applicationsWaiting } }),
    statisticSources.give({ applications: applicationSource, mails: mailSource }),
    matters.give({ certificate: certificateMatter }),
    trailSources.give({ certificate_mails: mailTrail }),
    exportSources.give({ certificate_mails: mailExport, application: applicationLogExport }),
    products.give({ certificate: certificateProduct }),
    closingGuards.give({ certificateToCome }),
    printables.give({ certificate: certificatePrintable }),
    documentHooks.give({ pickUpOf, onMade: documentFinished, onDownloaded: noteDownloaded, onRevoked: documentRevoked }),
    othersUndo.give({ agency: undoAgency, mailbox: undoMailbox }),
    signatureNeeds.give({ neededPictures: neededSignatures }),
    reports.give({ describeReported: describeReportedCertificate }),
    logSources.give({ application: applicationLogSource }),
    subjects.give({ agency: describeAgency, application: describeApplication, application_decision: describeApplicationDecision }),
  ],
})
