import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import type { RefusalCode } from '../refusals.ts'
import { SchoolLook } from '../school/look.ts'
import { Titled } from '../school/schools.ts'
import { OpeningHours, PrinterReason, PrinterState, SystemState, TerminalAbility, TerminalName } from './terminal-states.ts'

/** A terminal is a screen that people touch, and a program beside the printer; each has its own credential. */
export const TerminalPart = z.enum(['screen', 'printer'])
export type TerminalPart = z.infer<typeof TerminalPart>

/** How often a part says that it lives, and after how long a silence it counts as lost. */
export const heartbeatSeconds = 10
export const lostAfterSeconds = 45

/** With these codes the server says that the credential of a machine opens nothing any more. */
const closing: ReadonlySet<string> = new Set(['login_required', 'forbidden', 'credential_doubled'] satisfies RefusalCode[])
export const closesCredential = (code: string): boolean => closing.has(code)

export const enrol = call({
  method: 'POST',
  path: '/terminal/enrol',
  who: 'public',
  summary: "Register a machine with a terminal by the administrator's one-time code; the response contains its credential, once.",
  body: z.object({ code: z.string().trim().min(8).max(40), deviceName: z.string().trim().max(100).default('') }),
  output: z.object({ token: z.string(), part: TerminalPart, terminalId: Id }),
  refusals: ['enrolment_wrong', 'try_later'],
})

export const terminalSelf = call({
  method: 'GET',
  path: '/terminal/self',
  who: ['terminal'],
  summary: 'The idle screen of a terminal: name, capabilities, status.',
  output: TerminalName.extend({
    id: Id,
    number: z.string(),
    /** The name of the app, as people know it on their phones. */
    product: Titled,
    school: Titled,
    look: SchoolLook,
    part: TerminalPart,
    abilities: z.array(TerminalAbility),
    hours: z.array(OpeningHours),
    isOpenNow: z.boolean(),
    system: SystemState,
    printer: PrinterState,
    reasons: z.array(PrinterReason),
    /** Where to ask for help. */
    helpPhone: z.string(),
    /** The nearest other terminal that serves people now. */
    otherTerminal: TerminalName.nullable(),
    /** Where people reach the app with their phone. */
    appAddress: z.string(),
  }),
})

export const heartbeat = call({
  method: 'POST',
  path: '/terminal/heartbeat',
  who: ['terminal'],
  givesNonce: true,
  summary:
    'Heartbeat of a terminal machine with its printer status. Each response gives the nonce for the next heartbeat and all other calls, so that a credential used in two places is detected and revoked.',
  body: z.object({
    /** The nonce of the answer before; none at the very first. */
    beat: z.string().max(64).nullable(),
    version: z.string().max(40),
    printer: z
      .object({
        state: PrinterState,
        reasons: z.array(PrinterReason).max(10),
        /** Of A4: photo paper is not counted. */
        sheetsLeft: z.number().int().min(0).nullable(),
        tonerPercent: z.number().int().min(0).max(100).nullable(),
        name: z.string().max(100),
      })
      .nullable(),
  }),
  output: z.object({ beat: z.string(), isInUse: z.boolean() }),
  refusals: ['credential_doubled'],
})
