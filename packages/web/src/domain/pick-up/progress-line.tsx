import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { pickUpProgress } from '@campus/contract/printing/items.ts'
import { locationIn } from '@campus/contract/terminals/location-text.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Ring } from '@campus/ui/figures/ring.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './progress-card.css'
import { progressWords } from './progress-words.ts'
import { pickUpWords } from './words.ts'

interface ProgressLineProps {
  readonly progress: NonNullable<OutputOf<typeof pickUpProgress>>
  readonly onClose: (event: { readonly currentTarget: Element }) => void
}

/** In the place of the code once a terminal has read it: where it is printed, how far it is, and that it is done. */
export function ProgressLine({ progress: { state, pagesOut, pagesDue, sheetsDue, reason, terminal }, onClose }: ProgressLineProps) {
  const words = useWords(progressWords)
  const { close } = useWords(pickUpWords)
  const language = useLanguage()
  const place = locationIn(terminal, language)
  return (
    <div className="pick-up-progress print-progress" data-state={state}>
      <Ring
        label={words.label}
        percent={pagesDue === 0 ? 0 : (pagesOut / pagesDue) * 100}
        figure={
          <>
            {pagesOut}
            <small>/{pagesDue}</small>
          </>
        }
      />
      <div role="status" aria-live="polite" className="print-progress-text">
        <h3>{words[state]}</h3>
        {reason && <p className="print-progress-reason">{reason}</p>}
        <p>{state === 'done' ? words.doneText(pagesDue, sheetsDue) : words.pages(pagesOut, pagesDue, sheetsDue)}</p>
        <p>
          <strong>{nameIn(terminal, language)}</strong>
          {place && <small>{place}</small>}
        </p>
      </div>
      {(state === 'done' || state === 'unsure') && <Button onClick={onClose}>{close}</Button>}
    </div>
  )
}
