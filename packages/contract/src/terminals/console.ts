import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { FileId } from '../files/own-files.ts'
import type { Phrase } from '../language.ts'
import { dayFilter } from '../list-filter.ts'
import { CursorQuery, logOf, PageQuery, pageOf, sortBy, summedPageOf } from '../page.ts'
import { FaultKind, FaultState } from './fault-kinds.ts'
import { TerminalPart } from './machine.ts'
import { OpeningHours, TerminalAbility, TerminalName, TerminalState } from './terminal-states.ts'
import { Terminal } from './terminals.ts'

const staff = ['admin', 'manager', 'auditor'] as const

const Live = Terminal.omit({ metres: true, walkingMinutes: true }).extend({
  isInUse: z.boolean(),
  /** When each part was last seen. */
  screenSeenAt: Instant.nullable(),
  printerSeenAt: Instant.nullable(),
  printerName: z.string(),
  version: z.string(),
  /** Of A4. */
  sheetsLeft: z.number().int().nullable(),
  tonerPercent: z.number().int().nullable(),
  openFaults: z.number().int(),
  printedToday: z.number().int(),
})

export const TerminalFilter = z.object({ words: z.string().trim().max(60).optional(), state: TerminalState.optional() })

export const schoolTerminals = call({
  method: 'GET',
  path: '/console/terminals/terminals',
  who: staff,
  summary: 'All terminals of my school with their current status, by number or another order; the sum is of the pages printed today.',
  query: PageQuery.extend({
    ...TerminalFilter.shape,
    sort: sortBy('number', 'sheetsLeft', 'tonerPercent', 'printedToday', 'openFaults'),
  }),
  output: summedPageOf(Live),
})

const Credential = z.object({
  id: Id,
  part: TerminalPart,
  deviceName: z.string(),
  enrolledAt: Instant,
  seenAt: Instant.nullable(),
  network: z.string(),
  state: z.enum(['valid', 'revoked', 'doubled']),
})

export const schoolTerminal = call({
  method: 'GET',
  path: '/console/terminals/terminals/{id}',
  who: staff,
  summary: 'One terminal with its credentials, and its outages in the last 90 days.',
  params: z.object({ id: Id }),
  output: Live.extend({
    credentials: z.array(Credential),
    repair: z.object({ faults: z.number().int(), meanMinutes: z.number().int().nullable(), availablePercent: z.number().nullable() }),
  }),
})

const text = (most: number) => z.string().trim().min(1, 'required').max(most)

export const saveTerminal = call({
  method: 'POST',
  path: '/console/terminals/terminals',
  who: ['admin'],
  summary: 'Add a terminal, or change its data; one that is not in use does not print.',
  body: TerminalName.extend({
    id: Id.optional(),
    number: text(20).regex(/^[A-Za-z0-9-]+$/, 'unit_code'),
    name: text(40),
    nameEn: text(60),
    nameTw: text(40),
    location: text(80),
    locationEn: text(120),
    locationTw: text(80),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    abilities: z.array(TerminalAbility).min(1, 'required').max(20),
    hours: z.array(OpeningHours).max(7),
    isInUse: z.boolean(),
  }),
  output: z.object({ id: Id }),
  refusals: ['terminal_number_taken'],
  idempotency: 'accepted',
})

export const enrolmentCode = call({
  method: 'POST',
  path: '/console/terminals/enrolment',
  who: ['admin'],
  summary:
    'A one-time code (15 minutes) that registers a machine as the screen or the printer of a terminal; using it revokes the previous credential.',
  body: z.object({ terminalId: Id, part: TerminalPart }),
  output: z.object({ code: z.string(), expiresAt: Instant, address: z.string() }),
  idempotency: 'accepted',
})

export const revokeCredential = call({
  method: 'POST',
  path: '/console/terminals/revoke',
  who: ['admin'],
  summary: 'End the credential of a machine at once; its jobs go back to the queue.',
  body: z.object({ credentialId: Id }),
  output: Done,
  idempotency: 'accepted',
})

