import { defineJob } from '../../../platform/jobs.ts'

/** Somebody waits for it: a failure is told soon. A long list may take its time. */
export const exportJob = defineJob<{ readonly id: string }>('logs.export', { retryLimit: 3, maxSeconds: 7200 })
