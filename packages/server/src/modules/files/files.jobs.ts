import { defineJob } from '../../platform/jobs.ts'

/** Deletes bytes that no file uses any more. */
export const dropBlobJob = defineJob<{ readonly blobKey: string }>('files.drop_blob')
