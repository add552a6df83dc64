import { defineJob } from '../../platform/jobs.ts'
import { defineModule, jobHandler } from '../module.ts'
import { fileRoutes } from './file.routes.ts'
import { dropBlobJob } from './files.jobs.ts'
import { previewFiles, sweepPreviews } from './made-file.service.ts'
import { orphanFiles, sweepOrphans } from './orphans/orphan.service.ts'
import { dropBlobIfUnused } from './unused-blob.service.ts'

export const filesModule = defineModule({
  name: 'files',
  after: [],
  routes: fileRoutes,
  jobs: [
    jobHandler(dropBlobJob, (ctx, { blobKey }) => dropBlobIfUnused(ctx, blobKey)),
    jobHandler(defineJob('files.sweep'), sweepOrphans, { schedule: '41 * * * *', removes: [orphanFiles] }),
  ],
  housekeeping: sweepPreviews,
  retention: [previewFiles],
})
