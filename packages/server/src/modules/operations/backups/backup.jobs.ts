import { defineJob } from '../../../platform/jobs.ts'

/** What fails is shown with its cause, and the next night tries again. */
export const backUpJob = defineJob<{ readonly askedBy?: string }>('operations.back-up', { retryLimit: 0 })
export const followLogJob = defineJob('operations.follow-log', { retryLimit: 0 })
export const rehearseJob = defineJob('operations.rehearse', { retryLimit: 0 })
