import type { OutputOf } from '@campus/contract/call.ts'
import type { Language } from '@campus/contract/language.ts'
import type { accessMatrix } from '@campus/contract/operations/access.ts'
import type { Role } from '@campus/contract/roles.ts'

type Areas = OutputOf<typeof accessMatrix>
type Rule = Areas[number]['calls'][number]

export interface MatrixFilter {
  readonly words: string
  readonly area?: string | undefined
  readonly role?: Role | undefined
}

/** Summaries are written in English alone: who reads another language neither sees nor searches them. */
export const describedIn = (all: Areas, language: Language): Areas =>
  language === 'en_US' ? all : all.map((each) => ({ ...each, calls: each.calls.map((rule) => ({ ...rule, summary: '' })) }))

/** What is open to everybody is open to each role; machines are no people. */
const isFor = ({ who }: Rule, role: Role | undefined) =>
  role === undefined || (typeof who === 'string' ? who === 'public' || role !== 'terminal' : who.includes(role))

/** The areas with the calls that fit; an area without any is left out. */
export const fitting = (all: Areas, { words, area, role }: MatrixFilter): Areas => {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean)
  const has = ({ method, path, summary }: Rule) => {
    const text = `${method} ${path} ${summary}`.toLowerCase()
    return parts.every((part) => text.includes(part))
  }
  return all
    .filter((each) => !area || each.area === area)
    .map((each) => ({ ...each, calls: each.calls.filter((rule) => has(rule) && isFor(rule, role)) }))
    .filter(({ calls }) => calls.length > 0)
}
