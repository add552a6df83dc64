import type { Process } from '@campus/flow/process/process.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { toastFailure } from '../../../../api/toast-failure.ts'
import '../../../../console/look/console-look.css'
import { saveAsFile } from '../processes/exchange.ts'
import type { SaveState } from './design/use-autosave.ts'
import './designer.css'
import { type DesignedProcess, DiscardButton } from './discard-button.tsx'
import { ExportButton, ImportButton } from './file-buttons.tsx'
import { PublishButton } from './publish-button.tsx'
import { designerWords } from './words.ts'

interface DesignerBarProps {
  readonly process: DesignedProcess
  readonly design: Process
  readonly state: SaveState
  readonly isReady: boolean
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly save: () => Promise<number>
  readonly onImport: (process: Process) => void
  readonly onReload: () => Promise<void>
}

/** Whether it is saved, and what can be done with the version as a whole; it stays in sight however long the tree is. */
export function DesignerBar({ process, design, state, isReady, undo, redo, save, onImport, onReload }: DesignerBarProps) {
  const words = useWords(designerWords)
  const { version, hasDraft } = process
  return (
    <div className="designer-bar">
      <p className="designer-state" role="status" data-state={state}>
        {hasDraft ? (
          <StateMark tone="waiting" t={words.draftOf(version.number)} />
        ) : (
          <StateMark tone="good" t={words.publishedAs(version.number)} />
        )}
        {state === 'saved' && !hasDraft ? words.unchanged : words[state]}
        {state === 'failed' && (
          <Button size="small" onClick={() => void save().catch(toastFailure)}>
            {words.saveAgain}
          </Button>
        )}
        {state === 'conflict' && (
          <Button size="small" onClick={() => void onReload().catch(toastFailure)}>
            {words.reload}
          </Button>
        )}
      </p>
      <div className="console-buttons">
        <Button size="small" disabled={!undo} onClick={() => undo?.()}>
          {words.undo}
        </Button>
        <Button size="small" disabled={!redo} onClick={() => redo?.()}>
          {words.redo}
        </Button>
        <ExportButton onExport={() => saveAsFile(process, design)} />
        <ImportButton onImport={onImport} />
        <DiscardButton process={process} onDone={onReload} />
        <PublishButton
          process={process}
          isReady={isReady && state !== 'conflict' && (hasDraft || state !== 'saved')}
          save={save}
          onDone={onReload}
        />
      </div>
    </div>
  )
}
