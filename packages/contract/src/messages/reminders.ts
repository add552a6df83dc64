import { z } from 'zod'
import { call, Done } from '../call.ts'
import { MessageCategory } from './categories.ts'

export const ReminderSwitch = z.object({
  category: MessageCategory,
  title: z.string(),
  isOn: z.boolean(),
  byMail: z.boolean(),
  mayTurnOff: z.boolean(),
})

export const reminderSwitches = call({
  method: 'GET',
  path: '/tcyApi/switchList',
  who: 'user',
  summary: 'My reminder settings by category and channel.',
  output: z.array(ReminderSwitch),
})

export const turnReminder = call({
  method: 'POST',
  path: '/tcyApi/selectSwitch',
  who: 'user',
  summary: 'Turn the reminder of a category on or off, or its copy by mail.',
  body: z.object({ category: MessageCategory, isOn: z.boolean().optional(), byMail: z.boolean().optional() }),
  output: Done,
  refusals: ['reminder_kept_on'],
})

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock_time')
export const QuietHours = z.object({ isOn: z.boolean(), from: ClockTime, until: ClockTime })

export const quietHours = call({
  method: 'GET',
  path: '/my/messages/quiet-hours',
  who: 'user',
  summary: 'My quiet hours, in the time zone of the school.',
  output: QuietHours,
})

export const changeQuietHours = call({
  method: 'POST',
  path: '/my/messages/quiet-hours',
  who: 'user',
  summary: 'Change my quiet hours; reminders by mail wait until they end.',
  body: QuietHours.refine(({ from, until }) => from !== until, { message: 'quiet_hours_empty', path: ['until'] }),
  output: Done,
})
