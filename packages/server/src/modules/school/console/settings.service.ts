import type { InputOf } from '@campus/contract/call.ts'
import { type changeSchoolSettings, EditableSettings } from '@campus/contract/school/console/settings.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { calendarUses } from '../calendar-uses.extension.ts'
import { lockSchool, saveSetting } from '../school/school.repository.ts'
import { readSettings, type SchoolSettings } from '../school/school-settings.ts'
import { isTimeZone } from './time-zone.rules.ts'

/** What the school decided, as far as its administrators may decide it. */
export const readEditable = async (ctx: CallerCtx): Promise<EditableSettings> =>
  EditableSettings.parse(await readSettings(ctx.sql, ctx.caller.schoolId))

/** Held while many settings change together: of two who change them at once the second sees what the first did. */
export const holdSettings = async ({ sql, caller }: CallerCtx): Promise<void> => {
  await lockSchool(sql, caller.schoolId)
}

/** Keeps a setting that another area edits: changes at once wait for each other, and each reads what the one before left. */
export const changeSetting = async <Key extends keyof SchoolSettings>(
  ctx: CallerCtx,
  key: Key,
  change: (before: SchoolSettings[Key]) => SchoolSettings[Key],
): Promise<SchoolSettings[Key]> => {
  const { schoolId, personId } = ctx.caller
  await lockSchool(ctx.sql, schoolId)
  const value = change((await readSettings(ctx.sql, schoolId))[key])
  await saveSetting(ctx.sql, { schoolId, key, value, by: personId, now: ctx.now() })
  return value
}

/** Settings that decide on which days the school teaches. */
const calendarKeys: ReadonlySet<string> = new Set(['holidays', 'makeUpDays', 'timeZone'])

type Changes = InputOf<typeof changeSchoolSettings>

const guard = (ctx: CallerCtx, { userTypes, timeZone }: Changes) => {
  if (userTypes && !userTypes.some((type) => ctx.caller.roles.includes(type))) throw refuse('no_way_in')
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw refuse('time_zone_unknown')
}

export const changeSettings = (ctx: CallerCtx, changes: Changes): Promise<EditableSettings> =>
  inTransaction(ctx, async (ctx) => {
    guard(ctx, changes)
    const { schoolId, personId } = ctx.caller
    await lockSchool(ctx.sql, schoolId)
    const settings = await readEditable(ctx)
    const before: Readonly<Record<string, unknown>> = settings
    const changed = Object.entries(changes).filter(([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value))
    if (changed.length === 0) return settings
    for (const [key, value] of changed) await saveSetting(ctx.sql, { schoolId, key, value, by: personId, now: ctx.now() })
    const after = EditableSettings.parse({ ...settings, ...Object.fromEntries(changed) })
    if (changed.some(([key]) => calendarKeys.has(key))) await calendarUses.of(ctx).lessons(ctx, schoolId, after)
    const details = Object.fromEntries(changed.map(([key, value]) => [key, { from: before[key], to: value }]))
    await record(ctx, { action: 'school.settings_changed', subjectKind: 'school', subjectId: schoolId, details })
    return after
  })
