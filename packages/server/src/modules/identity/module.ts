import { decidePaper } from '@campus/contract/identity/console/papers.ts'
import { decidePhotos } from '@campus/contract/identity/library.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { faceWithdrawal } from '../faces/withdrawal.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { logSources } from '../logs/log-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule, jobHandler } from '../module.ts'
import { photoLibrary } from '../people/photo-library.extension.ts'
import { statisticSources } from '../statistics/sources.extension.ts'
import { paperExport } from './console/paper-export.ts'
import { papersWaiting, photosWaiting } from './console/waiting.service.ts'
import { describePapersWaiting, describePhotosWaiting } from './console/waiting-subject.service.ts'
import { photoOperationExport, photoOperationSource, photoStorageExport, photoStorageSource } from './events/photo-event-source.ts'
import { judgePhotoJob, readPhotoImportJob, runPhotoImportJob } from './identity.jobs.ts'
import { identityRoutes } from './identity.routes.ts'
import { photoImportExport } from './imports/import-list-export.ts'
import { dropOldPreviews, oldPreviews } from './imports/photo-import.service.ts'
import { readPhotoImport } from './imports/read-photo-import.service.ts'
import { endIfLast, endStuckImports, runPhotoImport } from './imports/run-photo-import.service.ts'
import { photoExport } from './library/photo-export.ts'
import { photosOf } from './library/photos-of-person.service.ts'
import { describePaper } from './papers/paper-subject.service.ts'
import { expirePapers, papersOver } from './papers/paper-sweep.service.ts'
import { judgeLater } from './photos/judge-later.service.ts'
import { photoSource } from './photos/photo-source.ts'
import { describePhoto } from './photos/photo-subject.service.ts'
import { photoDrafts, sweepDrafts } from './photos/photo-sweep.service.ts'
import { deleteWithdrawn, erase, leave } from './privacy/delete-photos.service.ts'
import { exportPapers, exportPhotoEvents, exportPhotosOf, exportSearches } from './privacy/identity-export.service.ts'
import { describeSearch } from './search/search-subject.service.ts'
import { photoSearches, sweepSearches } from './search/search-sweep.service.ts'
import { addPhotoTypes } from './starter/add-photo-types.service.ts'

export const identityModule = defineModule({
  name: 'identity',
  after: ['faces', 'signature', 'logs'],
  routes: identityRoutes,
  jobs: [
    jobHandler(judgePhotoJob, judgeLater),
    jobHandler(readPhotoImportJob, (ctx, { id }, attempt) => endIfLast(ctx, id, attempt, readPhotoImport)),
    jobHandler(runPhotoImportJob, (ctx, { id, runBy }, attempt) =>
      endIfLast(ctx, id, attempt, (ctx, id) => runPhotoImport(ctx, id, runBy)),
    ),
  ],
  housekeeping: async (ctx) => {
    await sweepDrafts(ctx)
    await expirePapers(ctx)
    await dropOldPreviews(ctx)
    await endStuckImports(ctx)
    await sweepSearches(ctx)
  },
  retention: [photoDrafts, papersOver, oldPreviews, photoSearches],
  personalData: { photos: exportPhotosOf, photoEvents: exportPhotoEvents, papers: exportPapers, photoSearches: exportSearches },
  onDataErased: erase,
  onAccountClosed: leave,
  onSchoolCreated: (ctx, { id }) => addPhotoTypes(ctx, id),
  provides: [
    waitingQueues.give({
      photos: { decidedBy: decidePhotos, measure: photosWaiting },
      papers: { decidedBy: decidePaper, measure: papersWaiting },
    }),
    statisticSources.give({ photos: photoSource }),
    subjects.give({
      photo: describePhoto,
      photo_review: describePhotosWaiting,
      paper: describePaper,
      paper_review: describePapersWaiting,
      photo_search: describeSearch,
    }),
    faceWithdrawal.give({ identity: deleteWithdrawn }),
    photoLibrary.give({ photosOf }),
    logSources.give({ photo_operation: photoOperationSource, photo_storage: photoStorageSource }),
    exportSources.give({
      photo_operation: photoOperationExport,
      photo_storage: photoStorageExport,
      photos: photoExport,
      identity_papers: paperExport,
      photo_imports: photoImportExport,
    }),
  ],
})
