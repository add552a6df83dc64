import type { ProcessSettings } from '@campus/contract/approval/settings.ts'
import type { Process } from '@campus/flow/process/process.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import '../../../../../console/look/console-look.css'
import { FormFields } from '../../../../../domain/approval-form/form-fields.tsx'
import { PeopleField } from '../../../../../domain/office-people/people-field.tsx'
import { TextInput } from '../../inputs/text-input.tsx'
import type { Change } from '../design/use-design.ts'
import { SavedTrials } from './saved-trials.tsx'
import { TrialResultView } from './trial-result.tsx'
import { useTrial } from './use-trial.ts'
import { trialWords } from './words.ts'

interface TrialTabProps {
  readonly processId: string
  readonly design: Process
  readonly save: () => Promise<number>
  readonly nameOf: (at: string) => string
  readonly onChange: Change<ProcessSettings>
}

/** What would become of an application, before the version is published. */
export function TrialTab({ processId, design, save, nameOf, onChange }: TrialTabProps) {
  const words = useWords(trialWords)
  const trial = useTrial({ processId, design, save })
  const [name, setName] = useState('')
  const { settings } = design
  const { result } = trial
  const keepTrial = () => {
    const kept = result && trial.asTrial(name.trim(), result.path)
    if (!kept) return
    onChange({ ...settings, trials: [...settings.trials.filter((other) => other.name !== kept.name), kept] })
    setName('')
    toast(words.kept, 'success')
  }
  return (
    <div className="console-columns">
      <div className="console-column">
        <section className="console-card">
          <h2>{words.given}</h2>
          <p className="console-note">{words.lead}</p>
          <PeopleField label={words.starter} value={trial.starter} onChange={trial.setStarter} />
          <FormFields items={trial.filling.form} filling={trial.filling} />
          {trial.toPick.map(({ nodeId, name, isMultiple }) => (
            <PeopleField
              key={nodeId}
              label={name}
              isMultiple={isMultiple}
              value={trial.picked[nodeId] ?? []}
              onChange={(people) => trial.pick(nodeId, people)}
            />
          ))}
          <div className="console-buttons">
            <Button
              color="primary"
              loading={trial.isActing}
              aria-busy={trial.isActing}
              disabled={trial.starter.length === 0}
              onClick={() => void trial.run()}
            >
              {words.run}
            </Button>
          </div>
          {trial.starter.length === 0 && <p className="console-note">{words.starterNeeded}</p>}
        </section>
      </div>
      <div className="console-column">
        <section className="console-card">
          <h2>{words.result}</h2>
          {result ? <TrialResultView result={result} nameOf={nameOf} /> : <p className="console-note">{words.nothingYet}</p>}
          {result && !result.stopped && (
            <>
              <TextInput label={words.name} hint={words.keepHint} max={100} value={name} onChange={setName} />
              <div className="console-buttons">
                <Button disabled={name.trim() === ''} onClick={keepTrial}>
                  {words.keep}
                </Button>
              </div>
            </>
          )}
        </section>
        <SavedTrials trials={settings.trials} onLoad={trial.load} onChange={(trials) => onChange({ ...settings, trials })} />
      </div>
    </div>
  )
}
