import { openShare, ownShares, type ShareKind, shareKinds } from '@campus/contract/schedule/shares.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choices } from '@campus/ui/choice/choices.tsx'
import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { sayDay } from '../../../domain/lesson/school-clock.ts'
import { shareKindNames, shareWords } from './words.ts'

/** A student chooses what to share and gets a code to pass on. */
export function OpenShare() {
  const language = useLanguage()
  const words = useWords(shareWords)
  const say = useSay()
  const [kinds, setKinds] = useState<readonly ShareKind[]>(['timetable'])
  const [given, setGiven] = useState<{ readonly code: string; readonly expiresAt: string }>()
  const { act, isActing } = useAction(openShare, { changes: [ownShares] })
  const make = async () => setGiven(await act({ kinds: [...kinds] }))
  return (
    <section className="page-card">
      <h2>{words.open}</h2>
      <Choices
        label={words.what}
        hint={words.whatHint}
        options={shareKinds.map((kind) => [kind, say(shareKindNames[kind])] as const)}
        chosen={kinds}
        onChange={(chosen) => setKinds(shareKinds.filter((kind) => chosen.includes(kind)))}
      />
      <Button block color="primary" disabled={kinds.length === 0} loading={isActing} onClick={() => void make().catch(() => undefined)}>
        {words.make}
      </Button>
      {given && (
        <div role="status">
          <p>
            {words.code} <strong className="share-code">{given.code}</strong> <CopyButton text={given.code} label={words.code} />
          </p>
          <p className="page-note">
            {words.codeText(sayDay(dateOf(Date.parse(given.expiresAt)), language, { month: 'long', day: 'numeric' }))}
          </p>
        </div>
      )}
    </section>
  )
}
