import { homeInit } from '@campus/contract/home/workbench.ts'
import { useCachedRead } from '../offline-cache/use-cached-read.ts'

/** What waits and how services are arranged. The last answer stands there at once, also without network. */
export const useHome = () => useCachedRead(homeInit, {}, { background: true })
