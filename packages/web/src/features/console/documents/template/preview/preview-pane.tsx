import type { TemplateProblem } from '@campus/contract/console/document-templates.ts'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Choice } from '../../../../../parts/choice/choice.tsx'
import { useSettled } from '../../../../../parts/search/use-settled.ts'
import { Refused } from '../../../../../parts/states/refused.tsx'
import { Waiting } from '../../../../../parts/states/waiting.tsx'
import { useWords } from '../../../../../words/words.ts'
import '../../../look/console-look.css'
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

/** On whose data: an invented student, or one whom the number names. */
function DataChoice({ number, onNumber }: { readonly number: string | undefined; readonly onNumber: (number: string | undefined) => void }) {
  const words = useWords(previewWords)
  return (
    <div className="preview-data">
      <Choice
        label={words.data}
        options={[
          ['invented', words.invented],
          ['student', words.student],
        ]}
        value={number === undefined ? 'invented' : 'student'}
        onChoose={(choice) => onNumber(choice === 'invented' ? undefined : '')}
      />
      {number !== undefined && (
        <input
          className="field-box preview-number"
          aria-label={words.number}
          placeholder={words.number}
          autoComplete="off"
          maxLength={40}
          value={number}
          onChange={(event) => onNumber(event.target.value)}
          // Enter would save the template around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
    </div>
  )
}

export function PreviewPane({ form, onProblems, onGo }: PreviewPaneProps) {
  const words = useWords(previewWords)
  const [rules, source] = useWatch({ control: form.control, name: ['rules', 'source'] })
  const [number, setNumber] = useState<string>()
  const settled = useSettled(number ?? '').trim()
  const wish = previewable(rules, source)
  const { preview, isMaking, retry } = useLivePreview(wish, settled)
  const { specimen, problems, error } = preview
  useEffect(() => onProblems(problems), [problems, onProblems])

  const says = () => {
    if (!wish) return words.rulesFirst
    if (isMaking) return words.making
    if (problems.length > 0) return words.broken(problems.length)
    return specimen && !error ? words.made(specimen.pages, (specimen.milliseconds / 1000).toFixed(1)) : ''
  }

  return (
    <section className="console-card preview-pane" aria-labelledby="preview-title">
      <header>
        <h2 id="preview-title">{words.title}</h2>
        <p className="console-note console-figures" role="status">
          {says()}
        </p>
      </header>
      <DataChoice number={number} onNumber={setNumber} />
      {settled !== '' && <p className="console-note">{words.watched}</p>}
      {problems.length > 0 && <ProblemList problems={problems} onGo={onGo} />}
      {Boolean(error) && <Refused error={error} onRetry={retry} />}
      {!specimen && !error && problems.length === 0 && wish && <Waiting rows={6} />}
      {specimen && !error && (
        <div className="preview-paper" data-old={isMaking || problems.length > 0 ? true : undefined}>
          <LivePdf title={words.title} address={specimen.address} />
        </div>
      )}
    </section>
  )
}
