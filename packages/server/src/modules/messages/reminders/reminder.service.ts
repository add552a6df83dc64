import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { categoryNames, mayBeSilenced, messageCategories } from '@campus/contract/messages/categories.ts'
import type { changeQuietHours, quietHours, reminderSwitches, turnReminder } from '@campus/contract/messages/reminders.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { pushUnread } from '../sending/push-unread.service.ts'
import { toClock, toMinute } from '../sending/quiet-hours.rules.ts'
import { findQuietHours, listReminders, saveQuietHours, saveReminder, silenceUnread } from './reminder.repository.ts'

export const listSwitches = async (ctx: CallerCtx): Promise<OutputOf<typeof reminderSwitches>> => {
  const reminders = await listReminders(ctx.sql, ctx.caller.personId)
  return messageCategories.map((category) => {
    const decided = reminders.find((row) => row.category === category)
    return {
      category,
      title: say(categoryNames[category], ctx.language),
      isOn: decided?.is_on ?? true,
      byMail: decided?.by_mail ?? false,
      mayTurnOff: mayBeSilenced(category),
    }
  })
}

export const turn = (ctx: CallerCtx, { category, isOn, byMail }: InputOf<typeof turnReminder>) =>
  inTransaction(ctx, async (ctx) => {
    const { personId, schoolId } = ctx.caller
    if (isOn === false && !mayBeSilenced(category)) throw refuse('reminder_kept_on')
    await saveReminder(ctx.sql, { personId, schoolId, category, isOn, byMail, now: ctx.now() })
    if (isOn !== undefined) await silenceUnread(ctx.sql, { personId, category, isSilent: !isOn })
    await pushUnread(ctx, [personId])
    return null
  })

/** Offered to those who have not chosen yet. */
const usualNight = { isOn: false, from: '22:00', until: '07:00' }

export const readQuietHours = async (ctx: CallerCtx): Promise<OutputOf<typeof quietHours>> => {
  const row = await findQuietHours(ctx.sql, ctx.caller.personId)
  return row ? { isOn: row.is_on, from: toClock(row.from_minute), until: toClock(row.until_minute) } : usualNight
}

export const setQuietHours = async (ctx: CallerCtx, { isOn, from, until }: InputOf<typeof changeQuietHours>) => {
  const { personId, schoolId } = ctx.caller
  await saveQuietHours(ctx.sql, { personId, schoolId, isOn, from: toMinute(from), until: toMinute(until), now: ctx.now() })
  return null
}
