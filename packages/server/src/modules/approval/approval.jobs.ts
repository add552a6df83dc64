import { defineJob } from '../../platform/jobs.ts'

/** Runs a trigger of a process: a mail, or a call of another system. */
export const runTriggerJob = defineJob<{ readonly instanceId: string; readonly runId: string; readonly nodeId: string }>(
  'approval.trigger',
  {
    retryLimit: 2,
  },
)

/** Hands on what waits for those who left an office. */
export const followSuccessorsJob = defineJob('approval.follow-successors')

/** Removes applications that a school keeps no longer. */
export const sweepApplicationsJob = defineJob('approval.sweep')

/** Adds up what happened on the days that have ended. */
export const sumUpDaysJob = defineJob('approval.sum-up-days')

/** Fires the timers that are due. */
export const fireTimersJob = defineJob('approval.timers')
