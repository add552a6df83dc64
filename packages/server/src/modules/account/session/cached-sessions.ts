import type { BaseContext } from '../../../context/context.ts'
import type { CachedSessions } from '../../../http/server.extension.ts'
import { openSessions } from './session.service.ts'
import { openSessionCache } from './session-cache.ts'

export const openCachedSessions = (base: BaseContext, mayKeep: () => boolean): CachedSessions => {
  const cache = openSessionCache(mayKeep)
  return { ...openSessions(base, cache), dropSession: (id) => cache.dropSession(id), clear: () => cache.clear() }
}
