import { sendMailJob, sendSealedMail, sendSealedSms, sendSmsJob } from '../../platform/letters.ts'
import { defineModule, jobHandler } from '../module.ts'
import { exportMessages } from './inbox.service.ts'
import { messageRoutes } from './message.routes.ts'
import { publishAnnouncementJob, readDoneMessagesJob } from './messages.jobs.ts'
import { publishDue } from './publish.service.ts'
import { sweepMessages } from './retention.service.ts'
import { readSettled } from './settle.service.ts'
import { subjects } from './subjects.extension.ts'

export const messagesModule = defineModule({
  name: 'messages',
  after: ['school'],
  routes: messageRoutes,
  jobs: [
    jobHandler(sendMailJob, ({ world }, { sealed }) => sendSealedMail(world, sealed)),
    jobHandler(sendSmsJob, ({ world }, { sealed }) => sendSealedSms(world, sealed)),
    jobHandler(publishAnnouncementJob, publishDue),
    jobHandler(readDoneMessagesJob, (ctx, { until, ...done }) => readSettled(ctx, { ...done, until: new Date(until) })),
  ],
  housekeeping: sweepMessages,
  personalData: { messages: exportMessages },
  extensionPoints: [subjects],
})
