import { nameIn } from '@campus/contract/localized-name.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { integrityTitles, signatoryTitles } from '@campus/contract/verification/outcome.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { PathLink } from '../../../navigation/path-link.tsx'
import { nobodyWords } from '../outcome/answer-words.ts'
import { verdictWords } from '../outcome/verdict-words.ts'
import { hasReport, type LogEntry, markOf } from './entry.ts'
import { logWords } from './words.ts'

export function EntryName({ entry: { template, serial } }: { readonly entry: LogEntry }) {
  const words = useWords(logWords)
  const language = useLanguage()
  return (
    <>
      {template ? nameIn(template, language) : words.unnamed}
      {serial && <small> {serial}</small>}
    </>
  )
}

export function EntryMark({ entry }: { readonly entry: LogEntry }) {
  const say = useSay()
  return <StateMark tone={markOf(entry)} t={say(verdictWords(entry.verdict, entry.way, entry.signedBy).title)} />
}

/** Both answers in one line; a code that was typed has none. */
export function EntryAnswers({ entry: { integrity, signedBy } }: { readonly entry: LogEntry }) {
  const say = useSay()
  if (!integrity) return null
  return [say(integrityTitles[integrity]), say(signedBy ? signatoryTitles[signedBy] : nobodyWords)].join(' · ')
}

/** Leads to the report, as long as there is one. */
export function EntryLink({ entry, children }: { readonly entry: LogEntry; readonly children: ReactNode }) {
  const now = useNow(0)
  if (!hasReport(entry, now)) return children
  return (
    <PathLink to={verificationPaths.result} query={{ id: entry.id }} className="log-link">
      {children}
    </PathLink>
  )
}
