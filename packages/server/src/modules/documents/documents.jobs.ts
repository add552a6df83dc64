import { defineJob } from '../../platform/jobs.ts'

export const makeDocumentJob = defineJob<{ readonly id: string }>('documents.make')
