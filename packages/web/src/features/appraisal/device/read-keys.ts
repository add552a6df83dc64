import { appraisalKeys } from '@campus/contract/appraisal/ballots.ts'
import { hashKeys } from '@campus/proof/ballot/ballot-hash.ts'
import { sendAnonymously } from './send-anonymously.ts'

/** Asked for without a login, so that nobody can be given keys of their own; their value must be that of the list. */
export const readKeys = async (appraisalId: string) => {
  const { keyHash, keys } = await sendAnonymously(appraisalKeys, { appraisalId })
  if ((await hashKeys(keys)) !== keyHash) throw new Error('The keys of the campaign do not fit their value')
  return { keyHash, keys: new Map(keys.map(({ id, publicKey }) => [id, publicKey])) }
}
