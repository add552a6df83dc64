import { defineModule, jobHandler } from '../module.ts'
import { publishDue } from './announcements/publish.service.ts'
import { exportMessages } from './inbox/inbox.service.ts'
import { oldMessages, sweepMessages } from './inbox/retention.service.ts'
import { messageRoutes } from './message.routes.ts'
import { publishAnnouncementJob, resolveMessagesJob } from './messages.jobs.ts'
import { sendMailJob, sendQueuedMail, sendQueuedSms, sendSmsJob } from './sending/mail-queue.service.ts'
import { readResolved } from './sending/resolve.service.ts'
import { subjects } from './subjects.extension.ts'

export const messagesModule = defineModule({
  name: 'messages',
  after: ['school', 'console'],
  routes: messageRoutes,
  jobs: [
    jobHandler(sendMailJob, sendQueuedMail),
    jobHandler(sendSmsJob, ({ services }, { sealed }) => sendQueuedSms(services, sealed)),
    jobHandler(publishAnnouncementJob, publishDue),
    jobHandler(resolveMessagesJob, (ctx, { until, ...resolved }) => readResolved(ctx, { ...resolved, until: new Date(until) })),
  ],
  housekeeping: sweepMessages,
  retention: [oldMessages],
  personalData: { messages: exportMessages },
  extensionPoints: [subjects],
})
