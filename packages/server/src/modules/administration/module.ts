import { decideAccountReset } from '@campus/contract/administration/account-resets.ts'
import { finders } from '../console/search/finders.extension.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { importPeopleJob, notifyImportedJob, readImportFileJob } from './administration.jobs.ts'
import { administrationRoutes } from './administration.routes.ts'
import { peopleExport } from './export/people-export.ts'
import { dropOldPreviews, oldPreviews } from './imports/import.service.ts'
import { endIfLast, endStuckImports } from './imports/import-end.service.ts'
import { peopleImportExport } from './imports/import-list-export.ts'
import { readImport } from './imports/import-reading.service.ts'
import { notifyImported, runImportJob } from './imports/import-running.service.ts'
import { peopleFinder } from './people/find-people.service.ts'
import { measureOpen } from './resets/account-reset.repository.ts'
import { expireDue } from './resets/account-reset.service.ts'

export const administrationModule = defineModule({
  name: 'administration',
  after: ['academics', 'account', 'certificates', 'logs'],
  routes: administrationRoutes,
  jobs: [
    jobHandler(readImportFileJob, (ctx, { id }, attempt) => endIfLast(ctx, id, attempt, readImport)),
    jobHandler(notifyImportedJob, (ctx, { people }) => notifyImported(ctx, people)),
    jobHandler(importPeopleJob, (ctx, { id }, attempt) => endIfLast(ctx, id, attempt, runImportJob)),
  ],
  housekeeping: async (ctx) => {
    await dropOldPreviews(ctx)
    await endStuckImports(ctx)
    await expireDue(ctx)
  },
  retention: [oldPreviews],
  provides: [
    waitingQueues.give({
      account_resets: { decidedBy: decideAccountReset, measure: (ctx) => measureOpen(ctx.sql, { ...ctx.caller, now: ctx.now() }) },
    }),
    finders.give({ person: peopleFinder }),
    exportSources.give({ people: peopleExport, people_imports: peopleImportExport }),
  ],
})
