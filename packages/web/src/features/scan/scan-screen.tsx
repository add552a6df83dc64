import { PictureChoice } from '@campus/ui/code-reader/picture-choice.tsx'
import { Viewfinder } from '@campus/ui/code-reader/viewfinder.tsx'
import { useEffect, useState } from 'react'
import { PathLink } from '../../navigation/path-link.tsx'
import { findScreen } from '../../navigation/registry.ts'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { Refused } from '@campus/ui/states/refused.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { followScan } from './follow-scan.ts'
import './scan.css'
import { TypedCode } from './typed-code.tsx'
import { scanWords } from './words.ts'

type Phase = { readonly is: 'looking' } | { readonly is: 'reading' } | { readonly is: 'failed'; readonly error: unknown }

const looking: Phase = { is: 'looking' }

/** The camera of the phone has read somebody's card and opened the app with it: the code is this very address. */
const cardText = (card: string) => `${window.location.origin}/#${messagesPaths.scan.address}?${new URLSearchParams({ card })}`

/** What shows a code without network has to be here before the network is gone. */
const loadTextScreen = () => {
  findScreen(peoplePaths.scanned.address)
    ?.load()
    .catch(() => undefined)
}

export default function ScanScreen() {
  const words = useWords(scanWords)
  const { card } = useQueryOf(messagesPaths.scan)
  const [phase, setPhase] = useState<Phase>(card ? { is: 'reading' } : looking)

  const fail = (error: unknown) => setPhase({ is: 'failed', error })
  const take = (text: string) => {
    setPhase({ is: 'reading' })
    followScan(text).catch(fail)
  }

  useEffect(loadTextScreen, [])
  useEffect(() => {
    if (card) followScan(cardText(card)).catch((error: unknown) => setPhase({ is: 'failed', error }))
  }, [card])

  if (phase.is === 'reading') return <Waiting rows={2} />
  if (phase.is === 'failed') return <Refused error={phase.error} title={words.failed} onRetry={() => setPhase(looking)} />
  return (
    <div className="page page-two-columns scan">
      <Viewfinder onFound={take} onBroken={fail} />
      <div className="page-column">
        <PictureChoice onFound={take} />
        <TypedCode onTyped={take} />
        <p className="page-note">{words.what}</p>
        <PathLink to={shellPaths.bridge}>{words.showCode}</PathLink>
      </div>
    </div>
  )
}
