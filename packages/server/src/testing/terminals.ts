import { enrol } from '@campus/contract/terminals/machine.ts'
import type { OpeningHours, PrinterState, TerminalAbility } from '@campus/contract/terminals/terminal-states.ts'
import { systemContext } from '../context/context.ts'
import { giveEnrolment } from '../modules/terminals/credentials/enrolment.service.ts'
import { asker } from './ask.ts'
import type { TestCampus } from './test-campus.ts'

export interface GivenTerminal {
  readonly number?: string
  readonly name?: string
  readonly abilities?: readonly TerminalAbility[]
  readonly hours?: readonly OpeningHours[]
  readonly at?: { readonly latitude: number; readonly longitude: number }
  readonly isInUse?: boolean
  /** The state of its printer; `absent`: no heartbeat yet. */
  readonly printer?: PrinterState | 'absent'
}

let made = 0

/** A terminal that works: its printer has just sent a heartbeat. From then on heartbeats are needed, or it counts as lost. */
export const makeTerminal = async (
  { sql, now }: Pick<TestCampus['base'], 'sql' | 'now'>,
  school: { readonly id: string },
  given: GivenTerminal = {},
): Promise<{ id: string; number: string; name: string }> => {
  made += 1
  const { number = `T-${process.pid}-${made}`, name = `测试终端${made}`, printer = 'idle' } = given
  const { id } = await sql
    .insertInto('terminal')
    .values({
      school_id: school.id,
      number,
      name,
      name_en: `${name} en`,
      name_tw: `${name} tw`,
      location: '图书馆一楼',
      location_en: 'Library, ground floor',
      location_tw: '圖書館一樓',
      ...(given.at ?? { latitude: 30.245, longitude: 119.704 }),
      abilities: [...(given.abilities ?? (['certificate', 'document', 'photo', 'colour', 'duplex'] as const))],
      hours: JSON.stringify(given.hours ?? []),
      is_in_use: given.isInUse ?? true,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const heard =
    printer === 'absent'
      ? {}
      : { printer_seen_at: now(), printer_state: printer, is_lost: false, stopped_at: printer === 'stopped' ? now() : null }
  await sql
    .insertInto('terminal_status')
    .values({ terminal_id: id, school_id: school.id, ...heard })
    .execute()
  return { id, number, name }
}

/** Makes a machine a part of a terminal, as an administrator and the machine do it; the answer is its credential. */
export const enrolMachine = async ({ base, url }: TestCampus, terminalId: string, part: 'screen' | 'printer'): Promise<string> => {
  const { code } = await giveEnrolment(systemContext(base), { terminalId, part })
  return (await asker(url)(enrol, { code, deviceName: 'test' })).data.token
}
