import { queryClient } from '../../../api/query-client.ts'
import { clearStoredFiles, sizeOfStoredFiles } from '../../../offline/stored-files.ts'
import { cachePrefix, forgetAnswers, openDevice } from '../../../offline-cache/cached-answers.ts'
import { clearCachedFiles, sizeOfCachedFiles } from '../../../offline-cache/cached-files.ts'
import { keysUnder, sizeUnder } from './size-under.ts'

const draftPrefixes = ['campus.draft.', 'campus.progress.']

interface Store {
  readonly size: () => Promise<number>
  /** Whether it went; without network the files of the app stay. */
  readonly clear: () => Promise<boolean>
}

const picturesInMemory = () => queryClient.getQueryCache().findAll({ queryKey: ['picture'] })

const answers: Store = {
  size: async () => {
    const device = openDevice()
    return (device ? sizeUnder(device, [cachePrefix]) : 0) + (await sizeOfCachedFiles())
  },
  clear: async () => {
    const device = openDevice()
    if (device) forgetAnswers(device)
    await clearCachedFiles()
    return true
  },
}

const drafts: Store = {
  size: async () => sizeUnder(sessionStorage, draftPrefixes),
  clear: async () => {
    for (const key of keysUnder(sessionStorage, draftPrefixes)) sessionStorage.removeItem(key)
    return true
  },
}

const pictures: Store = {
  size: async () => picturesInMemory().reduce((sum, { state }) => sum + (state.data instanceof Blob ? state.data.size : 0), 0),
  clear: async () => {
    queryClient.removeQueries({ queryKey: ['picture'], type: 'inactive' })
    return true
  },
}

/** What the app keeps on this device beside the session, which stays. */
export const stores = { files: { size: sizeOfStoredFiles, clear: clearStoredFiles }, answers, drafts, pictures } as const

export type StoreName = keyof typeof stores

export const storeNames = Object.keys(stores) as readonly StoreName[]
