import { defineModule, jobHandler } from '../module.ts'
import { readImportJob, runImportJob } from './administration.jobs.ts'
import { administrationRoutes } from './administration.routes.ts'
import { dropOldPreviews } from './imports/import.service.ts'
import { endIfLast, endStuckImports } from './imports/import-end.service.ts'
import { readImport } from './imports/import-reading.service.ts'
import { carryOutImport } from './imports/import-running.service.ts'
import { expireDue } from './resets/account-reset.service.ts'

export const administrationModule = defineModule({
  name: 'administration',
  after: ['account'],
  routes: administrationRoutes,
  jobs: [
    jobHandler(readImportJob, (ctx, { id }, attempt) => endIfLast(ctx, id, attempt, readImport)),
    jobHandler(runImportJob, (ctx, { id }, attempt) => endIfLast(ctx, id, attempt, carryOutImport)),
  ],
  housekeeping: async (ctx) => {
    await dropOldPreviews(ctx)
    await endStuckImports(ctx)
    await expireDue(ctx)
  },
})
