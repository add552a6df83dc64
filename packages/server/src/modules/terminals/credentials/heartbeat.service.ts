import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { heartbeat } from '@campus/contract/terminals/machine.ts'
import { type Ctx, inTransaction, type Machine, type MachineCtx } from '../../../context/context.ts'
import { newToken } from '../../../platform/crypto/secret-box.ts'
import { refuse } from '../../../platform/refuse.ts'
import { noteTerminalEvent, raiseFault } from '../terminal/terminal.service.ts'
import { noteHeard, watchNeighbours } from '../watch/status.service.ts'
import { lockValid, markDoubled, saveNonce } from './credential.repository.ts'
import { letGo } from './let-go.service.ts'
import { isKnownNonce } from './nonce.rules.ts'

/** Two hold the same credential, and it is unknown which of them is the terminal: both are rejected. */
const shut = async (ctx: Ctx, machine: Machine) => {
  const { credentialId, terminalId, part } = machine
  await markDoubled(ctx.sql, credentialId, ctx.now())
  await letGo(ctx, { id: credentialId, terminalId, part })
  await noteTerminalEvent(ctx, { terminalId, kind: 'doubled', note: part })
  await raiseFault(ctx, { terminalId, kind: 'credential' })
}

type Said = InputOf<typeof heartbeat>

const checkHeartbeat = (ctx: MachineCtx, { beat, printer, version }: Said) =>
  inTransaction(ctx, async (ctx) => {
    const { machine } = ctx
    const chain = await lockValid(ctx.sql, machine.credentialId)
    if (!chain) throw refuse('login_required')
    if (!isKnownNonce(chain, beat)) {
      await shut(ctx, machine)
      return undefined
    }
    const next = newToken()
    await saveNonce(ctx.sql, machine.credentialId, { nonce: next, previous: beat, network: ctx.origin.network, now: ctx.now() })
    return { beat: next, ...(await noteHeard(ctx, machine, { printer, version })) }
  })

export const receiveHeartbeat = async (ctx: MachineCtx, said: Said): Promise<OutputOf<typeof heartbeat>> => {
  const answer = await checkHeartbeat(ctx, said)
  // Only now, because a refusal would take the shutting back.
  if (!answer) throw refuse('credential_doubled')
  await watchNeighbours(ctx, ctx.machine.schoolId)
  return answer
}
