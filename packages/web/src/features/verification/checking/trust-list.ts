import { type Trust, trustList } from '@campus/contract/verification/trust.ts'
import { send } from '../../../api/send.ts'
import { cachedAnswer, keepAnswer, openDevice } from '../../../offline-cache/cached-answers.ts'

const question = { call: trustList, given: {}, personId: 'everybody' }

/** Roots, keys and revocations as they stand now; without network as this device has last seen them. */
export const readTrust = async (signal: AbortSignal): Promise<Trust> => {
  const device = openDevice()
  try {
    const trust = await send(trustList, {}, { signal, background: true })
    if (device) keepAnswer(device, question, trust, Date.now())
    return trust
  } catch (error) {
    const kept = device && cachedAnswer(device, question)
    if (signal.aborted || !kept) throw error
    return kept.answer
  }
}
