import { Refusal } from '@campus/client/failures.ts'
import { consoleTemplate, consoleTemplates, publishTemplate, type TemplateProblem } from '@campus/contract/documents/console/templates.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useFailure } from '@campus/ui/states/use-failure.ts'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import '../../../../console/look/console-look.css'
import { lineChanges } from './line-changes.ts'
import { namedLines } from './named-lines.ts'
import { ProblemList } from './preview/problem-list.tsx'
import { ruleNames } from './rules/words.ts'
import './template-editor.css'
import { editorWords } from './words.ts'
import { changedRules, type Template } from './written-template.ts'

interface PublishDialogProps {
  /** As it was saved last. */
  readonly template: Template
  readonly name: string
  readonly onDone: () => Promise<void>
  readonly onProblems: (problems: readonly TemplateProblem[]) => void
  readonly onGo: (line: number) => void
  readonly onClose: () => void
}

function Changes({ before, now }: { readonly before: Template; readonly now: Template }) {
  const words = useWords(editorWords)
  const say = useSay()
  const rules = changedRules(before.rules, now.rules).map((name) => say(ruleNames[name]))
  const { added, removed } = lineChanges(before.source, now.source)
  if (rules.length === 0 && before.source === now.source) return <p>{words.noChanges}</p>
  return (
    <div className="publish-changes">
      <h3>{words.changes}</h3>
      <ul>
        {before.source !== now.source && <li className="console-figures">{words.lines(added, removed)}</li>}
        {rules.length > 0 && <li>{words.changedRules(rules.join(words.comma))}</li>}
      </ul>
    </div>
  )
}

function ChangesSince({ id, version, now }: { readonly id: string; readonly version: number; readonly now: Template }) {
  const read = useRead(consoleTemplate, { id, version })
  return (
    <QueryView read={read} waiting={<Waiting rows={1} />}>
      {(before) => <Changes before={before} now={now} />}
    </QueryView>
  )
}

function Failure({ error, onGo }: { readonly error: unknown; readonly onGo: (line: number) => void }) {
  const { advice } = useFailure(error)
  const lines = error instanceof Refusal ? namedLines(error.fields['source'] ?? '') : []
  return (
    <div className="publish-failure" role="alert">
      <p className="form-failure">{advice}</p>
      {lines.length > 0 && <ProblemList problems={lines} onGo={onGo} />}
    </div>
  )
}

/** Shows what people will get before publishing. A broken template is refused with its lines. */
export function PublishDialog({ template, name, onDone, onProblems, onGo, onClose }: PublishDialogProps) {
  const words = useWords(editorWords)
  const { act, isActing, failure } = useAction(publishTemplate, { changes: [consoleTemplates], quiet: true })
  const { id, revision, version, state, versions } = template
  const before = versions.find(({ state }) => state === 'published')?.version
  const publish = async () => {
    try {
      await act({ id, revision })
    } catch (error) {
      onProblems(error instanceof Refusal ? namedLines(error.fields['source'] ?? '') : [])
      return
    }
    await onDone()
    toast(words.published(version), 'success')
    onClose()
  }
  return (
    <ConsoleDialog title={words.publishTitle(name)} onClose={onClose}>
      <p>{before === undefined ? words.firstVersion : words.fromTo(before, version)}</p>
      {state === 'disabled' && <p>{words.staysDisabled}</p>}
      {before !== undefined && <ChangesSince id={id} version={before} now={template} />}
      {failure && <Failure error={failure} onGo={onGo} />}
      <div className="console-buttons console-buttons-end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button color="primary" loading={isActing} aria-busy={isActing} onClick={() => void publish()}>
          {words.publish}
        </Button>
      </div>
    </ConsoleDialog>
  )
}
