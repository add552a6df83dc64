import { messagesPaths } from '../paths/messages.ts'
import type { Path } from '../paths/path.ts'
import { peoplePaths } from '../paths/people.ts'
import type { Session } from '../session/session.ts'
import { areAllScreensKnown, isRegistered } from './registry.ts'

const all: readonly Path[] = [messagesPaths.home, messagesPaths.workbench, messagesPaths.book, messagesPaths.messages, peoplePaths.my]

/** The tabs in their order. The school may leave out Home, which gives four; a tab appears with its screen. */
export const tabPaths = (tabBar: Session['tabBar']): readonly Path[] =>
  all.filter((path) => (isRegistered(path) || !areAllScreensKnown()) && (tabBar === 'five' || path !== messagesPaths.home))
