import { defineJob } from '../../platform/jobs.ts'

/** Judges a photo that was handed in while the machine was busy. */
export const judgePhotoJob = defineJob<{ id: string }>('identity.judge', { retryLimit: 5 })
export const readPhotoImportJob = defineJob<{ id: string }>('identity.import.read')
/** `runBy`: who confirmed it; jobs queued by the release before do not say so. */
export const runPhotoImportJob = defineJob<{ id: string; runBy?: string }>('identity.import.run')
