import { personParts } from '../console/person/person-parts.extension.ts'
import { finders } from '../console/search/finders.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { documentFinder } from './console/issued/find-issued.service.ts'
import { issuedExport } from './console/issued/issued-export.ts'
import { documentsOfPerson } from './console/issued/person-documents.service.ts'
import { templateExport } from './console/templates/template-export.ts'
import { documentHooks } from './documents.extension.ts'
import { makeDocumentJob } from './documents.jobs.ts'
import { documentRoutes } from './documents.routes.ts'
import { describeDocument } from './issued/document-subject.service.ts'
import { makeOrdered } from './issuing/make.service.ts'
import { exportDocuments } from './issuing/own-document.service.ts'
import { ensureChain, ensureChains } from './keys/keys.service.ts'
import { addCertificates } from './starter/add-certificates.service.ts'

export const documentsModule = defineModule({
  name: 'documents',
  after: ['logs', 'statistics', 'people', 'academics', 'help', 'signature'],
  routes: documentRoutes,
  jobs: [
    jobHandler(
      makeDocumentJob,
      async (ctx, { id }) => {
        await makeOrdered(ctx, id)
        await documentHooks.of(ctx).onMade(ctx, id)
      },
      // More than typesetting processes, because each is also signed, stored and reported.
      { concurrency: ({ DOCUMENT_WORKERS }) => DOCUMENT_WORKERS * 4 },
    ),
  ],
  personalData: { documents: exportDocuments },
  onStart: ensureChains,
  onSchoolCreated: async (ctx, { id }) => {
    await ensureChain(ctx, id)
    await addCertificates(ctx, id)
  },
  extensionPoints: [documentHooks],
  provides: [
    finders.give({ document: documentFinder }),
    personParts.give({ documents: documentsOfPerson }),
    subjects.give({ document: describeDocument }),
    exportSources.give({ issued_documents: issuedExport, templates: templateExport }),
  ],
})
