import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Titled } from '../school/schools.ts'
import { FaultKind } from './fault-kinds.ts'
import {
  OpeningHours,
  PrinterReason,
  PrinterState,
  RunState,
  SystemState,
  TerminalAbility,
  TerminalName,
  TerminalState,
} from './terminal-states.ts'

/** The position of the caller: both or none. */
const Standpoint = z.object({
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
})

export const Terminal = TerminalName.extend({
  id: Id,
  /** The identifier on its front. */
  number: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  abilities: z.array(TerminalAbility),
  hours: z.array(OpeningHours),
  isOpenNow: z.boolean(),
  /** `normal` only if it is open, online and its printer works. */
  state: TerminalState,
  run: RunState,
  system: SystemState,
  printer: PrinterState,
  reasons: z.array(PrinterReason),
  /** How many prints wait there. */
  waiting: z.number().int(),
  /** From the position of the caller. */
  metres: z.number().int().nullable(),
  walkingMinutes: z.number().int().nullable(),
})
export type Terminal = z.infer<typeof Terminal>

export const terminals = call({
  method: 'GET',
  path: '/tcyApi/queryTerminalList',
  who: 'user',
  summary: 'The terminals of my school that are in use with their state, by number, or nearest first if my position is given.',
  query: PageQuery.extend(Standpoint.shape).extend({
    words: z.string().trim().max(60).optional(),
    ability: TerminalAbility.optional(),
    state: TerminalState.optional(),
  }),
  output: pageOf(Terminal),
})

export const usableTerminals = call({
  method: 'GET',
  path: '/tcyApi/getCanUseTerminal',
  who: 'user',
  summary: 'The terminals that can serve me now, nearest first; empty if none can.',
  query: Standpoint.extend({ ability: TerminalAbility.optional() }),
  output: z.array(Terminal),
})

export const nearbyTerminals = call({
  method: 'GET',
  path: '/basic/terminal/listToApp',
  who: 'user',
  summary: 'The terminals of my school that are in use and print uploaded files, nearest first, whether or not they work now.',
  query: Standpoint,
  output: z.array(Terminal),
})

export const faultTypes = call({
  method: 'GET',
  path: '/tcyApi/queryReportTypeList',
  who: 'user',
  summary: 'The kinds of faults to choose from in a report.',
  output: z.array(Titled.extend({ kind: FaultKind })),
})
