import type { TemplateProblem } from '@campus/contract/documents/console/templates.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import '@campus/ui/form/form.css'
import { Refused } from '@campus/ui/states/refused.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import '../../../../../console/look/console-look.css'
import type { TemplateForm } from '../template-form.ts'
import { LivePdf } from './live-pdf.tsx'
import './preview-pane.css'
import { previewable } from './previewable.ts'
import { ProblemList } from './problem-list.tsx'
import { useLivePreview } from './use-live-preview.ts'
import { previewWords } from './words.ts'

interface PreviewPaneProps {
  readonly form: TemplateForm
  readonly onProblems: (problems: readonly TemplateProblem[]) => void
  readonly onGo: (line: number) => void
}

interface DataChoiceProps {
  readonly isInvented: boolean
  readonly onInvented: (isInvented: boolean) => void
  /** Told only when the number is whole: on the way to it others would be looked at. */
  readonly onStudent: (number: string) => void
}

/** On whose data: an invented student, or one whom the number names. */
function DataChoice({ isInvented, onInvented, onStudent }: DataChoiceProps) {
  const words = useWords(previewWords)
  const [typed, setTyped] = useState('')
  const use = () => onStudent(typed.trim())
  return (
    <div className="preview-data">
      <Choice
        label={words.data}
        options={[
          ['invented', words.invented],
          ['student', words.student],
        ]}
        value={isInvented ? 'invented' : 'student'}
        onChoose={(choice) => onInvented(choice === 'invented')}
      />
      {!isInvented && (
        <span className="field-with-action">
          <input
            className="field-box"
            aria-label={words.number}
            placeholder={words.number}
            autoComplete="off"
            maxLength={40}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // It would save the template around it.
              event.preventDefault()
              use()
            }}
          />
          <Button onClick={use}>{words.use}</Button>
        </span>
      )}
    </div>
  )
}

const noProblems: readonly TemplateProblem[] = []

export function PreviewPane({ form, onProblems, onGo }: PreviewPaneProps) {
  const words = useWords(previewWords)
  const [rules, source] = useWatch({ control: form.control, name: ['rules', 'source'] })
  const [isInvented, setIsInvented] = useState(true)
  const [student, setStudent] = useState('')
  const request = previewable(rules, source, isInvented ? '' : student)
  const { specimen, problems = noProblems, error, isMaking, retry } = useLivePreview(request)
  useEffect(() => onProblems(problems), [problems, onProblems])

  const t = () => {
    if (!request) return words.rulesFirst
    if (isMaking) return words.making
    if (problems.length > 0) return words.broken(problems.length)
    return specimen && !error ? words.made(specimen.pages, (specimen.milliseconds / 1000).toFixed(1)) : ''
  }

  return (
    <section className="console-card preview-pane" aria-labelledby="preview-title">
      <header>
        <h2 id="preview-title">{words.title}</h2>
        <p className="console-note console-figures" role="status">
          {t()}
        </p>
      </header>
      <DataChoice isInvented={isInvented} onInvented={setIsInvented} onStudent={setStudent} />
      {!isInvented && <p className="console-note">{words.watched}</p>}
      {problems.length > 0 && <ProblemList problems={problems} onGo={onGo} />}
      {error && !isMaking && <Refused error={error} onRetry={retry} />}
      {!specimen && !error && problems.length === 0 && request && <Waiting rows={6} />}
      {specimen && !error && (
        <div className="preview-paper" data-old={isMaking || problems.length > 0 ? true : undefined}>
          <LivePdf title={words.paper} address={specimen.address} />
        </div>
      )}
    </section>
  )
}
