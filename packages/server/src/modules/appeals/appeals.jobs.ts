import { defineJob } from '../../platform/jobs.ts'

export const gatherEvidenceJob = defineJob<{ readonly id: string }>('appeals.gather')
