import { defineJob } from '../../platform/jobs.ts'

/** Measures the portrait of somebody who agreed to be compared. */
export const measurePortraitJob = defineJob<{ readonly personId: string }>('faces.measure-portrait')
