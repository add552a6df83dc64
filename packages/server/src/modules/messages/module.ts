import { sendMailJob, sendSealedMail, sendSealedSms, sendSmsJob } from '../../platform/letters.ts'
import { defineModule, jobHandler } from '../module.ts'
import { exportMessages } from './inbox.service.ts'
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
    jobHandler(sendMailJob, ({ services }, { sealed }) => sendSealedMail(services, sealed)),
    jobHandler(sendSmsJob, ({ services }, { sealed }) => sendSealedSms(services, sealed)),
    jobHandler(publishAnnouncementJob, publishDue),
    jobHandler(resolveMessagesJob, (ctx, { until, ...resolved }) => readResolved(ctx, { ...resolved, until: new Date(until) })),
  ],
  housekeeping: sweepMessages,
  personalData: { messages: exportMessages },
  extensionPoints: [subjects],
})
