import type { SubjectKind } from '@campus/contract/messages/categories.ts'
import { defineJob } from '../../platform/jobs.ts'

/** With the time it was queued for: a job of a time that was changed since has nothing to do. */
export const publishAnnouncementJob = defineJob<{ readonly id: string; readonly publishAt: string }>('announcement.publish')

/** Marks messages as read that asked for something until then, now that it is done. */
export const resolveMessagesJob = defineJob<{
  readonly kind: SubjectKind
  readonly id: string
  readonly until: string
  readonly people?: readonly string[] | undefined
}>('messages.resolve', { formerly: 'messages.settle' })
