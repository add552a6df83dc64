import { say } from '@campus/contract/language.ts'
import { giveDuty } from '@campus/contract/operations/duties.ts'
import { roleNames } from '@campus/contract/roles.ts'
import { z } from 'zod'
import { refuse } from '../../../../platform/refuse.ts'
import { later } from '../../../../platform/time/clock.ts'
import { dayIn } from '../../../../platform/time/zoned-day.ts'
import { readSettings } from '../../../school/school/school-settings.ts'
import { findByNumber } from '../../access/access.repository.ts'
import { listManagingRoles } from '../../duties/duty.repository.ts'
import { give } from '../../duties/duty.service.ts'
import { findUnitByCode } from '../configuration.repository.ts'
import type { Part } from '../part.ts'

const Duty = giveDuty.body.pick({ sets: true, lastDay: true, reason: true }).extend({ unitCode: z.string().max(100).nullable() })

/** Role and number: neither changes with the person's name or office. */
const keyOf = (role: string, number: string) => `${role} ${number}`
const partsOf = (key: string) => {
  const at = key.indexOf(' ')
  return { role: giveDuty.body.shape.role.safeParse(key.slice(0, at)).data, number: key.slice(at + 1) }
}

export const dutiesPart: Part = {
  name: 'duties',
  read: async ({ sql, caller }) => {
    const { timeZone } = await readSettings(sql, caller.schoolId)
    const rows = await listManagingRoles(sql, caller.schoolId)
    return Object.fromEntries(
      rows.flatMap(({ role, number, sets, ends_at, reason, duty_unit_code, is_over }) =>
        sets && ends_at && !is_over
          ? [[keyOf(role, number), { sets, unitCode: duty_unit_code, lastDay: dayIn(timeZone, later(ends_at, -1)), reason }]]
          : [],
      ),
    )
  },
  entryOf: (key) => (partsOf(key).role ? Duty : z.never()),
  titleOf: (key, _, language) => {
    const { role, number } = partsOf(key)
    return role ? `${number} · ${say(roleNames[role], language)}` : key
  },
  fieldNames: {
    sets: ['可以使用', 'May use', '可以使用'],
    unitCode: ['限定单位', 'Only this unit', '限定單位'],
    lastDay: ['最后一天', 'Last day', '最後一天'],
  },
  isOver: (_, value, { day }) => (Duty.safeParse(value).data?.lastDay ?? day) < day,
  apply: async (ctx, changes) => {
    for (const { key, after } of changes) {
      const [{ role, number }, { unitCode, ...duty }] = [partsOf(key), Duty.parse(after)]
      const { schoolId } = ctx.caller
      const person = await findByNumber(ctx.sql, schoolId, number)
      if (!person || !role) throw refuse('user_unknown')
      const unit = unitCode === null ? null : await findUnitByCode(ctx.sql, schoolId, unitCode)
      if (unit === undefined) throw refuse('unit_unknown')
      await give(ctx, { ...duty, personId: person.id, role, unitId: unit?.id ?? null })
    }
  },
}
