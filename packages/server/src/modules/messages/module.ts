import { defineModule, jobHandler } from '../module.ts'
import { exportMessages } from './inbox.service.ts'
import { sendMailJob, sendQueuedMail, sendQueuedSms, sendSmsJob } from './mail-queue.service.ts'
import { messageRoutes } from './message.routes.ts'
import { publishAnnouncementJob, resolveMessagesJob } from './messages.jobs.ts'
import { publishDue } from './publish.service.ts'
import { readResolved } from './resolve.service.ts'
import { sweepMessages } from './retention.service.ts'
import { subjects } from './subjects.extension.ts'

export const messagesModule = defineModule({
  name: 'messages',
  after: ['school'],
  routes: messageRoutes,
  jobs: [
    jobHandler(sendMailJob, ({ services }, { sealed }) => sendQueuedMail(services, sealed)),
    jobHandler(sendSmsJob, ({ services }, { sealed }) => sendQueuedSms(services, sealed)),
    jobHandler(publishAnnouncementJob, publishDue),
    jobHandler(resolveMessagesJob, (ctx, { until, ...resolved }) => readResolved(ctx, { ...resolved, until: new Date(until) })),
  ],
  housekeeping: sweepMessages,
  personalData: { messages: exportMessages },
  extensionPoints: [subjects],
})
