import type { CallerCtx } from '../../../context/context.ts'
import { lockSchool, saveSetting } from './school.repository.ts'
import { readSettings, type SchoolSettings } from './school-settings.ts'

/** For settings that an area keeps under one name and administers itself. One change of a school at a time. */
export const changeSchoolSetting = async <Key extends keyof SchoolSettings>(
  ctx: CallerCtx,
  key: Key,
  change: (before: SchoolSettings[Key]) => Promise<SchoolSettings[Key]>,
): Promise<{ readonly before: SchoolSettings[Key]; readonly after: SchoolSettings[Key] }> => {
  const { schoolId, personId } = ctx.caller
  await lockSchool(ctx.sql, schoolId)
  const before = (await readSettings(ctx.sql, schoolId))[key]
  const after = await change(before)
  await saveSetting(ctx.sql, { schoolId, key, value: after, by: personId, now: ctx.now() })
  return { before, after }
}
