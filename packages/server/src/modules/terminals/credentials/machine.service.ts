import type { Machines } from '../../../http/door.ts'
import type { Ctx, Machine } from '../../../platform/context.ts'
import { sha256 } from '../../../platform/digest.ts'
import { findValid } from './credential.repository.ts'

/** Asked anew every time: a credential that was shut does nothing more. */
export const openMachines = ({ sql }: Pick<Ctx, 'sql'>): Machines => ({
  async find(token) {
    const row = await findValid(sql, sha256(token))
    return row && { terminalId: row.terminal_id, schoolId: row.school_id, credentialId: row.id, part: row.part as Machine['part'] }
  },
})
