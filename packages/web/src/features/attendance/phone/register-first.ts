import { isFinal } from '@campus/client/calls/submission-key.ts'
import { ownPhone, registerPhone } from '@campus/contract/attendance/signs.ts'
import { send } from '../../../api/send.ts'

/** The first phone of a person is registered by itself; a second one may sign, and the teacher confirms it. */
export const registerFirst = async (key: string): Promise<void> => {
  const { phone } = await send(ownPhone, {}, { background: true })
  if (phone) return
  try {
    await send(registerPhone, { key }, { background: true })
  } catch (error) {
    if (!isFinal(error)) throw error
  }
}
