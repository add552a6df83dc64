import { exportAcademics } from './modules/academics/academics-export.service.ts'
import { exportAccount } from './modules/account/export/account-export.service.ts'
import { sweep } from './modules/account/housekeeping/housekeeping.service.ts'
import { dropOldPreviews } from './modules/administration/imports/import.service.ts'
import { readImport } from './modules/administration/imports/import-reading.service.ts'
import { carryOutImport } from './modules/administration/imports/import-running.service.ts'
import { sealNewEntries } from './modules/audit/audit.service.ts'
import { isDocumentFile } from './modules/documents/issuing/issued.service.ts'
import { makeOrdered } from './modules/documents/issuing/make.service.ts'
import { exportDocuments } from './modules/documents/own-documents/own-document.service.ts'
import { sweepPreviews } from './modules/files/made-file.service.ts'
import { dropBlobIfUnused } from './modules/files/unused-blob.service.ts'
import { exportHelp } from './modules/help/help-export.service.ts'
import { exportLeave } from './modules/leave/leave.service.ts'
import { exportMessages } from './modules/messages/inbox.service.ts'
import { publishDue } from './modules/messages/publish.service.ts'
import { sweepMessages } from './modules/messages/retention.service.ts'
import { type ExportParts, packExport } from './modules/people/export/pack-export.service.ts'
import { sweepPeople } from './modules/people/privacy/people-sweep.service.ts'
import { sweepTransitKeys } from './modules/transit/transit.service.ts'
import type { Config } from './platform/config.ts'
import { type Ctx, systemContext } from './platform/context.ts'
import type { JobHandlers, JobKind } from './platform/jobs.ts'
import { sendSealedMail, sendSealedSms } from './platform/letters.ts'

/** What each area adds to the copy of their data that people may ask for. */
const exportParts: ExportParts = {
  account: exportAccount,
  academics: exportAcademics,
  messages: exportMessages,
  leave: exportLeave,
  help: exportHelp,
  documents: exportDocuments,
}

/** What each kind of job does; a new kind without its line here does not compile. */
export const jobHandlers = (ground: Pick<Ctx, 'sql' | 'now' | 'world'>): JobHandlers => ({
  'mail.send': ({ sealed }) => sendSealedMail(ground.world, sealed),
  'sms.send': ({ sealed }) => sendSealedSms(ground.world, sealed),
  'audit.seal': async () => {
    await sealNewEntries(systemContext(ground))
  },
  'files.drop_blob': ({ blobKey }) => dropBlobIfUnused(systemContext(ground), blobKey, isDocumentFile),
  'people.export': ({ requestId }) => packExport(systemContext(ground), requestId, exportParts),
  'announcement.publish': (due) => publishDue(systemContext(ground), due),
  'people.import.read': ({ id }) => readImport(systemContext(ground), id),
  'people.import.run': ({ id }) => carryOutImport(systemContext(ground), id),
  'documents.make': ({ id }) => makeOrdered(systemContext(ground), id),
  'housekeeping.sweep': async () => {
    await sweep(systemContext(ground))
    await dropOldPreviews(systemContext(ground))
    await sweepMessages(systemContext(ground))
    await sweepPeople(systemContext(ground))
    await sweepTransitKeys(systemContext(ground))
    await sweepPreviews(systemContext(ground))
  },
})

export const jobSchedules: Partial<Record<JobKind, string>> = { 'audit.seal': '* * * * *', 'housekeeping.sweep': '17 * * * *' }

/** More documents than children set them, because each is also signed, kept and told of. */
export const jobsAtOnce = ({ DOCUMENT_WORKERS }: Config): Partial<Record<JobKind, number>> => ({ 'documents.make': DOCUMENT_WORKERS * 4 })
