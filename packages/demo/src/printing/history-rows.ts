import { randomBytes } from 'node:crypto'
import { sha256 } from '@campus/server/platform/digest.ts'
import type { NewRow } from '@campus/server/platform/sql.ts'
import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt, idOf } from '../seed.ts'
import { type DemoFault, demoFaults } from './fault-history.ts'
import { terminalId } from './terminal-rows.ts'
import { demoTerminals } from './terminals.ts'

const openedHours = 60 * 24
const administrator = 'T0003'
const deviceName = 'Campus tray'

export const credentialId = (number: string) => idOf('credential', number)

/** The machine that stood beside the printer so far. Nobody knows its secret: whatever is enrolled next takes its place. */
export const credentialRows = (today: Date) =>
  demoTerminals.map(
    ({ number }): NewRow<'terminal_credential'> => ({
      id: credentialId(number),
      school_id: demoUniversity.id,
      terminal_id: terminalId(number),
      part: 'printer',
      digest: sha256(randomBytes(32).toString('hex')),
      device_name: deviceName,
      enrolled_at: ago(today, openedHours),
    }),
  )

const handledAt = (today: Date, { foundHoursAgo, minutes }: DemoFault) =>
  minutes === undefined ? null : ago(today, foundHoursAgo - minutes / 60)

const faultId = (today: Date, { code, foundHoursAgo }: DemoFault) => idAt('fault', code, ago(today, foundHoursAgo))

export const faultRows = (today: Date) =>
  demoFaults.map(
    (fault): NewRow<'terminal_fault'> => ({
      id: faultId(today, fault),
      school_id: demoUniversity.id,
      terminal_id: terminalId(fault.terminal),
      kind: fault.kind,
      state: fault.minutes === undefined ? 'untreated' : 'processed',
      is_found_by_watch: fault.foundBy === 'watch',
      is_recovered: fault.minutes !== undefined && fault.notes === undefined,
      found_at: ago(today, fault.foundHoursAgo),
      handler_id: fault.notes === undefined ? null : personId(administrator),
      handled_at: handledAt(today, fault),
      notes: fault.notes ?? '',
    }),
  )

/** Each a few minutes after the other. */
export const reportRows = (today: Date) =>
  demoFaults.flatMap((fault) =>
    fault.reports.map(({ by, text }, place) => {
      const at = ago(today, fault.foundHoursAgo - place / 10)
      return {
        id: idAt('report', `${fault.code}.${by}`, at),
        school_id: demoUniversity.id,
        fault_id: faultId(today, fault),
        person_id: personId(by),
        description: text,
        created_at: at,
      }
    }),
  )

interface Turn {
  readonly terminal: string
  readonly kind: NewRow<'terminal_event'>['kind']
  readonly note?: string
  readonly at: Date
}

/** A printer that stands is heard of a little before it counts as a fault. */
const turnsOf = (today: Date, fault: DemoFault): Turn[] => {
  const { terminal, kind, foundHoursAgo } = fault
  if (kind === 'scanner') return []
  const began = ago(today, foundHoursAgo + 0.05)
  const [stopped, ready] = kind === 'offline' ? (['offline', 'online'] as const) : (['printer_stopped', 'printer_ready'] as const)
  const over = handledAt(today, fault)
  const note = kind === 'offline' ? '' : kind === 'toner' ? 'toner_empty' : kind
  return [{ terminal, kind: stopped, note, at: began }, ...(over ? [{ terminal, kind: ready, at: over }] : [])]
}

const openings = (today: Date): Turn[] =>
  demoTerminals.flatMap(({ number }) => [
    { terminal: number, kind: 'enrolled', note: `printer, ${deviceName}`, at: ago(today, openedHours) },
    { terminal: number, kind: 'online', at: ago(today, openedHours - 0.01) },
  ])

export const eventRows = (today: Date) =>
  [...openings(today), ...demoFaults.flatMap((fault) => turnsOf(today, fault))].map(({ terminal, kind, note = '', at }) => ({
    id: idAt('event', `${terminal}.${kind}`, at),
    school_id: demoUniversity.id,
    terminal_id: terminalId(terminal),
    kind,
    note,
    at,
  }))
