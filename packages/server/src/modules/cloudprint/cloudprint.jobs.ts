import { defineJob } from '../../platform/jobs.ts'

export const readPrintFileJob = defineJob<{ readonly id: string }>('cloudprint.read')
