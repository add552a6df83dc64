import { defineJob } from '../../platform/jobs.ts'

/** Makes the keys of a campaign, and opens it to its students when all are there. */
export const makeKeysJob = defineJob<{ readonly id: string }>('appraisal.make-keys')
