import { encryptKey } from '@campus/contract/transit/transit-key.ts'
import { send } from '../../api/send.ts'
import { seal } from './seal.ts'

/**
 * An ID number as it travels: only the server can read it, not what stands between it and this device. A page without
 * https has no means for that; what it sends is as open as the page itself.
 */
export const hideInTransit = async (value: string): Promise<string> => {
  if (!window.isSecureContext) return value
  const key = await send(encryptKey, {})
  return seal(key, value, Date.parse(key.now))
}
