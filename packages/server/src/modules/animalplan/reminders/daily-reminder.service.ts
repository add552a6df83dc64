import type { Phrase } from '@campus/contract/language.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { holdInboxes, sendMessage } from '../../messages/sending/send.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listWindows } from '../catalogue/catalogue.repository.ts'
import { listAuthors, listSchoolsWithWindows, listSubmitted, listUnfinished, takeDay } from './daily-reminder.repository.ts'
import { remindersOf } from './daily-reminder.rules.ts'

/** Nobody is woken by a reminder. */
const firstHour = 8
const anHour = 3_600_000

const title: Phrase = ['动物采购计划提醒', 'Reminder: animal purchase plans', '動物採購計畫提醒']

const joined = (lines: readonly Phrase[]): Phrase => {
  const inLanguage = (at: 0 | 1 | 2) => lines.map((line) => line[at]).join('\n')
  return [inLanguage(0), inLanguage(1), inLanguage(2)]
}

/** One message for each person, all in the transaction that takes the day: everybody gets theirs once, or the day is tried again. */
const remindSchool = (ctx: Ctx, schoolId: string) =>
  inTransaction(ctx, async (ctx) => {
    const { timeZone } = await readSettings(ctx.sql, schoolId)
    const today = dayIn(timeZone, ctx.now())
    if (ctx.now().getTime() < startOfDay(timeZone, today).getTime() + firstHour * anHour) return
    if (!(await takeDay(ctx.sql, schoolId, today))) return
    const windows = (await listWindows(ctx.sql, schoolId)).filter(({ opens_on, closes_on }) => opens_on <= today && closes_on >= today)
    if (windows.length === 0) return
    const ids = windows.map(({ id }) => id)
    const [unfinished, submitted, authors] = await Promise.all([
      listUnfinished(ctx.sql, schoolId, ids),
      listSubmitted(ctx.sql, schoolId, ids),
      listAuthors(ctx.sql, schoolId),
    ])
    const reminders = [...remindersOf({ today, windows, unfinished, submitted, authors })].map(([to, all]) => ({
      to,
      body: joined(all.map(({ text }) => text)),
      subject: { kind: 'animal_window' as const, id: all[0]?.windowId ?? '' },
    }))
    await holdInboxes(
      ctx,
      reminders.map(({ to }) => to),
    )
    for (const [first, ...others] of Map.groupBy(reminders, ({ body }) => body[0]).values())
      if (first) await sendMessage(ctx, { ...first, schoolId, to: [first, ...others].map(({ to }) => to), category: 'todo', title })
  })

/** Reminds of windows that open and of days that run out, in the morning of each school. */
export const remindDaily = async (ctx: Ctx) => {
  for (const schoolId of await listSchoolsWithWindows(ctx.sql)) await remindSchool(ctx, schoolId)
}
