import { failedJobs, retryJob } from '@campus/contract/administration/failed-jobs.ts'
import { route } from '../../../http/route.ts'
import { pageFailed, retry } from './failed-job.service.ts'

export const failedJobRoutes = [route(failedJobs, pageFailed), route(retryJob, retry)]
