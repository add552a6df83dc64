import { parseArgs } from 'node:util'
import { Instant } from '@campus/contract/fields.ts'
import { say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import type { Ctx } from '../context/context.ts'
import { describeKeys, renewIssuingOf, revokeBySerial, rotateOf } from '../modules/documents/console/keys/operator-keys.service.ts'
import { Refusal } from '../platform/refuse.ts'
import { withSystemContext } from '../start/with-system-context.ts'

const usage = `Signing keys of the schools:
  list                                       every certificate, those in use first
  rotate <school> signer|code                a new key and certificate; what the old one signed stays valid
  renew-issuing <school>                     a new issuing authority, with a new signer and a new key for codes
  revoke <serial> --since <time> --reason <text>
                                             what that certificate signed from then on (2026-09-01T00:00:00Z) is not trusted
<school> is the short code of a school.`

const read = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { since: { type: 'string' }, reason: { type: 'string' } } })
  } catch {
    return { positionals: [], values: {} }
  }
}

/** What to do, or undefined when the words make no sense. */
const actionOf = ({ positionals: [action, subject, purpose], values: { since, reason } }: ReturnType<typeof read>) => {
  if (action === 'list' && !subject) return async (ctx: Ctx) => (await describeKeys(ctx)).join('\n')
  if (!subject) return undefined
  if (action === 'rotate' && (purpose === 'signer' || purpose === 'code'))
    return async (ctx: Ctx) => `The new certificate has the serial number ${await rotateOf(ctx, subject, purpose)}.`
  if (action === 'renew-issuing')
    return async (ctx: Ctx) => `The new authority has the serial number ${await renewIssuingOf(ctx, subject)}.`
  if (action === 'revoke' && reason && Instant.safeParse(since).success)
    return async (ctx: Ctx) => {
      await revokeBySerial(ctx, { serial: subject, since: since ?? '', reason })
      return `${subject} is revoked since ${since}.`
    }
  return undefined
}

const run = (action: (ctx: Ctx) => Promise<string>) =>
  withSystemContext(async (ctx) => {
    try {
      console.log(await action(ctx))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      console.error([say(refusals[error.code], 'en_US'), ...Object.values(error.fields ?? {})].join(': '))
      process.exitCode = 1
    }
  })

const action = actionOf(read())
if (action) await run(action)
else {
  console.error(usage)
  process.exitCode = 1
}