const eventNames = {
  online: ['上线', 'Came online', '上線'],
  offline: ['离线', 'Went offline', '離線'],
  printer_stopped: ['打印机停止', 'Printer stopped', '印表機停止'],
  printer_ready: ['打印机就绪', 'Printer ready', '印表機就緒'],
  enrolled: ['机器登记', 'Machine enrolled', '機器登記'],
  revoked: ['凭据撤销', 'Credential revoked', '憑證撤銷'],
  doubled: ['凭据被多处使用', 'Credential used in two places', '憑證被多處使用'],
  opened: ['启用', 'Put into service', '啟用'],
  closed: ['停用', 'Taken out of service', '停用'],
  codes_tried: ['有人多次试取件码', 'Repeated wrong codes', '有人多次試取件碼'],
  word_wrong: ['请求未带有效心跳口令', 'Request without a valid heartbeat nonce', '請求未帶有效心跳口令'],
} as const satisfies Record<string, Phrase>

type TerminalEventKind = keyof typeof eventNames
export const terminalEventNames: Record<TerminalEventKind, Phrase> = eventNames
export const terminalEventKinds = Object.keys(eventNames) as [TerminalEventKind, ...TerminalEventKind[]]

const TerminalEvent = z.object({
  id: Id,
  terminal: TerminalName.extend({ id: Id, number: z.string() }),
  kind: z.enum(terminalEventKinds),
  note: z.string(),
  at: Instant,
})

export const TerminalEventFilter = z.object({
  terminalId: Id.optional(),
  kind: z.enum(terminalEventKinds).optional(),
  /** Of the number or the name of the terminal. */
  words: z.string().trim().max(60).optional(),
  ...dayFilter,
})

export const terminalEvents = call({
  method: 'GET',
  path: '/console/terminals/events',
  who: staff,
  summary: 'What happened at the terminals, newest first, by terminal, event, words and day.',
  query: CursorQuery.extend(TerminalEventFilter.shape),
  output: logOf(TerminalEvent),
  changesState: true,
})

const Fault = z.object({
  id: Id,
  terminal: TerminalName.extend({ id: Id, number: z.string() }),
  kind: FaultKind,
  state: FaultState,
  /** Found by the watch before anybody reported it. */
  isFoundByWatch: z.boolean(),
  /** It went away by itself. */
  isHealed: z.boolean(),
  reports: z.number().int(),
  description: z.string(),
  handler: z.string(),
  notes: z.string(),
  foundAt: Instant,
  handledAt: Instant.nullable(),
})

export const FaultFilter = z.object({
  state: FaultState.optional(),
  terminalId: Id.optional(),
  kind: FaultKind.optional(),
  /** Of the number or the name of the terminal, or of how the fault was fixed. */
  words: z.string().trim().max(60).optional(),
  ...dayFilter,
})

export const schoolFaults = call({
  method: 'GET',
  path: '/console/terminals/faults',
  who: staff,
  summary: 'Faults of the terminals by status, terminal, kind, words and the day they were found; open ones first, then newest.',
  query: PageQuery.extend(FaultFilter.shape),
  /** Terminals serve the whole school: only who looks after all of it closes their faults. */
  output: pageOf(Fault).extend({ mayHandle: z.boolean() }),
  changesState: true,
})

export const schoolFault = call({
  method: 'GET',
  path: '/console/terminals/faults/{id}',
  who: staff,
  summary: 'One fault with what people reported about it.',
  params: z.object({ id: Id }),
  output: Fault.extend({
    mayHandle: z.boolean(),
    reported: z.array(
      z.object({
        id: Id,
        personName: z.string(),
        phone: z.string(),
        description: z.string(),
        images: z.array(z.object({ id: FileId, key: z.string() })),
        at: Instant,
      }),
    ),
  }),
})

export const handleFault = call({
  method: 'POST',
  path: '/console/terminals/faults/handle',
  who: ['admin', 'manager'],
  summary:
    'Close a fault with a note for everyone who reported it. A fault that the terminal still reports needs a confirmation; if it persists, it is open again two minutes later.',
  body: z.object({ id: Id, notes: z.string().trim().min(2).max(300), isSure: z.boolean().default(false) }),
  output: Done,
  refusals: ['already_handled', 'fault_stands'],
  idempotency: 'required',
})

export const terminalStatistics = call({
  method: 'GET',
  path: '/console/terminals/statistics',
  who: staff,
  summary: 'The last days of all terminals: pages printed a day, faults by kind, mean time to repair.',
  query: z.object({ days: z.coerce.number().int().min(7).max(90).default(30) }),
  output: z.object({
    days: z.array(z.object({ day: z.string(), pages: z.number().int(), jobs: z.number().int() })),
    faults: z.array(z.object({ kind: FaultKind, count: z.number().int(), meanMinutes: z.number().int().nullable() })),
    meanMinutes: z.number().int().nullable(),
  }),
})
