import { useWords } from '@campus/ui/words/words.ts'
import type { Self } from '../machine/use-self.ts'
import { AboutTerminal } from './about-terminal.tsx'
import './idle-screen.css'
import { readyState } from '../machine/ready-state.ts'
import { Unavailable } from './unavailable.tsx'
import { Welcome } from './welcome.tsx'
import { idleWords } from './words.ts'

interface IdleScreenProps {
  readonly self: Self | undefined
  /** What a scanned code was refused with. */
  readonly failure: string
  readonly onOpened: (id: string) => void
  readonly onRefused: () => void
  readonly onType: () => void
  readonly onCamera: () => void
}

/** What the terminal shows while nobody uses it. */
export function IdleScreen({ self, failure, ...ways }: IdleScreenProps) {
  const words = useWords(idleWords)
  if (!self) return <p className="idle-starting soft">{words.starting}</p>
  return (
    <div className="idle">
      {failure && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      {readyState(self).isUsable ? <Welcome self={self} {...ways} /> : <Unavailable self={self} />}
      <AboutTerminal self={self} />
    </div>
  )
}
