import { sweep } from './modules/account/housekeeping/housekeeping.service.ts'
import { sealNewEntries } from './modules/audit/audit.service.ts'
import { type Ctx, systemContext } from './platform/context.ts'
import type { JobHandlers, JobKind } from './platform/jobs.ts'
import { sendSealedMail, sendSealedSms } from './platform/letters.ts'

/** What each kind of job does; a new kind without its line here does not compile. */
export const jobHandlers = (ground: Pick<Ctx, 'sql' | 'now' | 'world'>): JobHandlers => ({
  'mail.send': ({ sealed }) => sendSealedMail(ground.world, sealed),
  'sms.send': ({ sealed }) => sendSealedSms(ground.world, sealed),
  'audit.seal': async () => {
    await sealNewEntries(systemContext(ground))
  },
  'housekeeping.sweep': async () => {
    await sweep(systemContext(ground))
  },
})

export const jobSchedules: Partial<Record<JobKind, string>> = { 'audit.seal': '* * * * *', 'housekeeping.sweep': '17 * * * *' }
