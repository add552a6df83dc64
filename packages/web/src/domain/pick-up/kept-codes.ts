import type { ownPickUpCodes } from '@campus/contract/printing/items.ts'
import { z } from 'zod'
import { keptAt, openDevice } from '../../offline-cache/cached-answers.ts'

/** The call itself would bring its whole area to screens that only ask whether there is something to show. */
const path: (typeof ownPickUpCodes)['path'] = '/my/pick-up-codes'
const Codes = z.array(z.object({ expiresAt: z.string() }))

/** Whether this device keeps a code of this person that lives. */
export const keepsLivingCode = (personId: string, now: number, device: Pick<Storage, 'getItem'> | undefined = openDevice()): boolean => {
  const codes = Codes.safeParse(device && keptAt(device, { path, given: {}, personId })?.answer)
  return codes.data?.some(({ expiresAt }) => Date.parse(expiresAt) > now) ?? false
}
