import { makePhoneKey, publicKeyOf } from '@campus/contract/attendance/codes.ts'

const databaseName = 'campus-phone'
const storeName = 'keys'
const keyName = 'own'

const finished = <Answer>(request: IDBRequest<Answer>) =>
  new Promise<Answer>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the store of this device failed')))
  })

const openStore = async () => {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return finished(request)
}

const readPair = async (database: IDBDatabase) =>
  (await finished(database.transaction(storeName).objectStore(storeName).get(keyName))) as CryptoKeyPair | undefined

/** Of two tabs that make a key at once, the one that was kept first counts for both. */
const keepPair = async (database: IDBDatabase, pair: CryptoKeyPair): Promise<CryptoKeyPair> => {
  const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
  const before = (await finished(store.get(keyName))) as CryptoKeyPair | undefined
  if (before) return before
  await finished(store.put(pair, keyName))
  return pair
}

export interface PhoneKey {
  readonly pair: CryptoKeyPair
  readonly publicKey: string
}

/** The key of this phone. Its private half cannot be read, not even by this app, so it never moves to another phone. */
export const readPhoneKey = async (): Promise<PhoneKey> => {
  const database = await openStore()
  try {
    const pair = (await readPair(database)) ?? (await keepPair(database, await makePhoneKey()))
    return { pair, publicKey: await publicKeyOf(pair) }
  } finally {
    database.close()
  }
}
