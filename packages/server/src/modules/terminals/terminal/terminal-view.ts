import {
  OpeningHours,
  PrinterReason,
  PrinterState,
  TerminalAbility,
  type TerminalName,
} from '@campus/contract/terminals/terminal-states.ts'
import type { Terminal } from '@campus/contract/terminals/terminals.ts'
import { z } from 'zod'
import { isOpenAt } from './opening-hours.rules.ts'
import type { TerminalRow } from './terminal.repository.ts'
import { type Standing, statusOf } from './terminal-state.rules.ts'

interface NamedRow {
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
  readonly location: string
  readonly location_en: string
  readonly location_tw: string
}

/** What a terminal is called and where it stands, as the contract spells it. */
export const nameOf = (row: NamedRow): z.infer<typeof TerminalName> => ({
  name: row.name,
  nameEn: row.name_en,
  nameTw: row.name_tw,
  location: row.location,
  locationEn: row.location_en,
  locationTw: row.location_tw,
})

export const hoursOf = ({ hours }: Pick<TerminalRow, 'hours'>) => z.array(OpeningHours).parse(hours)

/** Its current status, in its time zone. */
export const standingNow = (row: TerminalRow, timeZone: string, now: Date): Standing & { readonly isOpenNow: boolean } => {
  const isOpenNow = isOpenAt(hoursOf(row), timeZone, now)
  const known = {
    isInUse: row.is_in_use,
    isOpenNow,
    isOutOfOrder: row.is_out_of_order,
    printerSeenAt: row.printer_seen_at,
    printer: PrinterState.parse(row.printer_state),
    reasons: z.array(PrinterReason).parse(row.printer_reasons),
  }
  return { ...statusOf(known, now), isOpenNow }
}

export type Shown = Omit<Terminal, 'metres' | 'walkingMinutes'>

export const presentTerminal = (row: TerminalRow, timeZone: string, now: Date): Shown => ({
  id: row.id,
  number: row.number,
  ...nameOf(row),
  latitude: row.latitude,
  longitude: row.longitude,
  abilities: z.array(TerminalAbility).parse(row.abilities),
  hours: hoursOf(row),
  ...standingNow(row, timeZone, now),
  waiting: row.waiting,
})
