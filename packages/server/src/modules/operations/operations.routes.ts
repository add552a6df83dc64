import { accessMatrix, accessWhy, unusedGrants } from '@campus/contract/operations/access.ts'
import { applyConfiguration, compareConfiguration, exportConfiguration } from '@campus/contract/operations/configuration.ts'
import { duties, endDuty, giveDuty } from '@campus/contract/operations/duties.ts'
import { dropJob, failedJobs, retryJob } from '@campus/contract/operations/failed-jobs.ts'
import { jobQueue } from '@campus/contract/operations/job-queue.ts'
import { retention } from '@campus/contract/operations/retention.ts'
import { endSessions, openSessions } from '@campus/contract/operations/sessions.ts'
import { serviceOutages, systemStatus } from '@campus/contract/operations/status.ts'
import { route } from '../../http/route.ts'
import { explain, listUnused, readMatrix } from './access/access.service.ts'
import { apply, compare, exportAll } from './configuration/configuration.service.ts'
import { end as endOneDuty, give, listDuties } from './duties/duty.service.ts'
import { drop, pageFailed, retry } from './jobs/failed-job.service.ts'
import { readJobQueue } from './jobs/job-queue.service.ts'
import { readRetention } from './retention/retention.service.ts'
import { end, pageSessions } from './sessions/session.service.ts'
import { listOutages, readStatus } from './status/status.service.ts'

/** Watching the installation, and ending what should not go on. */
export const operationsRoutes = [
  route(systemStatus, readStatus),
  route(serviceOutages, listOutages),
  route(openSessions, pageSessions),
  route(endSessions, end),
  route(jobQueue, readJobQueue),
  route(failedJobs, pageFailed),
  route(retryJob, retry),
  route(dropJob, drop),
  route(retention, readRetention),
  route(accessMatrix, readMatrix),
  route(accessWhy, explain),
  route(unusedGrants, listUnused),
  route(duties, listDuties),
  route(giveDuty, give),
  route(endDuty, endOneDuty),
  route(exportConfiguration, exportAll),
  route(compareConfiguration, compare),
  route(applyConfiguration, apply),
]
