import { defineJob } from '../../platform/jobs.ts'

/** A person waits for an import: a failure must be reported soon. */
const soon = { retryLimit: 3 }

export const readScheduleImportJob = defineJob<{ readonly id: string }>('schedule.import.read', soon)
export const runScheduleImportJob = defineJob<{ readonly id: string }>('schedule.import.run', soon)
