import { type BaseContext, systemContext } from '../../../context/context.ts'
import type { Machines } from '../../../http/auth.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { findValid } from './credential.repository.ts'
import { checkNonce } from './nonce.rules.ts'
import { noteWrongNonce } from './wrong-nonce.service.ts'

/** Queried every time: a revoked credential is useless. */
export const openMachines = (base: BaseContext): Machines => ({
  async find(token, nonce) {
    const row = await findValid(base.sql, sha256(token))
    if (!row) return undefined
    const machine = { terminalId: row.terminal_id, schoolId: row.school_id, credentialId: row.id, part: row.part }
    return { machine, nonce: checkNonce(row, nonce, base.now()) }
  },
  noteWrongNonce: (machine, network) => noteWrongNonce(systemContext(base), machine, network),
})
