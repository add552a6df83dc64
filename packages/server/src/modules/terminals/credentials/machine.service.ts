import type { Machines } from '../../../http/auth.ts'
import { type BaseContext, type Ctx, type Machine, systemContext } from '../../../platform/context.ts'
import { sha256 } from '../../../platform/digest.ts'
import { judgeWord } from './beat.rules.ts'
import { findValid } from './credential.repository.ts'
import { noteWrongWord } from './wrong-word.service.ts'

/** Asked anew every time: a credential that was shut does nothing more. */
export const openMachines = (base: BaseContext): Machines => ({
  async find(token, word) {
    const row = await findValid(base.sql, sha256(token))
    if (!row) return undefined
    const machine = { terminalId: row.terminal_id, schoolId: row.school_id, credentialId: row.id, part: row.part as Machine['part'] }
    return { machine, word: judgeWord(row, word, base.now()) }
  },
  noteWrongWord: (machine, network) => noteWrongWord(systemContext(base), machine, network),
})
