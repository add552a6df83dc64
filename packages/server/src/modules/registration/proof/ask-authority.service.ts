import { randomBytes } from 'node:crypto'
import type { Ctx } from '../../../context/context.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { CaseRow } from '../cases/case.repository.ts'
import { readGiven } from '../cases/given-fields.ts'

/** Whether a public authority knows the face under the name and the ID number that were given. One that does not answer is busy. */
export const askAuthority = async (ctx: Ctx, row: CaseRow, picture: Uint8Array): Promise<boolean> => {
  const { authority, secretBox, log } = ctx.services
  const { name = '', idCard = '' } = readGiven(secretBox, row)
  if (!authority) throw refuse('faces_off')
  try {
    const { isPassed } = await authority.verify({ orderNo: randomBytes(16).toString('hex'), name, idCard, picture })
    return isPassed
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    log.warn({ err: error }, 'The authority for ID numbers did not compare a face.')
    throw refuse('face_busy')
  }
}
