import type { CachedSessions } from '../../../http/server.extension.ts'
import type { BaseContext } from '../../../platform/context.ts'
import { openSessions } from './session.service.ts'
import { openSessionCache } from './session-cache.ts'

export const openCachedSessions = (base: BaseContext, mayKeep: () => boolean): CachedSessions => {
  const cache = openSessionCache(mayKeep)
  return { ...openSessions(base, cache), dropSession: (id) => cache.dropSession(id), clear: () => cache.clear() }
}
