import type { Trial } from '@campus/contract/approval/settings.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import '../../../../../console/look/console-look.css'
import './trial.css'
import { trialWords } from './words.ts'

interface SavedTrialsProps {
  readonly trials: readonly Trial[]
  readonly onLoad: (trial: Trial) => void
  readonly onChange: (trials: Trial[]) => void
}

/** Trials that a version has to pass to be published. */
export function SavedTrials({ trials, onLoad, onChange }: SavedTrialsProps) {
  const words = useWords(trialWords)
  return (
    <section className="console-card">
      <h2>{words.saved}</h2>
      {trials.length === 0 && <p className="console-note">{words.noSaved}</p>}
      <ul className="saved-trials">
        {trials.map((trial) => (
          <li key={trial.name}>
            <span>{[trial.name, trial.starterName].filter(Boolean).join(' · ')}</span>
            <span className="console-buttons">
              <Button size="small" aria-label={words.loadOne(trial.name)} onClick={() => onLoad(trial)}>
                {words.load}
              </Button>
              <Button
                size="small"
                aria-label={words.removeOne(trial.name)}
                onClick={() => onChange(trials.filter(({ name }) => name !== trial.name))}
              >
                {words.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
