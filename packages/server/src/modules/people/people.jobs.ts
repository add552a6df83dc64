import { defineJob } from '../../platform/jobs.ts'

/** Packs the copy of their data that somebody asked for. */
export const packCopyJob = defineJob<{ readonly requestId: string }>('people.export')
